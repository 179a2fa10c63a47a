/** Matches for tests of storage: the shape is real, the game is not. */
import { randomUUID } from "node:crypto";
import type { JournalEntry, NewMatch } from "../../src/storage/journal.ts";

export function newMatch(overrides: Partial<NewMatch> = {}): NewMatch {
  return {
    id: randomUUID(),
    owner: "process-one",
    format: "constructed",
    ruleset: "two-player",
    engineVersion: "1",
    visibility: "public",
    origin: "quick",
    rematchOf: null,
    seats: [
      { seat: 0, accountId: null, bot: "greedy", name: "Ada", deck: { preset: "burn" } },
      { seat: 1, accountId: null, bot: "random", name: "Bea", deck: { preset: "fliers" } },
    ],
    setup: { seed: "00ff", players: 2, note: "Zeichen: ä \u0000 \ud83c\udf32" },
    definitions: new Map([["hash-of-bear", { name: "Bear", power: 2 }]]),
    ...overrides,
  };
}

export function entry(number: number, who = "anybody"): JournalEntry {
  return { input: { kind: "choose", number, who }, stateHash: `state-${number}-${who}` };
}
