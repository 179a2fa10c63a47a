import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daring } from "./support/daring.ts";
import { type RecordedServer, startRecordedServer } from "./support/recorded-server.ts";
import { decksOf, hidesThings, seedOf } from "./support/tables.ts";
import { differencesBetweenTwins } from "./support/twins.ts";

/** A game with a twin for every fourth game whose bytes are read. */
const GAMES = Math.max(1, Math.floor(Number(process.env.PRIVACY_GAMES ?? 12) / 4));
/** Each seat, and the watchers, who may have been shown hands. */
const VIEWERS = [null, 0, 1] as const;
const MOST_ANSWERS = 150;
const MOST_HIDING_ANSWERS = 90;
const TOO_LONG_MILLISECONDS = 240_000;

let running: RecordedServer;
beforeAll(async () => {
  running = await startRecordedServer();
});
afterAll(() => running.close());

describe("two games that differ only in what a viewer can't know", () => {
  it.each(Array.from({ length: GAMES }, (_, at) => at + 1))(
    "give that viewer the same bytes (game %i)",
    async (luck) => {
      const differences = await differencesBetweenTwins(running.server, {
        luck,
        decks: decksOf(luck),
        seed: seedOf(luck),
        manner: hidesThings(luck) ? daring : undefined,
        most: hidesThings(luck) ? MOST_HIDING_ANSWERS : MOST_ANSWERS,
        viewer: VIEWERS[luck % VIEWERS.length] ?? null,
      });
      expect(differences).toEqual([]);
    },
    TOO_LONG_MILLISECONDS,
  );
});
