import type { PrivateCard, PublicTable, StatusView, UpdateMessage } from "@spellroom/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { type WatchAudience, type WatchedMatch, WatchFeed } from "../../src/match/views/watch-feed.ts";
import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";

const DELAY_MS = 60_000;

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await bench[Symbol.asyncDispose]();
});

const ignore = (): void => undefined;

/** Somebody who watches: which cards of hands they have been told and not to forget, and what is said of hands. */
class Spy implements WatchAudience {
  readonly known = new Map<string, PrivateCard>();
  table: PublicTable | null = null;
  castOn = false;

  show(table: PublicTable, { learned = [], forgot = [] }: UpdateMessage): void {
    this.table = table;
    for (const key of forgot) this.known.delete(key);
    for (const card of learned) this.known.set(card.key, card);
  }

  status({ cast }: StatusView): void {
    this.castOn = cast?.on === true;
  }

  readonly notice = ignore;
  readonly time = ignore;
  readonly closed = ignore;

  /** How many cards of each seat's hand they see now. */
  get seen(): readonly number[] {
    const cards = [...this.known.values()];
    return [0, 1].map((seat) => cards.filter(({ owner }) => owner === seat).length);
  }

  get shown(): readonly boolean[] {
    return this.table?.players.map(({ handShown }) => handShown) ?? [];
  }
}

function hands(match: LiveMatch): readonly number[] {
  return [0, 1].map((seat) => match.state.players[seat]?.hand.length ?? 0);
}

const offer = { kind: "offer", request: { kind: "cast" } } as const;
const agree = { kind: "answerOffer", request: { kind: "cast", yes: true } } as const;
const hide = { kind: "showHand", request: { show: false } } as const;

/** What somebody sees of the hands from before one player asks until long after the other one ends it. */
async function tape(match: LiveMatch, feed: WatchFeed) {
  const spy = new Spy();
  feed.attend(spy);
  expect(await match.execute(0, offer)).toMatchObject({ ok: true, done: false });
  vi.advanceTimersByTime(DELAY_MS);
  const asked = spy.seen;
  expect(await match.execute(1, agree)).toMatchObject({ ok: true, done: true });
  vi.advanceTimersByTime(DELAY_MS - 1);
  const early = spy.seen;
  const then = hands(match);
  vi.advanceTimersByTime(1);
  const due = { seen: spy.seen, shown: spy.shown, castOn: spy.castOn };
  for (let count = 0; count < 6; count++) await answer(match);
  expect(await match.execute(1, hide)).toMatchObject({ ok: true });
  const ended = { seen: spy.seen, shown: spy.shown, castOn: spy.castOn };
  const after: (readonly number[])[] = [];
  for (let count = 0; count < 4; count++) {
    await answer(match);
    vi.advanceTimersByTime(DELAY_MS / 2);
    after.push(spy.seen);
  }
  feed.unattend(spy);
  return { asked, early, due, then, ended, after };
}

const NONE = [0, 0];

describe("the caster's view", () => {
  it("shows both hands to watchers with the delay once both players have agreed, and nothing more from when one ends it", async () => {
    const match = await bench.begin([], { watchDelayMs: DELAY_MS });
    expect(match.reader.status.cast).toEqual({ on: false, delayMs: DELAY_MS });
    const { asked, early, due, then, ended, after } = await tape(match, match.reader.watching);
    expect(asked).toEqual(NONE);
    expect(early).toEqual(NONE);
    expect(due).toEqual({ seen: then, shown: [true, true], castOn: true });
    expect(then.every((count) => count > 0)).toBe(true);
    expect(ended).toEqual({ seen: NONE, shown: [false, false], castOn: false });
    expect(after).toEqual([NONE, NONE, NONE, NONE]);
    expect(match.reader.status.cast?.on).toBe(false);
  });

  it("would be caught showing hands after the end, or too early", async () => {
    const match = await bench.begin([], { watchDelayMs: DELAY_MS });
    const { reader } = match;
    const deaf: WatchedMatch = {
      get table() {
        return reader.table;
      },
      get length() {
        return reader.length;
      },
      get status() {
        return { ...reader.status, cast: { on: true, delayMs: DELAY_MS } };
      },
      startingLife: reader.startingLife,
      audiences: reader.audiences,
      catchUp: (seat) => reader.catchUp(seat),
    };
    const heard = await tape(match, new WatchFeed(deaf, DELAY_MS));
    expect(heard.ended.seen).not.toEqual(NONE);
    const hasty = await tape(match, new WatchFeed(reader, 1_000));
    expect(hasty.early).not.toEqual(NONE);
  });

  it("is not to be had where watchers see everything at once, nor against a bot", async () => {
    const live = await bench.begin();
    expect(live.reader.status.cast).toBeUndefined();
    expect(await live.execute(0, offer)).toMatchObject({ ok: false, error: { code: "nothingOffered" } });
    const bot = await bench.begin([{}, { bot: "greedy", accountId: null }], { watchDelayMs: DELAY_MS });
    expect(bot.reader.status.cast).toBeUndefined();
    expect(await bot.execute(0, offer)).toMatchObject({ ok: false, error: { code: "nothingOffered" } });
  });

  it("is asked for, and may be declined", async () => {
    const match = await bench.begin([], { watchDelayMs: DELAY_MS });
    await match.execute(0, offer);
    await match.execute(1, { kind: "answerOffer", request: { kind: "cast", yes: false } });
    expect(await match.execute(1, agree)).toMatchObject({ ok: false });
    expect(match.reader.status).toMatchObject({ offer: null, cast: { on: false } });
    vi.advanceTimersByTime(DELAY_MS);
    expect(match.reader.watching.catchUp().snapshot.known).toEqual([]);
  });

  it("hides both hands when either player ends it, also one that its owner had shown before", async () => {
    const match = await bench.begin([], { watchDelayMs: DELAY_MS });
    await match.execute(0, { kind: "showHand", request: { show: true } });
    await match.execute(0, offer);
    await match.execute(1, agree);
    await match.execute(1, hide);
    expect(match.reader.table.players.map(({ handShown }) => handShown)).toEqual([false, false]);
  });

  it("continues in the process that takes the match over, no sooner than the delay", async () => {
    const match = await bench.begin([], { watchDelayMs: DELAY_MS });
    await match.execute(0, offer);
    await match.execute(1, agree);
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    const there = await bench.otherProcess().open(match.matchId, 2);
    expect(there.reader.watching.catchUp().snapshot.known).toEqual([]);
    vi.advanceTimersByTime(DELAY_MS);
    expect(there.reader.watching.catchUp().snapshot.known).toHaveLength(
      hands(there).reduce((sum, count) => sum + count, 0),
    );
    there.close();
  });
});
