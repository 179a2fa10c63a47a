import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seededChance } from "../support/chance.ts";
import { eager } from "./support/daring.ts";
import { disguisedDeck } from "./support/hidden-decks.ts";
import { judge } from "./support/judge.ts";
import { type PlayOptions, playRecorded } from "./support/play.ts";
import { type RecordedServer, startRecordedServer } from "./support/recorded-server.ts";
import * as sabotage from "./support/sabotage.ts";
import { decksOf, seedOf } from "./support/tables.ts";
import { differencesBetweenTwins } from "./support/twins.ts";

/** A game with lost connections, second devices, refused answers and visits to the pages in its first minutes. */
const LUCK = 2;
const game = { luck: LUCK, decks: decksOf(LUCK), seed: seedOf(LUCK), most: 70 };

/** Nothing but disguised creatures and what is aimed at them. */
const HIDING_LUCK = 2;
const hidingChance = seededChance(HIDING_LUCK);
const hiding = {
  luck: HIDING_LUCK,
  decks: [disguisedDeck(hidingChance), disguisedDeck(hidingChance)],
  seed: seedOf(HIDING_LUCK),
  most: 45,
  manner: eager,
} as const;

let running: RecordedServer;
beforeEach(async () => {
  running = await startRecordedServer();
});
afterEach(() => running.close());

async function whatIsFound(spoil?: sabotage.Sabotage, played: PlayOptions = game): Promise<string> {
  spoil?.(running.server);
  return judge(await playRecorded(running.server, played)).wrong.join("\n");
}

describe("the reading of every byte", () => {
  it("finds nothing while nothing is wrong", async () => {
    expect(await whatIsFound()).toBe("");
  });

  it("finds nothing while nothing is wrong with decks that hide things", async () => {
    expect(await whatIsFound(undefined, hiding)).toBe("");
  });

  it("finds a log line that reveals a card in a hand", async () => {
    expect(await whatIsFound(sabotage.tellingLogLine)).toMatch(/^the first watcher: card \d+/m);
  });

  it("finds an option that names the other's card", async () => {
    expect(await whatIsFound(sabotage.tellingOption)).toMatch(/: card \d+ at moment \d+, known since .*Zq/);
  });

  it("finds an error text that names the other's card", async () => {
    expect(await whatIsFound(sabotage.tellingErrorText)).toMatch(/: card \d+ at moment .*unlike Zq/);
  });

  it("finds an option that shows what lies face down", async () => {
    expect(await whatIsFound(sabotage.showingOptions, hiding)).toMatch(/^(Ada|Bea).*: card \d+ at moment/m);
  });

  it("finds an ability on the stack that shows its face-down source", async () => {
    expect(await whatIsFound(sabotage.showingSources, hiding)).toMatch(/^the first watcher: card \d+/m);
  });

  it("finds a key that is used again", async () => {
    expect(await whatIsFound(sabotage.reusedKey)).toMatch(/p\d+ comes again|p\d+ is another object/);
  });

  it("finds a snapshot that reveals more after a reconnection", async () => {
    expect(await whatIsFound(sabotage.tellingSnapshot)).toMatch(/: card \d+ at moment .*s999/);
  });

  it("finds an HTTP answer that lists the decks", async () => {
    expect(await whatIsFound(sabotage.tellingHttpAnswer)).toMatch(/^the first watcher: card \d+ .*1 Zq/m);
  });

  it("finds commands that are sent as for another seat", async () => {
    expect(await whatIsFound(sabotage.tellingCommands)).toMatch(/^the first watcher: card \d+/m);
  });

  it("finds the moments of a replay that are served too early", async () => {
    expect(await whatIsFound(sabotage.earlyReplay)).toMatch(/^the first watcher: card \d+/m);
  });

  it("finds a record that is served too early", async () => {
    expect(await whatIsFound(sabotage.tellingReplay)).toMatch(/^the first watcher: a part of the seed/m);
  });
});

describe("the comparison of twins", () => {
  it("finds numbers of instances that depend on names in a hand", async () => {
    sabotage.tellingReferences(running.server);
    const differences = await differencesBetweenTwins(running.server, { ...game, viewer: 1 });
    expect(differences.join("\n")).toContain("is not the same");
  });
});
