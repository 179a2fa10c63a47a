import { MOST_TAKE_BACKS } from "@spellroom/match";
import { type EventView, USUAL_AUTOMATION } from "@spellroom/protocol";
import { hashState } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { recordFile } from "../../src/replays/record-file.ts";
import { answer, Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

/** Answers until that holds of the open question. */
async function playUntil(match: LiveMatch, holds: () => boolean): Promise<void> {
  for (let count = 0; count < 300; count++) {
    if (holds()) return;
    await answer(match);
  }
  throw new Error("it never came to that");
}

/** A seat in its first main phase that can play a land. */
async function withLand(
  match: LiveMatch,
): Promise<{ readonly seat: number; readonly play: () => Promise<unknown> }> {
  const landAct = () => {
    const { decision } = match.state;
    return decision?.kind === "act" ? decision.acts.findIndex((act) => act.kind === "playLand") : -1;
  };
  await playUntil(match, () => landAct() > 0);
  const seat = match.state.decision?.seat ?? 0;
  return {
    seat,
    play: () =>
      match.execute(seat, {
        kind: "choose",
        request: {
          decision: match.state.decision?.id ?? 0,
          choice: { kind: "act", act: landAct(), autoPay: true },
        },
      }),
  };
}

/** The state without what only counts, and without who knows what. */
function essence(match: LiveMatch): string {
  const { state } = match;
  const objects = state.objects.map((object) => object && { ...object, knownTo: [] });
  const decision = state.decision && { ...state.decision, id: 0 };
  return hashState({ ...state, objects, nextDecision: 0, decision });
}

const told = (match: LiveMatch, seat: number | null): readonly EventView["kind"][] =>
  match.reader.catchUp(seat).snapshot.log.map(({ kind }) => kind);

describe("taking a move back", () => {
  it("is refused, with the reason, beyond the number of take-backs that a match keeps", async () => {
    const match = await bench.begin();
    const { seat, play } = await withLand(match);
    for (let count = 0; count < MOST_TAKE_BACKS; count++) {
      await play();
      expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } })).toEqual({
        ok: true,
        done: true,
      });
    }
    await play();
    const { length } = match;
    expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } })).toMatchObject({
      ok: false,
      error: { code: "limitReached" },
    });
    expect(match.length).toBe(length);
  });

  it("is free while the player has learned nothing since: the state is as before, and everyone gets a new snapshot", async () => {
    const match = await bench.begin();
    const { seat, play } = await withLand(match);
    const before = essence(match);
    const asked = match.state.decision?.id ?? 0;
    const hand = match.reader.viewOf(seat).own?.hand.map(({ card }) => card.definition);
    const logs = [0, 1, null].map((audience) => told(match, audience));
    await play();
    expect(essence(match)).not.toBe(before);
    const listener = new Listener();
    match.audiences.add(listener);
    expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } })).toEqual({
      ok: true,
      done: true,
    });
    expect(essence(match)).toBe(before);
    expect(listener.told.at(-1)?.needsSnapshot).toBe(true);
    expect(match.reader.viewOf(seat).own?.hand.map(({ card }) => card.definition)).toEqual(hand);
    expect(match.state.decision?.id).toBeGreaterThan(asked + 1);
    const seen = match.reader.viewOf(1 - seat).own?.known ?? [];
    expect(seen.map(({ zone, owner }) => ({ zone, owner }))).toEqual([{ zone: "hand", owner: seat }]);
    // What was taken back is no longer told, only that it was.
    expect([0, 1, null].map((audience) => told(match, audience))).toEqual(
      logs.map((log) => [...log, "tookBack"]),
    );
    expect(await play()).toMatchObject({ ok: true });
  });

  it("leaves another player's offer open if it needs no consent itself", async () => {
    const match = await bench.begin();
    const { seat, play } = await withLand(match);
    await play();
    expect(await match.execute(1 - seat, { kind: "offer", request: { kind: "pause" } })).toEqual({
      ok: true,
      done: false,
    });
    expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } })).toEqual({
      ok: true,
      done: true,
    });
    expect(match.reader.status.offer).toEqual({ kind: "pause", seat: 1 - seat, agreed: [1 - seat] });
  });

  it("uses no key again, and takes no answer to a question that is not open any more", async () => {
    const match = await bench.begin();
    const { seat, play } = await withLand(match);
    await play();
    const old = new Set(Object.keys(match.reader.table.objects));
    const stale = match.state.decision?.id ?? 0;
    await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } });
    expect(Object.keys(match.reader.table.objects).some((key) => old.has(key))).toBe(false);
    await play();
    const fresh = Object.keys(match.reader.table.objects);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.some((key) => old.has(key))).toBe(false);
    expect(
      await match.execute(seat, {
        kind: "choose",
        request: { decision: stale, choice: { kind: "act", act: 0 } },
      }),
    ).toMatchObject({
      error: { code: "staleDecision" },
    });
  });

  it("leads to the same state when the journal is replayed, and is a part of the record", async () => {
    const match = await bench.begin();
    const { seat, play } = await withLand(match);
    await play();
    await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } });
    await play();
    for (let count = 0; count < 8; count++) await answer(match);
    const there = await bench.otherProcess().open(match.matchId, 1);
    expect(hashState(there.state)).toBe(hashState(match.state));
    expect(there.reader.catchUp(seat).snapshot.log).toEqual(match.reader.catchUp(seat).snapshot.log);
    const record = await bench.journal.read(match.matchId, "start");
    if (!record) throw new Error("no record");
    expect(recordFile(record).inputs.filter(({ kind }) => kind === "takeBack")).toHaveLength(1);
  });

  it("needs the others' leave once a card was drawn since, which then comes again and stays known", async () => {
    const match = await bench.begin();
    const { turn } = match.state;
    await playUntil(
      match,
      () => match.state.turn.number > turn.number + 1 && match.state.turn.step === "upkeep",
    );
    const seat = match.state.turn.active;
    await playUntil(match, () => match.state.turn.step === "draw");
    const drawn = match.state.players[seat]?.hand.at(-1) ?? 0;
    const card = match.state.objects[drawn]?.card;
    const listener = new Listener();
    match.audiences.add(listener);
    expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } })).toEqual({
      ok: true,
      done: false,
    });
    expect(listener.statuses.at(-1)?.offer).toEqual({ kind: "takeBack", seat, agreed: [seat] });
    expect(
      await match.execute(1 - seat, { kind: "answerOffer", request: { kind: "takeBack", yes: true } }),
    ).toEqual({ ok: true, done: true });
    expect(match.state.turn.step).toBe("upkeep");
    const top = match.state.objects[match.state.players[seat]?.library[0] ?? -1];
    expect(top?.card).toBe(card);
    expect(top?.knownTo).toEqual([seat]);
    expect(match.reader.viewOf(seat).own?.known.map((known) => known.card.definition)).toContain(
      top?.definition,
    );
    expect(match.reader.viewOf(1 - seat).own?.known).toEqual([]);
    await playUntil(match, () => match.state.turn.step === "draw");
    expect(match.state.objects[match.state.players[seat]?.hand.at(-1) ?? 0]?.card).toBe(card);
  });

  it("needs the other's leave, too, when only the other has drawn since", async () => {
    const match = await bench.begin();
    await playUntil(match, () => match.state.turn.step === "precombatMain");
    const seat = match.state.turn.active;
    const own = {
      ...USUAL_AUTOMATION,
      smart: false,
      stops: { own: { precombatMain: "always" }, other: {} },
    } as const;
    await match.execute(1 - seat, { kind: "automation", request: own });
    await match.execute(seat, { kind: "pass", request: { until: "myTurn" } });
    expect(match.state.decision?.seat).toBe(1 - seat);
    expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } })).toEqual({
      ok: true,
      done: false,
    });
    await match.execute(1 - seat, { kind: "answerOffer", request: { kind: "takeBack", yes: true } });
    expect(match.state.turn).toMatchObject({ active: seat, step: "precombatMain" });
  });

  it("changes nothing when the opponents refuse, when they play on, or when there is no move", async () => {
    const match = await bench.begin();
    expect(await match.execute(0, { kind: "offer", request: { kind: "takeBack" } })).toMatchObject({
      error: { code: "nothingToTakeBack" },
    });
    await playUntil(match, () => match.state.turn.step === "draw" && match.state.turn.number > 1);
    const seat = match.state.turn.active;
    await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } });
    const hash = hashState(match.state);
    expect(
      await match.execute(1 - seat, { kind: "answerOffer", request: { kind: "takeBack", yes: false } }),
    ).toEqual({ ok: true, done: false });
    expect(match.reader.status.offer).toBeNull();
    expect(hashState(match.state)).toBe(hash);
    await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } });
    await answer(match);
    expect(
      await match.execute(1 - seat, { kind: "answerOffer", request: { kind: "takeBack", yes: true } }),
    ).toMatchObject({
      error: { code: "nothingOffered" },
    });
  });

  it("takes one move back when the request is repeated after a lost reply, in another process too", async () => {
    const match = await bench.begin();
    const { seat, play } = await withLand(match);
    await play();
    const seen = match.length;
    const done = { ok: true, done: true };
    expect(
      await Promise.all(
        [1, 2].map(() => match.execute(seat, { kind: "offer", request: { kind: "takeBack" }, seen: seen })),
      ),
    ).toEqual([done, done]);
    expect(match.length).toBe(seen + 1);
    const taken = await bench.journal.takeOver(match.matchId, "another-process", match.epoch);
    const there = await bench.otherProcess().open(match.matchId, taken.outcome === "taken" ? taken.epoch : 0);
    expect(await there.execute(seat, { kind: "offer", request: { kind: "takeBack" }, seen: seen })).toEqual(
      done,
    );
    expect(there.length).toBe(seen + 1);
    there.close();
  });

  it("takes nothing back that the requester has not seen, or that happened too long ago to tell", async () => {
    const match = await bench.begin();
    const { seat, play } = await withLand(match);
    const seen = match.length;
    await play();
    const hash = hashState(match.state);
    const unseen = { ok: false, error: { code: "staleDecision" } };
    expect(
      await match.execute(seat, { kind: "offer", request: { kind: "takeBack" }, seen: seen }),
    ).toMatchObject(unseen);
    expect(
      await match.execute(seat, { kind: "offer", request: { kind: "takeBack" }, seen: match.length + 1 }),
    ).toMatchObject(unseen);
    expect(hashState(match.state)).toBe(hash);
  });

  it("keeps earlier consents when it is requested again", async () => {
    const match = await bench.begin();
    await playUntil(match, () => match.state.turn.step === "draw" && match.state.turn.number > 1);
    const seat = match.state.turn.active;
    const seen = match.length;
    for (const _ of [1, 2])
      expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" }, seen: seen })).toEqual(
        { ok: true, done: false },
      );
    expect(match.reader.status.offer).toEqual({ kind: "takeBack", seat, agreed: [seat] });
    await match.execute(1 - seat, { kind: "answerOffer", request: { kind: "takeBack", yes: true } });
    expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" }, seen: seen })).toEqual({
      ok: true,
      done: true,
    });
    expect(match.length).toBe(seen + 1);
  });

  it("is granted by bots", async () => {
    const match = await bench.begin([{}, { accountId: null, bot: "greedy" }]);
    await playUntilOwn(match);
    await match.execute(0, {
      kind: "choose",
      request: {
        decision: match.state.decision?.id ?? 0,
        choice: { kind: "confirm", yes: true },
      },
    });
    await playUntilOwn(match);
    expect(await match.execute(0, { kind: "offer", request: { kind: "takeBack" } })).toEqual({
      ok: true,
      done: true,
    });
  });
});

/** Waits until the person is asked something. */
async function playUntilOwn(match: LiveMatch): Promise<void> {
  for (let count = 0; count < 200 && match.state.decision?.seat !== 0; count++)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
