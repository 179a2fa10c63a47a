import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daring } from "./support/daring.ts";
import { judge, secretsLogged } from "./support/judge.ts";
import { playRecorded } from "./support/play.ts";
import { type RecordedServer, startRecordedServer } from "./support/recorded-server.ts";
import { decksOf, hidesThings, seedOf } from "./support/tables.ts";

/** `PRIVACY_GAMES=200` plays more of them. */
const GAMES = Number(process.env.PRIVACY_GAMES ?? 12);
const MOST_ANSWERS = 300;
/** More happens with each of these answers. */
const MOST_HIDING_ANSWERS = 120;
const TOO_LONG_MILLISECONDS = 120_000;

let running: RecordedServer;
beforeAll(async () => {
  running = await startRecordedServer();
});
afterAll(() => running.close());

describe("every byte that each connection of a game is sent", () => {
  it.each(Array.from({ length: GAMES }, (_, at) => at + 1))(
    "tells nobody what they could not know (game %i)",
    async (luck) => {
      const played = await playRecorded(running.server, {
        decks: decksOf(luck),
        seed: seedOf(luck),
        manner: hidesThings(luck) ? daring : undefined,
        luck,
        most: hidesThings(luck) ? MOST_HIDING_ANSWERS : MOST_ANSWERS,
      });
      expect(judge(played).wrong).toEqual([]);
      expect(secretsLogged(running.log(), played)).toEqual([]);
      expect(played.record.match.status).toBe("finished");
    },
    TOO_LONG_MILLISECONDS,
  );
});
