import type { CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, type SeatLetter, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const YOU = { kind: "you" } as const;

const bloodyStudies = (amount: number): CardDefinition =>
  spell("Bloody Studies", [
    { kind: "draw", who: YOU, amount, bind: "drawn" },
    { kind: "loseLife", who: YOU, amount: { kind: "bound", name: "drawn" } },
  ]);

/** Life lost for each card drawn by an instruction to draw so many, with these permanents of the players. */
function drawnBy(amount: number, permanents: Partial<Record<SeatLetter, readonly CardDefinition[]>>): number {
  const t = play({
    A: { hand: [bloodyStudies(amount)], battlefield: permanents.A ?? [] },
    B: { battlefield: permanents.B ?? [] },
  });
  t.cast("Bloody Studies").resolve();
  while (t.decision.kind === "pick" && t.decision.prompt.key === "orderReplacements")
    t.pick("ability of Deep Reflection");
  return 20 - t.life("A");
}

/** "If you would draw a card, draw two cards instead." */
const REFLECTION = card("Deep Reflection", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "changeDraw",
            who: YOU,
            instead: [{ kind: "draw", who: YOU, amount: 2 }],
          },
        },
      ],
    },
  ],
});

describe("how many cards have been drawn by an instruction", () => {
  it.each([1, 3])("is as many as it says where nothing replaces the draws: %i", (amount) => {
    expect(drawnBy(amount, {})).toBe(amount);
  });

  it.each([
    [1, 2],
    [3, 6],
  ])("counts both cards drawn instead of each: %i with Deep Reflection are %i", (amount, drawn) => {
    expect(drawnBy(amount, { A: [REFLECTION] })).toBe(drawn);
  });

  it("counts what is drawn in place of draws that are themselves in place of a draw", () => {
    expect(drawnBy(1, { A: [REFLECTION, REFLECTION] })).toBe(4);
  });

  it("counts the cards that another player draws instead", () => {
    expect(drawnBy(2, { B: [real("Notion Thief")] })).toBe(2);
  });

  it("doesn't count draws in whose place nothing is drawn", () => {
    const never = card("Empty Lectern", {
      types: ["artifact"],
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "replacement",
              replacement: {
                kind: "changeDraw",
                who: YOU,
                instead: [{ kind: "gainLife", who: YOU, amount: 0 }],
              },
            },
          ],
        },
      ],
    });
    expect(drawnBy(2, { A: [never] })).toBe(0);
  });
});

describe("what is done with a card after it has been drawn", () => {
  const glimpse = spell("Lost Glimpse", [
    { kind: "draw", who: YOU, amount: 1, bind: "drawn" },
    { kind: "exile", what: { kind: "ref", ref: { kind: "bound", name: "drawn" } } },
  ]);

  it("is done with the card", () => {
    const t = play({ A: { hand: [glimpse] } });
    t.cast("Lost Glimpse").resolve();
    expect([t.hand("A"), t.exile()]).toEqual([[], ["Mountain"]]);
  });

  it("isn't done with cards drawn in place of that draw (CR 614.11b)", () => {
    const t = play({ A: { hand: [glimpse], battlefield: [REFLECTION] } });
    t.cast("Lost Glimpse").resolve();
    expect([t.hand("A"), t.exile()]).toEqual([["Mountain", "Mountain"], []]);
  });
});
