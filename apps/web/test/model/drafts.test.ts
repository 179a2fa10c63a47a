import type { Key, Pointer } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import {
  attackWithAll,
  retarget,
  toggleAttacker,
  toggleBlocked,
  toggleBlocker,
} from "../../src/table/model/combat.ts";
import { startDraft } from "../../src/table/model/draft.ts";
import { putOnNextPile, putOnPile } from "../../src/table/model/kinds/arrange.ts";
import type { DecisionOf } from "../../src/table/model/kinds/decision-of.ts";
import { lethalFirst, setAmount } from "../../src/table/model/kinds/distribute.ts";
import { moveInOrder } from "../../src/table/model/kinds/order.ts";
import { togglePick } from "../../src/table/model/kinds/pick.ts";

const head = { id: 1, prompt: "choose", source: null } as const;
const objects = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ kind: "object", key: `o${at}` }) as const);

describe("picking", () => {
  const decision: DecisionOf<"pick"> = { ...head, kind: "pick", options: objects(3), min: 0, max: 2 };

  it("adds and takes out", () => {
    const one = togglePick({ kind: "pick", picked: [0] }, decision, 2);
    expect(one.picked).toEqual([0, 2]);
    expect(togglePick(one, decision, 0).picked).toEqual([2]);
  });

  it("takes no more than the most, but changes its mind where only one is wanted", () => {
    expect(togglePick({ kind: "pick", picked: [0, 1] }, decision, 2).picked).toEqual([0, 1]);
    expect(togglePick({ kind: "pick", picked: [0] }, { ...decision, max: 1 }, 2).picked).toEqual([2]);
  });

  it("takes a mode again where that is allowed", () => {
    const modes: DecisionOf<"modes"> = {
      ...head,
      kind: "modes",
      options: objects(2),
      min: 2,
      max: 2,
      repeat: true,
    };
    expect(togglePick({ kind: "pick", picked: [1] }, modes, 1).picked).toEqual([1, 1]);
  });
});

describe("dividing", () => {
  const decision: DecisionOf<"distribute"> = {
    ...head,
    kind: "distribute",
    options: objects(3),
    minimum: [0, 0, 0],
    maximum: [6, 6, 6],
    total: 6,
    lethal: [4, 1, 0],
  };

  it("starts with what is lethal in order, the rest going to the last", () => {
    expect(lethalFirst(decision)).toEqual([4, 1, 1]);
    expect(lethalFirst({ ...decision, total: 3 })).toEqual([3, 0, 0]);
  });

  it("starts with the least for each, and gives nobody more than the most", () => {
    const { lethal: _lethal, ...plain } = decision;
    expect(lethalFirst({ ...plain, minimum: [1, 1, 1], total: 3 })).toEqual([1, 1, 1]);
    expect(lethalFirst({ ...plain, maximum: [6, 6, 2] })).toEqual([0, 4, 2]);
  });

  it("gives no more than is left", () => {
    const draft = { kind: "distribute", amounts: [2, 2, 0] } as const;
    expect(setAmount(draft, decision, 2, 5).amounts).toEqual([2, 2, 2]);
    expect(setAmount(draft, decision, 0, -1).amounts).toEqual([0, 2, 0]);
  });
});

describe("ordering and arranging", () => {
  it("moves one to another place", () => {
    expect(moveInOrder({ kind: "order", order: [0, 1, 2] }, 2, 0).order).toEqual([2, 0, 1]);
    expect(moveInOrder({ kind: "order", order: [0, 1, 2] }, 0, 9).order).toEqual([1, 2, 0]);
  });

  const decision: DecisionOf<"arrange"> = {
    ...head,
    kind: "arrange",
    options: objects(3),
    piles: [
      { name: "libraryTop", min: 1, max: 3, ordered: true },
      { name: "graveyard", min: 0, max: 1, ordered: false },
    ],
  };

  it("starts with every card on the first pile that has room", () => {
    expect(startDraft(decision)).toEqual({ kind: "arrange", piles: [[0, 1, 2], []] });
  });

  it("moves a card to the next pile and back, and within a pile", () => {
    const start = { kind: "arrange", piles: [[0, 1, 2], []] } as const;
    const moved = putOnNextPile(start, decision, 1);
    expect(moved.piles).toEqual([[0, 2], [1]]);
    expect(putOnNextPile(moved, decision, 1).piles).toEqual([[0, 2, 1], []]);
    expect(putOnPile(start, decision, 2, 0, 0).piles).toEqual([[2, 0, 1], []]);
  });

  it("puts nothing on a full pile", () => {
    const full = { kind: "arrange", piles: [[0, 2], [1]] } as const;
    expect(putOnNextPile(full, decision, 0)).toBe(full);
  });
});

describe("attacking", () => {
  const defenders: readonly Pointer[] = [{ seat: 1 }, { key: "walker" }];
  const decision: DecisionOf<"attackers"> = {
    ...head,
    kind: "attackers",
    candidates: [
      { key: "a", defenders, must: false },
      { key: "b", defenders, must: true },
      { key: "c", defenders: [{ seat: 1 }], must: false },
    ],
  };
  const start = startDraft(decision);
  if (start.kind !== "attackers") throw new Error("an attack is drafted as one");

  it("begins with those that must attack", () => {
    expect(start.attacks).toEqual([null, 0, null]);
  });

  it("sends a creature in and takes it back, but not one that must attack", () => {
    const sent = toggleAttacker(start, decision, 0);
    expect(sent.attacks).toEqual([0, 0, null]);
    expect(toggleAttacker(sent, decision, 0).attacks).toEqual([null, 0, null]);
    expect(toggleAttacker(start, decision, 1).attacks).toEqual([null, 0, null]);
  });

  it("turns the creature sent last to another defender, and those after it follow", () => {
    const turned = retarget(toggleAttacker(start, decision, 0), decision, { key: "walker" });
    expect(turned.attacks).toEqual([1, 0, null]);
    expect(attackWithAll({ ...turned, active: 0 }, decision).attacks).toEqual([1, 0, 0]);
  });

  it("redirects all attackers when no creature was chosen last", () => {
    const all = attackWithAll(start, decision);
    expect(retarget(all, decision, { key: "walker" }).attacks).toEqual([1, 1, 0]);
  });
});

describe("blocking", () => {
  const decision = (most: number, attackers: readonly Key[] = ["x", "y"]): DecisionOf<"blockers"> => ({
    ...head,
    kind: "blockers",
    candidates: [
      { key: "a", attackers, most, must: false },
      { key: "b", attackers, most, must: false },
    ],
  });
  const start = { kind: "blockers", blocks: [[], []], active: null } as const;

  it("gives the chosen creature an attacker, and takes it back on a second click", () => {
    const chosen = toggleBlocker(start, decision(1), 1);
    const blocking = toggleBlocked(chosen, decision(1), "y");
    expect(blocking.blocks).toEqual([[], [1]]);
    expect(toggleBlocked(blocking, decision(1), "y").blocks).toEqual([[], []]);
  });

  it("blocks the only attacker there is with one click", () => {
    expect(toggleBlocker(start, decision(1, ["x"]), 0).blocks).toEqual([[0], []]);
  });

  it("turns to another attacker where it can block but one, and adds where it can block more", () => {
    const one = toggleBlocked(toggleBlocker(start, decision(1), 0), decision(1), "x");
    expect(toggleBlocked(one, decision(1), "y").blocks).toEqual([[1], []]);
    const two = toggleBlocked(toggleBlocker(start, decision(2), 0), decision(2), "x");
    expect(toggleBlocked(two, decision(2), "y").blocks).toEqual([[0, 1], []]);
  });

  it("lets a creature off that is clicked again", () => {
    const blocking = toggleBlocked(toggleBlocker(start, decision(1), 0), decision(1), "x");
    expect(toggleBlocker(blocking, decision(1), 0)).toEqual({
      kind: "blockers",
      blocks: [[], []],
      active: null,
    });
  });
});
