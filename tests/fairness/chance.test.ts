/** What players can verify of a match's chance afterwards, by what they kept themselves. */

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type ChanceVerdict, readChanceRecord, readRecord, verifyChance, verifyRecord } from "@spellroom/cli";
import { connectTable, enterMatch, type KeptChance } from "@spellroom/client";
import type { ChanceRecord } from "@spellroom/protocol";
import { type RunningServer, startServer } from "@spellroom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { becomeGuest, type Guest } from "../support/people.ts";
import { until } from "../support/waiting.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-chance-"));
let server: RunningServer;
let people: readonly [Guest, Guest];
let matchId: string;
const kept: KeptChance[] = [];

beforeAll(async () => {
  server = await startServer({
    PAGES: "off",
    PORT: "0",
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: "0",
    LOG_LEVEL: "silent",
  });
  people = [await becomeGuest(server.url, "Ada"), await becomeGuest(server.url, "Bea")];
  for (const { api } of people)
    await api.meetings.enqueue({ format: "presets", deck: { preset: "ember-rush" } });
  matchId = await until("a pair", async () => {
    const { ticket } = await people[0].api.meetings.ticket();
    return ticket.state === "matched" ? ticket.matchId : null;
  });
  const clients = people.map(({ api }) =>
    connectTable({
      endpoint: server.url,
      enter: () => enterMatch(api, matchId, "seat"),
      keepChance: (one) => kept.push(one),
    }),
  );
  await until("the game to begin", () => clients.some(({ store }) => store.getState().decision !== null));
  await clients[0]?.concede();
  await until("the end", () => clients.every(({ store }) => store.getState().table?.result));
  // The first replay of a server starts a thread, on a busy machine for longer than the client waits.
  const chance = () => people[0].api.replays.chance({ match: matchId }).catch(() => null);
  await until("the chance of the match", chance, 120_000);
  for (const client of clients) client.close();
  // Of a casual match anybody may see everything.
  await server.foundation.database.query.updateTable("matches").set({ rated: 1 }).execute();
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function chanceFor(person: Guest): Promise<ChanceRecord> {
  const record = readChanceRecord(
    JSON.parse(JSON.stringify(await person.api.replays.chance({ match: matchId }))),
  );
  if (!record) throw new Error("that is no record of chance");
  return record;
}

function spoilt(
  record: ChanceRecord,
  change: (game: ChanceRecord["games"][number]) => object,
): ChanceVerdict {
  return verifyChance({ games: record.games.map((game) => ({ ...game, ...change(game) })) });
}

describe("after a match", () => {
  it("each player finds what was committed to before, and the own entropy in it", async () => {
    expect(kept).toHaveLength(2);
    for (const person of people) {
      const [game] = (await chanceFor(person)).games;
      for (const { commitments, entropy } of kept) {
        expect(game?.commitments).toEqual(commitments);
        expect(game?.entropy).toContain(entropy);
      }
    }
  });

  it("each verifies its own library and the public streams, and is told what it can't check", async () => {
    const verdict = verifyChance(await chanceFor(people[0]));
    expect(verdict.wrong).toEqual([]);
    expect(verdict.checked.join("\n")).toMatch(/opening hand of seat 1: dealt/);
    expect(verdict.unchecked.join("\n")).toMatch(/library:1: not opened/);
    expect(verdict.checked.join("\n")).not.toMatch(/library:1/);
  });

  it("a secret, entropy or hand that is another one is found out", async () => {
    const record = await chanceFor(people[1]);
    const wrong = (change: Parameters<typeof spoilt>[1]) => spoilt(record, change).wrong.join("\n");
    expect(wrong(({ openings }) => ({ openings: { ...openings, coins: "0".repeat(64) } }))).toMatch(/coins/);
    expect(wrong(({ entropy }) => ({ entropy: entropy.map(() => "00".repeat(16)) }))).toMatch(/opening hand/);
    expect(
      wrong(({ libraries }) => ({
        libraries: libraries.map((one) => ({ ...one, hand: one.deck.slice(0, 7) })),
      })),
    ).toMatch(/opening hand of seat 2: NOT dealt/);
  });

  it("the whole record verifies with its chance once both have agreed to show it", async () => {
    await expect(people[0].api.replays.record({ match: matchId })).rejects.toThrow();
    for (const { api } of people) await api.replays.consent({ match: matchId });
    const record = readRecord(
      JSON.parse(JSON.stringify(await people[0].api.replays.record({ match: matchId }))),
    );
    if ("error" in record) throw new Error(record.error);
    expect(verifyRecord(record)).toMatchObject({ ok: true, commitment: true });
    const { chance } = record;
    if (!chance) throw new Error("the record has no chance");
    const other = { ...record, streams: { ...record.streams, coins: "0".repeat(64) } };
    expect(verifyRecord(other)).toMatchObject({ ok: false });
    expect(verifyChance(await chanceFor(people[0])).unchecked).toEqual([]);
  });
});
