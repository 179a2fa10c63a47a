import type { ObjectView, PublicTable } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { creature, object, player, tableOf } from "../../src/dev/make.ts";
import { startDraft } from "../../src/table/model/draft.ts";
import { marksOf } from "../../src/table/model/marks.ts";
import {
  isFolded,
  isGivenUp,
  marksOn,
  permanentsOf,
  pickSide,
  type SideSources,
  sideShown,
} from "../../src/table/model/sides.ts";

const FOUR = [0, 1, 2, 3].map((seat) => player(seat, `Player ${seat}`));
const BOARD = [
  creature("mine", "Kalonian Tusker", [3, 3]),
  creature("bear", "Runeclaw Bear", [2, 2], { owner: 2, controller: 2 }),
  creature("angel", "Serra Angel", [4, 4], { owner: 3, controller: 3 }),
  object("grave", "Shock", { zone: "graveyard", owner: 3 }),
  object("taken", "Forest", { owner: 3, controller: 2 }),
];

function at(more: Partial<PublicTable>, board: readonly ObjectView[] = BOARD): SideSources {
  const table = tableOf(board, { players: FOUR, ...more });
  return { table, seat: 0, decision: null, marks: new Map() };
}

function asked(parts: SideSources, ...keys: readonly string[]): SideSources {
  const decision = {
    id: 1,
    source: null,
    prompt: "chooseTargets",
    kind: "pick",
    min: 1,
    max: 1,
    options: keys.map((key) => ({ kind: "object", key }) as const),
  } as const;
  return { ...parts, decision, marks: marksOf(decision, startDraft(decision)) };
}

const shown = (parts: SideSources) => sideShown({ ...parts, pickedSide: null });

describe("where there is room for one of several sides", () => {
  it("nothing is folded away while there are two players", () => {
    expect(shown(at({ players: FOUR.slice(0, 2) }))).toBeNull();
    expect(shown({ ...at({}), table: null })).toBeNull();
  });

  it("that of the player whose turn it is lies open", () => {
    expect(shown(at({ active: 2 }))).toBe(2);
    expect(shown({ ...at({ active: 3 }), seat: null })).toBe(3);
    const folded = (seat: number) => isFolded({ ...at({ active: 2 }), pickedSide: null }, seat);
    expect([0, 1, 2, 3].filter(folded)).toEqual([1, 3]);
  });

  it("in one's own turn it is that of the attacked player, or else of the next player in the game", () => {
    const attack = (attacking: ObjectView["attacking"]) => [
      creature("mine", "Kalonian Tusker", [3, 3], { attacking }),
      ...BOARD.slice(1),
    ];
    expect(shown(at({ active: 0 }, attack({ seat: 3 })))).toBe(3);
    expect(shown(at({ active: 0 }, attack({ key: "bear" })))).toBe(2);
    expect(shown(at({ active: 0 }))).toBe(1);
    const players = FOUR.map((one) => (one.seat === 1 ? { ...one, lost: "life" as const } : one));
    expect(shown(at({ active: 0, players }))).toBe(2);
  });

  it("a question about one side opens that one; one about several opens none", () => {
    expect(shown(asked(at({ active: 1 }), "angel", "mine"))).toBe(3);
    expect(shown(asked(at({ active: 1 }), "grave"))).toBe(3);
    expect(shown(asked(at({ active: 1 }), "angel", "bear"))).toBe(1);
  });

  it("the selected side stays until another side matters", () => {
    const turn = at({ active: 1 });
    const pickedSide = pickSide(turn, 3);
    expect(sideShown({ ...turn, pickedSide })).toBe(3);
    expect(sideShown({ ...asked(turn, "bear"), pickedSide })).toBe(2);
    expect(sideShown({ ...turn, pickedSide })).toBe(3);
    expect(sideShown({ ...at({ active: 2 }), pickedSide })).toBe(2);
  });

  it("a player who is out of the game gives up an empty side to those who still play", () => {
    const out = (...seats: readonly number[]) => ({
      players: FOUR.map((one) => (seats.includes(one.seat) ? { ...one, lost: "life" as const } : one)),
    });
    const givenUp = (parts: SideSources) => [1, 2, 3].filter((seat) => isGivenUp(parts, seat));
    expect(givenUp(at({}))).toEqual([]);
    expect(givenUp(at(out(1)))).toEqual([1]);
    expect(givenUp(at(out(1, 2)))).toEqual([1]);
    expect(givenUp(at(out(1, 2), []))).toEqual([1, 2]);
    expect(givenUp(at(out(1, 2, 3), []))).toEqual([]);
  });

  it("every side shows what is on it and what can be chosen there", () => {
    const { table, marks } = asked(at({}), "taken", "grave");
    if (table === null) throw new Error("there is a table");
    expect(permanentsOf(table, 2).map(({ key }) => key)).toEqual(["bear", "taken"]);
    expect([1, 2, 3].map((seat) => marksOn(table, marks, seat))).toEqual([
      [],
      ["targetable"],
      ["targetable"],
    ]);
    expect(marksOn(table, new Map([["@1", ["targetable"]]]), 1)).toEqual(["targetable"]);
  });
});
