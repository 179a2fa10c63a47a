import { randomUUID } from "node:crypto";
import { shippedDocuments } from "@spellroom/cards";
import { storedInputSchema } from "@spellroom/match";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startCoordination } from "../../src/coordination/coordination.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { MatchHost } from "../../src/match/hosting/match-host.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

/** One person between two bots. */
async function threeSeats() {
  const coordination = await startCoordination(
    { kind: "single" },
    { publicAddress: "127.0.0.1:1", storage: "a database", onError: () => undefined },
  );
  const nothing = async () => null;
  const host = new MatchHost({
    journal: bench.journal,
    store: new MatchStore(bench.database),
    live: bench.live,
    coordination,
    door: {
      openHere: async () => undefined,
      seat: nothing,
      watch: nothing,
      shown: nothing,
      commandsSince: nothing,
      execute: nothing,
    },
    documents: shippedDocuments(),
    imported: { find: () => undefined, playableNames: () => [] },
    logger: createLogger("silent"),
  });
  const deck = { preset: "ember-rush" };
  const bot = { kind: "bot", bot: "random", name: "A bot", deck } as const;
  const matchId = randomUUID();
  const made = await host.create({
    matchId,
    format: "freeForAll",
    seats: [bot, { kind: "human", accountId: bench.accounts[0] ?? "", name: "Ada", deck }, bot],
    visibility: "public",
    origin: "table",
  });
  expect(made).toMatchObject({ ok: true });
  const match = bench.live.get(matchId);
  if (!match) throw new Error("the match is not open");
  return { match, close: () => coordination.close() };
}

describe("a match whose only person gives up", () => {
  it("ends at once though two bots could play on, with a winner, a result and a journal that leads there", async () => {
    const { match, close } = await threeSeats();
    expect(await match.execute(1, { kind: "concede", request: {} })).toMatchObject({ ok: true });
    expect(match.isOver).toBe(true);
    expect(match.state.result?.winners).toHaveLength(1);
    expect(match.state.players[1]?.lost).toBe("concede");
    const record = await bench.journal.read(match.matchId, "start");
    expect(record?.match.status).toBe("finished");
    expect(record?.match.result?.outcomes).toContainEqual({ seat: 1, outcome: "loss" });
    const inputs = record?.entries.map(({ input }) => storedInputSchema.parse(input)) ?? [];
    expect(inputs.slice(-2)).toMatchObject([
      { kind: "concede", seat: 1, reason: "concede" },
      { kind: "concede", reason: "left" },
    ]);
    await close();
  });
});
