import type { EventView, ReplayBoard } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { player } from "../../src/dev/make.ts";
import { replayClient } from "../../src/replay/replay-client.ts";
import { momentAt, moved, timelineOf } from "../../src/replay/timeline.ts";
import { cardsOf, countOf, listOf, moved as swapped } from "../../src/table/between/sideboarding.ts";

const life: EventView = { kind: "life", seat: 0, change: -1, life: 19, cause: "effect" };
const step: EventView = { kind: "stepBegan", step: "upkeep", seat: 0 };

/** Moments of a game: the turn of each, and what happened by it. */
function boards(...moments: readonly (readonly [turn: number, ...events: EventView[]])[]): ReplayBoard[] {
  return moments.map(([turn, ...events], at) => ({
    at,
    game: 1,
    known: new Map(),
    events,
    table: {
      matchId: "m",
      seq: at + 1,
      turn,
      turnsBefore: 0,
      active: 0,
      step: "draw",
      monarch: null,
      teams: null,
      day: null,
      players: [],
      objects: {},
      waiting: null,
      result: null,
      watchers: 0,
    },
  }));
}

const timeline = timelineOf(boards([1], [1, step], [1, life], [2, step], [2], [2, life], [3], [3]));

describe("the way through a replay", () => {
  it("stops where something happened, where turns begin, and at the end", () => {
    expect(timeline.stops).toEqual([0, 2, 3, 5, 6, 7]);
    expect(timeline.turns).toEqual([0, 3, 6]);
  });

  it("goes by steps and by turns, and no further than the ends", () => {
    expect(moved(timeline, 0, "next")).toBe(2);
    expect(moved(timeline, 5, "previous")).toBe(3);
    expect(moved(timeline, 4, "nextTurn")).toBe(6);
    expect(moved(timeline, 4, "previousTurn")).toBe(3);
    expect(moved(timeline, 6, "nextTurn")).toBe(7);
    expect([moved(timeline, 7, "next"), moved(timeline, 0, "previous")]).toEqual([7, 0]);
    expect([moved(timeline, 4, "first"), moved(timeline, 4, "last")]).toEqual([0, 7]);
  });

  it("stops where a hand is shown to watchers, and where it is hidden again", () => {
    const hands = boards([1], [1], [1], [1], [1]).map((board, at) => ({
      ...board,
      table: { ...board.table, players: [player(0, "Ada", { handShown: at === 2 })] },
    }));
    expect(timelineOf(hands).stops).toEqual([0, 2, 3, 4]);
  });

  it("finds the moment that a link names, or the last one before it", () => {
    expect([momentAt(timeline, 5), momentAt(timeline, 500), momentAt(timeline, -1)]).toEqual([5, 7, 0]);
  });
});

describe("the table of a replay", () => {
  it("shows the log up to the moment, and answers nothing", async () => {
    const client = replayClient(timeline, 0);
    client.show(3, 0);
    expect(client.store.getState().log.map(({ event }) => event.kind)).toEqual([
      "stepBegan",
      "life",
      "stepBegan",
    ]);
    client.show(0, 1);
    expect(client.store.getState()).toMatchObject({ log: [], seat: 1, decision: null });
    expect(await client.choose(1, { kind: "confirm", yes: true })).toMatchObject({ code: "gameOver" });
  });
});

describe("changing a deck between games", () => {
  it("moves copies there and back, and sends every copy to the server", () => {
    let cards = cardsOf({ main: ["a", "a", "b"], side: ["c"] });
    cards = swapped(cards, "a", true);
    cards = swapped(cards, "c", false);
    expect([listOf(cards.main).sort(), listOf(cards.side)]).toEqual([["a", "b", "c"], ["a"]]);
    expect(countOf(cards.main)).toBe(3);
    expect(swapped(cards, "z", true)).toEqual(cards);
    cards = swapped(swapped(cards, "a", true), "b", true);
    expect(listOf(cards.main)).toEqual(["c"]);
  });
});
