/** The whole HTTP API: every endpoint once, by family and name; the client has a method of the same family and name. */
import { accounts } from "./accounts.ts";
import { bots } from "./bots.ts";
import { cards } from "./cards.ts";
import { catalogue } from "./catalogue.ts";
import { decks } from "./decks.ts";
import { matches } from "./matches.ts";
import { meetings } from "./meetings.ts";
import { messages } from "./messages.ts";
import { moderation } from "./moderation.ts";
import { people } from "./people.ts";
import { play } from "./play.ts";
import { ratings } from "./ratings.ts";
import { recovery } from "./recovery.ts";
import { replays } from "./replays.ts";
import { sessions } from "./sessions.ts";
import { tables } from "./tables.ts";

export const HTTP_API = {
  accounts,
  sessions,
  recovery,
  people,
  ratings,
  catalogue,
  cards,
  decks,
  bots,
  meetings,
  tables,
  matches,
  play,
  replays,
  messages,
  moderation,
};
export type HttpApi = typeof HTTP_API;

export * from "./account-export.ts";
export * from "./accounts.ts";
export * from "./api-errors.ts";
export * from "./bots.ts";
export * from "./cards.ts";
export * from "./catalogue.ts";
export * from "./common.ts";
export * from "./decks.ts";
export * from "./endpoint.ts";
export * from "./matches.ts";
export * from "./meetings.ts";
export * from "./messages.ts";
export * from "./moderation.ts";
export * from "./people.ts";
export * from "./play.ts";
export * from "./ratings.ts";
export * from "./replays.ts";
export * from "./sessions.ts";
export * from "./tables.ts";
