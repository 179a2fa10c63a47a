/** Every method of the HTTP client, called against a running server: what it asks for is there, and its answer can be read. */
import { HTTP_API, type HttpApi } from "@spellroom/protocol/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts } from "./calls/accounts.ts";
import { bots } from "./calls/bots.ts";
import { cards } from "./calls/cards.ts";
import { catalogue } from "./calls/catalogue.ts";
import { decks } from "./calls/decks.ts";
import { matches } from "./calls/matches.ts";
import { meetings } from "./calls/meetings.ts";
import { messages } from "./calls/messages.ts";
import { moderation } from "./calls/moderation.ts";
import { people } from "./calls/people.ts";
import { play } from "./calls/play.ts";
import { ratings } from "./calls/ratings.ts";
import { recovery } from "./calls/recovery.ts";
import { replays } from "./calls/replays.ts";
import { sessions } from "./calls/sessions.ts";
import { tables } from "./calls/tables.ts";
import type { CallsOf } from "./support/calls-of.ts";
import { endStage, moderator, startStage } from "./support/stage.ts";

const CALLS: { readonly [Family in keyof HttpApi]: CallsOf<Family> } = {
  accounts,
  sessions,
  recovery,
  people,
  ratings,
  catalogue,
  meetings,
  tables,
  matches,
  play,
  replays,
  messages,
  moderation,
  decks,
  bots,
  cards,
};

beforeAll(startStage);
afterAll(endStage);

const namesOf = (families: object): readonly string[] =>
  Object.entries(families)
    .flatMap(([family, methods]) => Object.keys(methods).map((name) => `${family}.${name}`))
    .toSorted();

describe("every method of the HTTP client is answered by a running server", () => {
  it("and none is left out here", () => {
    expect(namesOf(CALLS)).toEqual(namesOf(moderator.api));
    expect(namesOf(moderator.api)).toEqual(namesOf(HTTP_API));
  });

  describe.each(Object.entries(CALLS))("%s", (_family, calls) => {
    it.each(Object.entries(calls))("%s", (_name, call) => call());
  });
});
