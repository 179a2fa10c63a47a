import { describe, expect, it } from "vitest";
import { creature, many, object, tableOf } from "../../src/dev/make.ts";
import { type BoardAids, boardOf } from "../../src/table/model/board.ts";

const aids: BoardAids = {
  markOf: () => "",
  rowOf: ({ power, card }) =>
    power !== null
      ? "creatures"
      : card?.definition === "Forest" || card?.definition === "Island"
        ? "lands"
        : "others",
};

function boardWith(objects: Parameters<typeof tableOf>[0], seat = 0, more: Partial<BoardAids> = {}) {
  return boardOf(tableOf(objects).objects, seat, { ...aids, ...more });
}

describe("a player's board", () => {
  it("has creatures, lands and the rest in rows of their own", () => {
    const board = boardWith([object("a", "Forest"), creature("b", "Elf", [1, 1]), object("c", "Ring")]);
    expect(board).toEqual({
      creatures: [{ keys: ["b"], attached: [] }],
      others: [{ keys: ["c"], attached: [] }],
      lands: [{ keys: ["a"], attached: [] }],
    });
  });

  it("shows what a player controls, whoever owns it", () => {
    const stolen = creature("a", "Elf", [1, 1], { owner: 1, controller: 0 });
    expect(boardWith([stolen], 0).creatures).toHaveLength(1);
    expect(boardWith([stolen], 1).creatures).toHaveLength(0);
  });

  it("draws permanents that are alike as one", () => {
    const board = boardWith(many(5, (at) => creature(`t${at}`, "Goblin", [1, 1], { kind: "token" })));
    expect(board.creatures).toEqual([{ keys: ["t0", "t1", "t2", "t3", "t4"], attached: [] }]);
  });

  it.each([
    ["tapped", { tapped: true }],
    ["stronger", { power: 2 }],
    ["damaged", { damage: 1 }],
    ["with a counter", { counters: { "+1/+1": 1 } }],
    ["of a higher level", { level: 2 }],
    ["attacking", { attacking: { seat: 1 } }],
    ["new", { summoningSick: true }],
  ])("keeps one that is %s apart", (_, more) => {
    const board = boardWith([creature("a", "Goblin", [1, 1]), creature("b", "Goblin", [1, 1], more)]);
    expect(board.creatures.map(({ keys }) => keys)).toEqual([["a"], ["b"]]);
  });

  it("keeps those apart with which something else can be done now", () => {
    const board = boardWith([creature("a", "Goblin", [1, 1]), creature("b", "Goblin", [1, 1])], 0, {
      markOf: (key) => (key === "a" ? "legal" : ""),
    });
    expect(board.creatures).toHaveLength(2);
  });

  it("tucks attachments under their host, and what is attached to those with them", () => {
    const board = boardWith([
      creature("host", "Elf", [1, 1]),
      creature("like it", "Elf", [1, 1]),
      object("aura", "Rancor", { attachedTo: { key: "host" }, controller: 1 }),
      object("aura on it", "Rancor", { attachedTo: { key: "aura" } }),
    ]);
    expect(board.creatures).toEqual([
      { keys: ["host"], attached: ["aura", "aura on it"] },
      { keys: ["like it"], attached: [] },
    ]);
  });

  it("shows an attachment by itself when its host is gone or is a player", () => {
    const board = boardWith([
      object("a", "Curse", { attachedTo: { seat: 1 } }),
      object("b", "Ring", { attachedTo: { key: "gone" } }),
    ]);
    expect(board.others.map(({ keys }) => keys)).toEqual([["a"], ["b"]]);
  });

  it("ends where attachments go round in a circle", () => {
    const board = boardWith([
      object("a", "Ring", { attachedTo: { key: "b" } }),
      object("b", "Ring", { attachedTo: { key: "a" } }),
    ]);
    expect(board.others).toEqual([]);
  });

  it("stands lands of one name together, tapped or not", () => {
    const board = boardWith([
      object("f1", "Forest"),
      object("i1", "Island"),
      object("f2", "Forest", { tapped: true }),
      object("i2", "Island"),
    ]);
    expect(board.lands.map(({ keys }) => keys)).toEqual([["f1"], ["f2"], ["i1", "i2"]]);
  });
});
