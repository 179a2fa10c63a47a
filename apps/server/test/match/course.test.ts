import { randomUUID } from "node:crypto";
import { loadPool, rulesetById } from "@spellroom/cards";
import { commitmentsOf, readSetup, storeSetup, streamSecret } from "@spellroom/match";
import { definitionId } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resumeMatch } from "../../src/match/journal/resume.ts";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { chanceRecord } from "../../src/replays/chance-record.ts";
import { recordFile } from "../../src/replays/record-file.ts";
import type { JournalRecord } from "../../src/storage/journal.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import {
  answer,
  HERE,
  Listener,
  type MatchBench,
  openMatchBench,
  presetMatch,
} from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const card = (name: string) => {
  const found = loadPool().byName(name);
  if (!found) throw new Error(`no card ${name}`);
  return found;
};

/** A match that waits for entropy, of so many games, with a sideboard of four cards for each seat. */
async function begin(bestOf: 1 | 3): Promise<LiveMatch> {
  const plain = presetMatch(bench.accounts.map((accountId) => ({ accountId })));
  const setup = readSetup(plain.setup, plain.definitions);
  const side = Array.from({ length: 4 }, () => card("Plains"));
  const stored = storeSetup({ ...setup, fair: true, bestOf, sideboards: [side, side] }, rulesetById("full"));
  const match = { ...plain, id: randomUUID(), owner: HERE, ...stored };
  const created = await bench.journal.create(match);
  if (created.outcome !== "created") throw new Error("the match was not made");
  return bench.live.open(match.id, created.epoch);
}

const entropyOf = (seat: number): string => `${seat}a`.repeat(16);

async function ready(match: LiveMatch, game: number, more: object = {}): Promise<void> {
  for (const seat of [0, 1]) {
    const reply = await match.execute(seat, {
      kind: "ready",
      request: { game, entropy: entropyOf(seat), ...more },
    });
    expect(reply.ok).toBe(true);
  }
}

async function journalOf(match: LiveMatch): Promise<JournalRecord> {
  const record = await bench.journal.read(match.matchId, "start");
  if (!record) throw new Error("no journal");
  return record;
}

function openingOf(match: LiveMatch, seat: number) {
  return match.reader.catchUp(seat).snapshot.opening;
}

describe("chance that a match is committed to", () => {
  it("is shown to the seats before anything is dealt, and to them alone", async () => {
    const match = await begin(1);
    expect(match.state.players.every(({ hand }) => hand.length === 0)).toBe(true);
    expect(match.state.decision).toBeNull();
    const [one, other] = [openingOf(match, 0), openingOf(match, 1)];
    expect(Object.keys(one?.commitments ?? {})).toContain("library:1");
    expect(other?.commitments).toEqual(one?.commitments);
    expect(match.reader.catchUp(null).snapshot.opening).toBeUndefined();
  });

  it("deals once both seats have added to it, otherwise for other entropy", async () => {
    const hands: string[] = [];
    for (const entropy of ["00".repeat(16), "01".repeat(16), "00".repeat(16)]) {
      const match = await begin(1);
      await match.execute(0, { kind: "ready", request: { game: 1, entropy } });
      expect(match.state.decision).toBeNull();
      await match.execute(1, { kind: "ready", request: { game: 1, entropy: "ff".repeat(16) } });
      expect(match.state.decision).not.toBeNull();
      hands.push(JSON.stringify(match.reader.viewOf(0).own?.hand.map((one) => one.card.definition)));
    }
    expect(hands[2]).toBe(hands[0]);
    expect(hands[1]).not.toBe(hands[0]);
  });

  it("starts without a seat that doesn't respond", { timeout: 15_000 }, async () => {
    const match = await begin(1);
    await match.execute(0, { kind: "ready", request: { game: 1, entropy: entropyOf(0) } });
    await expect.poll(() => match.state.decision, { timeout: 10_000 }).not.toBeNull();
    const [entry] = (await journalOf(match)).entries;
    expect(entry?.input).toMatchObject({ kind: "begin", entropy: [entropyOf(0), null] });
  });

  it("is never added to where a player gives the match up before anything is dealt: it is over", async () => {
    const match = await begin(1);
    expect((await match.execute(1, { kind: "concede", request: {} })).ok).toBe(true);
    const late = { kind: "ready", request: { game: 1, entropy: entropyOf(0) } } as const;
    expect((await match.execute(0, late)).ok).toBe(false);
    const stored = await new MatchStore(bench.database).find(match.matchId);
    expect(stored?.status).toBe("finished");
    expect(stored?.result?.outcomes).toEqual([
      { seat: 0, outcome: "win" },
      { seat: 1, outcome: "loss" },
    ]);
  });

  it("is opened afterwards as far as each may see: the own library and what is public", async () => {
    const match = await begin(1);
    const shown = openingOf(match, 0)?.commitments;
    await ready(match, 1);
    const hand = match.reader.viewOf(1).own?.hand.map((one) => one.card.definition);
    await match.execute(0, { kind: "concede", request: {} });
    const record = await journalOf(match);
    const [own] = chanceRecord(record, 1).games;
    expect(own?.commitments).toEqual(shown);
    expect(Object.keys(own?.openings ?? {})).toEqual(
      expect.arrayContaining(["startingSeat", "coins", "dice", "library:1"]),
    );
    expect(Object.keys(own?.openings ?? {})).not.toContain("library:0");
    expect(own?.openings.other).toBeUndefined();
    expect(own?.libraries.map(({ seat }) => seat)).toEqual([1]);
    expect(own?.libraries[0]?.hand).toEqual(hand);
    const [watched] = chanceRecord(record, null).games;
    expect(watched?.libraries).toEqual([]);
    expect(Object.keys(chanceRecord(record, "all").games[0]?.openings ?? {})).toContain("library:0");
  });

  it("has secrets that differ from stream to stream and from game to game", () => {
    const seed = "5a".repeat(32);
    const all = [1, 2].flatMap((game) => Object.values(commitmentsOf(seed, game, 2)));
    expect(new Set(all).size).toBe(all.length);
    expect(streamSecret(seed, 1, "coins")).not.toBe(streamSecret(seed, 2, "coins"));
  });
});

describe("a match of the best of three", () => {
  it("continues until a player has won two games, and its result is by games", async () => {
    const match = await begin(3);
    const listener = new Listener();
    match.audiences.add(listener);
    await ready(match, 1);
    await match.execute(0, { kind: "concede", request: {} });
    expect(match.isOver).toBe(false);
    expect(match.reader.status.course).toMatchObject({
      game: 1,
      bestOf: 3,
      wins: [0, 1],
      waiting: { chooser: 0 },
    });
    await ready(match, 2);
    await match.execute(1, { kind: "concede", request: {} });
    expect(match.reader.status.course).toMatchObject({ game: 2, wins: [1, 1], waiting: { chooser: 1 } });
    await ready(match, 3);
    for (let given = 0; given < 12; given++) await answer(match);
    await match.execute(0, { kind: "concede", request: {} });
    expect(match.isOver).toBe(true);
    expect(listener.told.filter(({ needsSnapshot }) => needsSnapshot).length).toBeGreaterThanOrEqual(5);
    const stored = await new MatchStore(bench.database).find(match.matchId);
    expect(stored?.result).toMatchObject({
      outcomes: [
        { seat: 0, outcome: "loss" },
        { seat: 1, outcome: "win" },
      ],
      details: { games: 3, wins: [1, 2] },
    });
  });

  it("lets the loser choose who begins", async () => {
    for (const begins of [true, false]) {
      const match = await begin(3);
      await ready(match, 1);
      await match.execute(1, { kind: "concede", request: {} });
      await match.execute(0, { kind: "ready", request: { game: 2, entropy: entropyOf(0), begin: !begins } });
      await match.execute(1, { kind: "ready", request: { game: 2, entropy: entropyOf(1), begin: begins } });
      expect(match.state.turn.active).toBe(begins ? 1 : 0);
    }
  });

  it("is played on with the cards that were put in from the sideboard", async () => {
    const match = await begin(3);
    await ready(match, 1);
    await match.execute(0, { kind: "concede", request: {} });
    const { main = [], side = [] } = openingOf(match, 0)?.deck ?? {};
    expect(side).toHaveLength(4);
    const deck = [...main.slice(4), ...side];
    expect(
      (await match.execute(0, { kind: "ready", request: { game: 2, entropy: entropyOf(0), deck } })).ok,
    ).toBe(true);
    await match.execute(1, { kind: "ready", request: { game: 2, entropy: entropyOf(1) } });
    const plains = definitionId(card("Plains"));
    const own = match.state.objects.filter((one) => one?.owner === 0 && one.definition === plains);
    expect(own).toHaveLength(4 + main.filter((hash) => hash === plains).length);
    await match.execute(1, { kind: "concede", request: {} });
    expect(openingOf(match, 0)?.deck?.main).toEqual(deck);
  });

  it("takes no deck of other cards or another size, and no word for another game", async () => {
    const match = await begin(3);
    await ready(match, 1);
    await match.execute(0, { kind: "concede", request: {} });
    const { main = [], side = [] } = openingOf(match, 0)?.deck ?? {};
    const say = (game: number, deck: readonly string[]) =>
      match.execute(0, { kind: "ready", request: { game, entropy: entropyOf(0), deck } });
    expect(await say(2, [...main, ...side])).toMatchObject({ ok: false, error: { code: "notOffered" } });
    expect(
      await say(
        2,
        main.map(() => side[0] ?? ""),
      ),
    ).toMatchObject({ ok: false });
    expect(await say(1, main)).toMatchObject({ ok: false, error: { code: "staleDecision" } });
    expect(await say(2, main)).toMatchObject({ ok: true });
  });

  it("stands the same after another process has taken it over between two games", async () => {
    const match = await begin(3);
    await ready(match, 1);
    for (let given = 0; given < 8; given++) await answer(match);
    await match.execute(0, { kind: "concede", request: {} });
    const { position } = resumeMatch(await journalOf(match));
    expect(position.course).toMatchObject({ game: 1, wins: [0, 1], chooser: 0 });
    bench.live.forget(match.matchId);
    const other = await bench.otherProcess().open(match.matchId, 1);
    expect(other.reader.status.course).toMatchObject({ game: 1, wins: [0, 1] });
    await ready(other, 2);
    expect(other.reader.status.course).toMatchObject({ game: 2, waiting: null });
    await answer(other);
    other.close();
  });

  it("uses no decision id of the first game in the second", async () => {
    const match = await begin(3);
    await ready(match, 1);
    for (let given = 0; given < 6; given++) await answer(match);
    const last = match.state.decision?.id ?? 0;
    await match.execute(0, { kind: "concede", request: {} });
    await ready(match, 2);
    expect(match.state.decision?.id ?? 0).toBeGreaterThan(last);
  });

  it("gives a record of each game that can be replayed by itself", async () => {
    const match = await begin(3);
    await ready(match, 1);
    for (let given = 0; given < 6; given++) await answer(match);
    await match.execute(0, { kind: "concede", request: {} });
    await ready(match, 2);
    for (let given = 0; given < 5; given++) await answer(match);
    await match.execute(0, { kind: "concede", request: {} });
    const record = await journalOf(match);
    const [first, second] = [recordFile(record, 1), recordFile(record, 2)];
    expect([first.inputs.length, second.inputs.length]).toEqual([7, 6]);
    expect(second.firstDecision).toBeGreaterThan(1);
    expect(second.startingSeat).toBe(0);
    expect([first.result?.winners, second.result?.winners]).toEqual([[1], [1]]);
  });
});
