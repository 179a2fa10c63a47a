import {
  matchRecordSchema,
  type PrivateCard,
  type ReplayBoard,
  type ReplayMoment,
  type ReplayView,
  readReplay,
} from "@spellroom/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { nameKey } from "../../src/accounts/names.ts";
import { OwnBots } from "../../src/match/bots/own-bots.ts";
import { resumeMatch } from "../../src/match/journal/resume.ts";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { Continuations } from "../../src/replays/continuations.ts";
import { recordFile } from "../../src/replays/record-file.ts";
import { type BeginningJob, carryOutReplay, type ReplayJob } from "../../src/replays/replay-jobs.ts";
import { type FinishedQuery, ReplayStore } from "../../src/replays/replay-store.ts";
import { Replays } from "../../src/replays/replays.ts";
import type { StoredMatch } from "../../src/storage/journal.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { answer, Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
const replay = (job: ReplayJob | BeginningJob) => carryOutReplay(bench.journal, job);
let matches: MatchStore;
let store: ReplayStore;
let replays: Replays;
beforeEach(async () => {
  bench = await openMatchBench();
  matches = new MatchStore(bench.database);
  store = new ReplayStore(bench.database, matches);
  replays = new Replays({ matches, store, replay });
});
afterEach(() => bench[Symbol.asyncDispose]());

/** Plays a while, then the first seat gives up. */
async function play(match: LiveMatch, answers = 40): Promise<void> {
  for (let given = 0; given < answers; given++) await answer(match);
  await match.execute(0, { kind: "concede", request: {} });
}

async function stored(matchId: string): Promise<StoredMatch> {
  const match = await matches.find(matchId);
  if (!match) throw new Error("there is no such match");
  return match;
}

async function boards(match: StoredMatch, view: ReplayView): Promise<readonly ReplayBoard[]> {
  const replay = await replays.document(match, { kind: "moments", match: match.id, view });
  if (replay.kind !== "json") throw new Error(replay.kind);
  const document: { readonly moments: readonly ReplayMoment[] } = JSON.parse(
    Buffer.from(replay.bytes).toString(),
  );
  return readReplay(match.id, document.moments);
}

function handOf(board: ReplayBoard | undefined, seat: number): readonly string[] {
  return [...(board?.known.get(seat)?.values() ?? [])].map(({ card }) => card.definition).sort();
}

/** How many cards in hands are known. */
function handOfAny(known: ReplayBoard["known"]): number {
  return [...known.values()].reduce((count, cards) => count + cards.size, 0);
}

describe("a replay", () => {
  it("shows every moment as the table showed it", async () => {
    const match = await bench.begin();
    const listener = new Listener();
    match.audiences.add(listener);
    const first = match.reader.table;
    await play(match);
    const shown = await boards(await stored(match.matchId), "watchers");
    const tables = [first, ...listener.told.map(({ table }) => table)];
    expect(shown).toHaveLength(42);
    for (const [at, board] of shown.entries()) {
      expect(board.table.objects).toEqual({ ...tables[at]?.objects });
      expect(board.table.waiting).toEqual(tables[at]?.waiting);
      expect(board.table.players.map(({ life, handCount }) => [life, handCount])).toEqual(
        tables[at]?.players.map(({ life, handCount }) => [life, handCount]),
      );
    }
    expect(shown.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(
      expect.arrayContaining(["turnBegan", "gameEnded"]),
    );
    expect(shown.at(-1)?.table.result).toEqual(match.reader.table.result);
  });

  it("shows a seat's own cards to that seat's view alone", async () => {
    const match = await bench.begin();
    const hands = [0, 1].map((seat) =>
      (match.reader.viewOf(seat).own?.hand ?? []).map(({ card }) => card.definition).sort(),
    );
    await play(match);
    const over = await stored(match.matchId);
    for (const { known } of await boards(over, "watchers")) expect(handOfAny(known)).toBe(0);
    const [own] = await boards(over, "seat-1");
    expect([...(own?.known.keys() ?? [])]).toEqual([1]);
    expect(handOf(own, 1)).toEqual(hands[1]);
    const [all] = await boards(over, "all");
    expect([0, 1].map((seat) => handOf(all, seat))).toEqual(hands);
  });

  it("shows watchers the hands that they were shown in the match, for exactly as long", async () => {
    const match = await bench.begin();
    const listener = new Listener();
    match.audiences.add(listener);
    const toggles = new Map<number, readonly [seat: number, on: boolean]>([
      [4, [0, true]],
      [9, [1, true]],
      [14, [0, false]],
      [25, [1, false]],
    ]);
    for (let given = 0; given < 30; given++) {
      const [seat, show] = toggles.get(given) ?? [];
      if (seat !== undefined && show !== undefined)
        await match.execute(seat, { kind: "showHand", request: { show } });
      await answer(match);
    }
    await match.execute(0, { kind: "concede", request: {} });
    const over = await stored(match.matchId);
    const watched = await boards(over, "watchers");
    const shown = new Map<string, PrivateCard>();
    for (const { length, table, watchers } of listener.told) {
      for (const key of watchers.forgot ?? []) shown.delete(key);
      for (const card of watchers.learned ?? []) shown.set(card.key, card);
      const board = watched.find(({ at }) => at === length);
      const seen = [...(board?.known.values() ?? [])].flatMap((cards) => [...cards]);
      expect(new Map(seen)).toEqual(shown);
      expect(board?.table.players.map(({ handShown }) => handShown)).toEqual(
        table.players.map(({ handShown }) => handShown),
      );
    }
    expect(watched.filter(({ known }) => handOfAny(known) > 0).length).toBeGreaterThan(20);
    const own = await boards(over, "seat-1");
    expect(own.every(({ known }) => [...known.keys()].every((seat) => seat === 1))).toBe(true);
  });

  it("hides hands that were agreed to be shown late, and that watchers never saw since a player ended it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const match = await bench.begin([], { watchDelayMs: 60_000 });
    const pass = async (seconds: number): Promise<void> => {
      await answer(match);
      vi.advanceTimersByTime(seconds * 1_000);
    };
    await match.execute(0, { kind: "offer", request: { kind: "cast" } });
    await match.execute(1, { kind: "answerOffer", request: { kind: "cast", yes: true } });
    const agreed = match.length;
    for (let given = 0; given < 10; given++) await pass(10);
    const seen = match.reader.shownTo(null);
    const ended = match.length;
    expect(seen).toBeGreaterThan(agreed);
    expect(seen).toBeLessThan(ended);
    await match.execute(1, { kind: "showHand", request: { show: false } });
    for (let given = 0; given < 5; given++) await pass(60);
    await match.execute(0, { kind: "concede", request: {} });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    const shown = await boards(await stored(match.matchId), "watchers");
    const open = shown.filter(({ known }) => handOfAny(known) > 0).map(({ at }) => at);
    expect([Math.min(...open), Math.max(...open)]).toEqual([agreed, seen]);
    expect(shown.filter(({ at }) => at > seen).every(({ table }) => !table.players[0]?.handShown)).toBe(true);
  });

  it("is nobody's while the match is played", async () => {
    const match = await bench.begin();
    await answer(match);
    expect(await replays.info(match.matchId, bench.accounts[0])).toBeUndefined();
    expect(await store.finished({ before: Date.now() + 1_000, limit: 10 })).toEqual([]);
  });

  it("of a rated match shows all cards once all its players have agreed", async () => {
    const match = await bench.begin();
    await bench.database.query.updateTable("matches").set({ rated: 1 }).execute();
    await play(match, 3);
    const [one = "", other = ""] = bench.accounts;
    const viewsOf = async (account?: string) => (await replays.info(match.matchId, account))?.views;
    expect(await viewsOf()).toEqual(["watchers"]);
    expect(await viewsOf(other)).toEqual(["watchers", "seat-1"]);
    await store.consent(match.matchId, one);
    expect(await viewsOf()).toEqual(["watchers"]);
    await store.consent(match.matchId, other);
    expect(await viewsOf()).toEqual(["watchers", "seat-0", "seat-1", "all"]);
    await store.withdraw(match.matchId, one);
    expect(await viewsOf()).toEqual(["watchers"]);
  });

  it("of a casual game shows everything to everyone", async () => {
    const match = await bench.begin([{}, { accountId: null, bot: "random" }]);
    await match.execute(0, { kind: "concede", request: {} });
    expect((await replays.info(match.matchId, undefined))?.views).toContain("all");
  });

  it("is listed with those that ended before, newest first", async () => {
    const [first, second] = [await bench.begin(), await bench.begin()];
    await first.execute(0, { kind: "concede", request: {} });
    await second.execute(1, { kind: "concede", request: {} });
    const list = await store.finished({ before: Date.now() + 1_000, limit: 10 });
    expect(list.map(({ id }) => id).sort()).toEqual([first.matchId, second.matchId].sort());
    const own = await store.finished({ before: Date.now() + 1_000, limit: 10, accountId: bench.accounts[0] });
    expect(own).toHaveLength(2);
    expect(await store.finished({ before: Date.now() + 1_000, limit: 10, accountId: "nobody" })).toEqual([]);
  });

  it("is found by who played, in which format, with which deck, and by how it ended", async () => {
    const match = await bench.begin([{ deck: { preset: "burn" } }, { deck: { preset: "fliers" } }]);
    await play(match, 4);
    const [loser = "", winner = ""] = bench.accounts;
    const name = (await new Accounts(bench.database).find(loser))?.name ?? "";
    const { id, format } = await stored(match.matchId);
    const find = async (wish: Partial<FinishedQuery>) =>
      (await store.finished({ before: Date.now() + 1_000, limit: 30, ...wish })).map((one) => one.id);
    expect(await find({ format })).toEqual([id]);
    expect(await find({ format: "another" })).toEqual([]);
    expect(await find({ result: "win", accountId: winner })).toEqual([id]);
    expect(await find({ result: "loss", accountId: winner })).toEqual([]);
    expect(await find({ result: "draw" })).toEqual([]);
    expect(await find({ preset: "fliers", accountId: winner })).toEqual([id]);
    expect(await find({ preset: "fliers", accountId: loser })).toEqual([]);
    expect(await find({ preset: "fliers" })).toEqual([id]);
    expect(await find({ nameKey: nameKey(name.slice(0, 3)) })).toEqual([id]);
    expect(await find({ nameKey: "nobody" })).toEqual([]);
  });

  it("shows no name of a deleted account, nor does its record", async () => {
    const match = await bench.begin();
    await play(match);
    const nameOf = async () => {
      const seen = await boards(await stored(match.matchId), "watchers");
      return seen.at(-1)?.table.players[1]?.name;
    };
    const before = await nameOf();
    await bench.database.query
      .updateTable("match_seats")
      .set({ name: "Deleted player" })
      .where("seat", "=", 1)
      .execute();
    expect(before).not.toBe("Deleted player");
    expect(await nameOf()).toBe("Deleted player");
    const record = await bench.journal.read(match.matchId, "start");
    const file = record && matchRecordSchema.parse(recordFile(record));
    expect(file?.players.map(({ name }) => name)).toEqual(["Ada", "Deleted player"]);
  });

  it("can be downloaded as a record of its course", async () => {
    const match = await bench.begin();
    await play(match, 10);
    const journal = await bench.journal.read(match.matchId, "start");
    if (!journal) throw new Error("no journal");
    const file = matchRecordSchema.parse(JSON.parse(JSON.stringify(recordFile(journal))));
    expect(file.inputs).toHaveLength(11);
    expect(file.result?.winners).toEqual([1]);
  });
});

function continuationsOf(): Continuations {
  const ownBots = new OwnBots(bench.database);
  return new Continuations({ journal: bench.journal, replay, ownBots, processId: "this-process" });
}

describe("playing on from a moment of a replay", () => {
  it("starts a match against a bot from exactly that moment", async () => {
    const match = await bench.begin();
    await play(match, 20);
    const over = await stored(match.matchId);
    const shown = await boards(over, "all");
    const [accountId = ""] = bench.accounts;
    const continuations = continuationsOf();
    const outcome = await continuations.begin(
      over,
      { at: 12, seat: 1, bot: "greedy" },
      { accountId, name: "Cleo" },
    );
    if (!outcome.ok) throw new Error(outcome.message);
    const record = await bench.journal.read(outcome.matchId, "start");
    if (!record) throw new Error("the new match is not in the journal");
    expect(record.match.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ["Brass Automaton", "greedy"],
      ["Cleo", null],
    ]);
    const { state } = resumeMatch(record);
    const { table } = shown[12] ?? {};
    expect([state.turn.number, state.turn.step]).toEqual([table?.turn, table?.step]);
    expect(state.players.map(({ life, hand }) => [life, hand.length])).toEqual(
      table?.players.map(({ life, handCount }) => [life, handCount]),
    );
  });

  it("refuses to begin where the game was over", async () => {
    const match = await bench.begin();
    await play(match, 5);
    const continuations = continuationsOf();
    const player = { accountId: bench.accounts[0] ?? "", name: "Cleo" };
    const wish = { at: 6, seat: 0, bot: "greedy" };
    const outcome = await continuations.begin(await stored(match.matchId), wish, player);
    expect(outcome).toMatchObject({ ok: false, reason: "conflict" });
  });
});
