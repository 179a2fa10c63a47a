import { MOST_INPUTS, storedInputSchema } from "@spellroom/match";
import { MOST_REPETITIONS, type ShortcutView, type Timing, USUAL_AUTOMATION } from "@spellroom/protocol";
import { hashState } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import type { TimeSource } from "../../src/match/time/play-time.ts";
import {
  act,
  actsOf,
  BOLT,
  choose,
  copyOnce,
  countOf,
  decisionOf,
  finishCopy,
  freeDeck,
  KIKI,
  onBattlefield,
  PESTERMITE,
  pass,
  playUntil,
  withKiki,
} from "../support/loop-table.ts";
import { Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const LOOP = freeDeck(KIKI, PESTERMITE, BOLT);

/** A match in which somebody has just made the first copy. */
async function looped(deck = LOOP): Promise<{ readonly match: LiveMatch; readonly seat: number }> {
  const match = await bench.begin([], { deck });
  const seat = await withKiki(match);
  await copyOnce(match);
  return { match, seat };
}

const propose = (match: LiveMatch, seat: number, times: number, acts = 1) =>
  match.execute(seat, {
    kind: "proposeShortcut",
    request: { decision: match.state.decision?.id ?? 0, acts, times },
  });

const reply = (match: LiveMatch, seat: number, after: number | null) =>
  match.execute(seat, { kind: "answerShortcut", request: { id: shortcutOf(match).id, after } });

const giveUp = (match: LiveMatch, seat: number) =>
  match.execute(seat, { kind: "endShortcut", request: { id: shortcutOf(match).id } });

function shortcutOf(match: LiveMatch): ShortcutView {
  const { shortcut } = match.reader.status;
  if (!shortcut) throw new Error("there is no shortcut");
  return shortcut;
}

/** Carries a command out and waits until everybody has been told that the shortcut is over. */
async function ending(match: LiveMatch, begin: () => Promise<unknown>): Promise<ShortcutView> {
  const listener = new Listener();
  match.audiences.add(listener);
  expect(await begin()).toEqual({ ok: true });
  const last = () => listener.statuses.at(-1)?.shortcut;
  await expect.poll(() => last()?.ended ?? null, { timeout: 60_000, interval: 5 }).not.toBeNull();
  match.audiences.remove(listener);
  return shortcutOf(match);
}

describe("a shortcut", () => {
  it("repeats a loop 50 times once the opponent has accepted it, each choice an input of the journal (CR 729.2)", async () => {
    const { match, seat } = await looped();
    const before = match.length;
    expect(await propose(match, seat, 50)).toEqual({ ok: true });
    expect(shortcutOf(match)).toMatchObject({
      seat,
      acts: 1,
      times: 50,
      asked: 1 - seat,
      done: 0,
      ended: null,
    });
    expect(match.length).toBe(before);
    expect(await ending(match, () => reply(match, 1 - seat, null))).toMatchObject({
      done: 50,
      ended: "done",
    });
    expect(countOf(match, PESTERMITE)).toBe(52);
    expect(decisionOf(match)).toMatchObject({ kind: "act", seat });
    expect(match.length).toBe(before + 400);
    const record = await bench.journal.read(match.matchId);
    const latest = record?.entries.slice(-30).map(({ input }) => storedInputSchema.parse(input));
    expect(latest?.every((input) => input.kind === "choose" && input.by === "shortcut")).toBe(true);
    const there = await bench.otherProcess().open(match.matchId, 1);
    expect(hashState(there.state)).toBe(hashState(match.state));
  }, 120_000);

  it("ends where the opponent wants to do something else, who then can't pass (CR 729.2b-c)", async () => {
    const { match, seat } = await looped();
    const other = 1 - seat;
    await match.execute(other, { kind: "automation", request: { ...USUAL_AUTOMATION, withoutMana: false } });
    await propose(match, seat, 50);
    expect(await reply(match, other, 50)).toMatchObject({ error: { code: "notOffered" } });
    expect(await ending(match, () => reply(match, other, 3))).toMatchObject({
      done: 3,
      ended: "shortened",
      shortened: { seat: other, after: 3 },
    });
    expect(decisionOf(match)).toMatchObject({ kind: "act", seat: other });
    expect(match.state.stack).toHaveLength(1);
    expect(await pass(match)).toMatchObject({ error: { code: "mustActOtherwise" } });
    expect(await match.execute(other, { kind: "pass", request: { until: "endOfTurn" } })).toMatchObject({
      error: { code: "mustActOtherwise" },
    });
    // What was refused is forgotten: it would pass for that player later.
    expect(match.reader.catchUp(other).snapshot.passing).toBeNull();
    await act(match, "cast", BOLT, KIKI);
    await playUntil(match, () => match.state.stack.length === 0);
    expect([countOf(match, KIKI), countOf(match, PESTERMITE)]).toEqual([0, 6]);
  }, 60_000);

  it("stops at the first decision that was not a part of it, which its player then makes", async () => {
    const { match, seat } = await looped(freeDeck(KIKI, PESTERMITE, "Soul Warden"));
    await act(match, "cast", "Soul Warden");
    await playUntil(match, () => match.state.stack.length === 0);
    await propose(match, seat, 10, 2);
    // The copy's ability and Soul Warden's trigger together now, and have to be ordered.
    expect(await ending(match, () => reply(match, 1 - seat, null))).toMatchObject({
      done: 0,
      ended: "otherDecision",
    });
    expect(decisionOf(match)).toMatchObject({ kind: "order", seat });
    expect(await choose(match, { kind: "order", options: [0, 1] })).toEqual({ ok: true });
  }, 60_000);

  it("does the same with other objects that are alike, and stops when there are none left", async () => {
    const bombardment = "Goblin Bombardment";
    const { match, seat } = await looped(freeDeck(KIKI, PESTERMITE, bombardment));
    await ending(match, async () => {
      await propose(match, seat, 5);
      return reply(match, 1 - seat, null);
    });
    await act(match, "cast", bombardment);
    await playUntil(match, () => match.state.stack.length === 0);
    const isToken = (id: number) => match.state.objects[id]?.kind === "token";
    await choose(match, {
      kind: "act",
      act: actsOf(match).findIndex(
        (one) => one.kind === "activate" && one.object === onBattlefield(match, bombardment),
      ),
    });
    while (match.state.decision?.kind === "pick") {
      const { options, prompt } = match.state.decision;
      const wanted = options.findIndex(({ what }) =>
        prompt.key === "chooseTargets"
          ? what.kind === "player" && what.player !== seat
          : what.kind === "object" && isToken(what.object),
      );
      expect(await choose(match, { kind: "pick", options: [wanted] })).toEqual({ ok: true });
    }
    await playUntil(match, () => match.state.stack.length === 0);
    await propose(match, seat, 100);
    expect(await ending(match, () => reply(match, 1 - seat, null))).toMatchObject({
      done: 5,
      ended: "notPossible",
    });
    expect(match.state.players[1 - seat]?.life).toBe(14);
    expect(decisionOf(match)).toMatchObject({ kind: "pick", seat });
  }, 60_000);

  it("can be stopped by the player who proposed it, and goes on by hand from there", async () => {
    const { match, seat } = await looped();
    await propose(match, seat, MOST_REPETITIONS);
    const shortcut = await ending(match, async () => {
      await reply(match, 1 - seat, null);
      return giveUp(match, seat);
    });
    expect(shortcut.ended).toBe("canceled");
    expect(shortcut.done).toBeLessThan(MOST_REPETITIONS);
    const copies = countOf(match, PESTERMITE);
    await copyOnce(match);
    expect(countOf(match, PESTERMITE)).toBe(copies + 1);
  }, 60_000);

  it("is over with the game", async () => {
    const { match, seat } = await looped();
    await propose(match, seat, MOST_REPETITIONS);
    const shortcut = await ending(match, async () => {
      await reply(match, 1 - seat, null);
      return match.execute(1 - seat, { kind: "concede", request: {} });
    });
    expect(shortcut.ended).toBe("gameOver");
    expect(match.isOver).toBe(true);
  }, 60_000);

  it("loses nothing when its process is gone in the middle: what was done is in the journal, the rest can be proposed again", async () => {
    const { match, seat } = await looped();
    await propose(match, seat, MOST_REPETITIONS);
    await reply(match, 1 - seat, null);
    await expect.poll(() => shortcutOf(match).done, { timeout: 30_000, interval: 5 }).toBeGreaterThan(2);
    match.close();
    const there = await bench.otherProcess().open(match.matchId, 1);
    expect(there.length).toBeGreaterThan(match.length - 200);
    await finishCopy(there);
    expect(decisionOf(there)).toMatchObject({ kind: "act", seat });
    expect(there.reader.status.shortcut).toBeUndefined();
    const copies = countOf(there, PESTERMITE);
    expect(there.reader.repeatable(seat)[0]).toMatchObject({ acts: 1 });
    await propose(there, seat, 2);
    await ending(there, () => reply(there, 1 - seat, null));
    expect(countOf(there, PESTERMITE)).toBe(copies + 2);
  }, 60_000);
});

describe("a shortcut in a match with clocks", () => {
  const timing: Timing = {
    bankMs: 600_000,
    allowanceMs: 400,
    incrementMs: 0,
    longestMs: 600_000,
    timeouts: 3,
    graceMs: 600_000,
    warningMs: 60,
  };

  it("takes no time of the player who is asked", async () => {
    let now = 0;
    const time: TimeSource = {
      get now() {
        return now;
      },
      slept: 0,
    };
    const match = await bench.begin([], { deck: LOOP, timing }, time);
    const seat = await withKiki(match);
    await copyOnce(match);
    const running = () => match.reader.catchUp(null).snapshot.time?.clock.running?.seat;
    const bank = (of: number) => match.reader.catchUp(null).snapshot.time?.clock.banks[of] ?? 0;
    await propose(match, seat, 5);
    expect(running()).toBe(1 - seat);
    now += 1_400;
    await reply(match, 1 - seat, 2);
    expect([bank(seat), bank(1 - seat)]).toEqual([600_000, 600_000]);
    await expect.poll(() => shortcutOf(match).ended, { timeout: 30_000 }).toBe("shortened");
    await expect.poll(running, { timeout: 30_000 }).toBe(1 - seat);
  }, 60_000);

  it("is void if the player who is asked doesn't answer in time, and costs that player nothing", async () => {
    const match = await bench.begin([], { deck: LOOP, timing: { ...timing, longestMs: 1_000 } });
    const seat = await withKiki(match);
    await copyOnce(match);
    const { length } = match;
    for (let count = 0; count < timing.timeouts; count++) {
      await propose(match, seat, 5 + count);
      await expect.poll(() => shortcutOf(match).ended, { timeout: 30_000 }).toBe("notAnswered");
    }
    expect(match.length).toBe(length);
    expect(match.reader.catchUp(null).snapshot.time?.clock).toMatchObject({
      banks: [600_000, 600_000],
      late: [0, 0],
    });
    expect(decisionOf(match)).toMatchObject({ kind: "act", seat });
  }, 60_000);
});

describe("a shortcut is refused", () => {
  it("where there is nothing to repeat, or not so much of it", async () => {
    const match = await bench.begin([], { deck: LOOP });
    const seat = await withKiki(match);
    expect(await propose(match, seat, 5, 9)).toMatchObject({ error: { code: "nothingToRepeat" } });
    await act(match, "activate", KIKI, PESTERMITE);
    // Kiki-Jiki is tapped now, so that this can't be done again.
    expect(match.reader.repeatable(seat).map(({ acts }) => acts)).not.toContain(1);
    expect(await propose(match, seat, 5)).toMatchObject({ error: { code: "nothingToRepeat" } });
    expect(match.reader.status.shortcut).toBeUndefined();
  });

  it("with a number that leaves the match no room, or from somebody without priority", async () => {
    const { match, seat } = await looped();
    const [shortest] = match.reader.repeatable(seat);
    expect(shortest?.most).toBe(MOST_REPETITIONS);
    const [, , longest] = match.reader.repeatable(seat);
    expect(longest?.most).toBeLessThan(MOST_INPUTS / 16);
    expect(await propose(match, seat, MOST_REPETITIONS + 1, 3)).toMatchObject({
      error: { code: "limitReached" },
    });
    expect(await propose(match, 1 - seat, 5)).toMatchObject({ error: { code: "staleDecision" } });
    expect(match.reader.repeatable(1 - seat)).toEqual([]);
    await propose(match, seat, 5);
    expect(await reply(match, seat, null)).toMatchObject({ error: { code: "nothingOffered" } });
    expect(await giveUp(match, 1 - seat)).toMatchObject({ error: { code: "nothingOffered" } });
  });

  it("when it is proposed again and again while nothing happens", async () => {
    const { match, seat } = await looped();
    for (let count = 0; count < 3; count++) {
      expect(await propose(match, seat, 5 + count)).toEqual({ ok: true });
      expect(await giveUp(match, seat)).toEqual({ ok: true });
    }
    expect(await propose(match, seat, 9)).toMatchObject({ error: { code: "proposedTooOften" } });
  });
});
