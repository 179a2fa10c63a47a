import { describe, expect, it } from "vitest";
import { play } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const saga = card("Short Tale", {
  types: ["enchantment"],
  subtypes: ["Saga"],
  manaCost: ["0"],
  abilities: [
    {
      kind: "triggered",
      event: { kind: "chapter", numbers: [1] },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
    },
    {
      kind: "triggered",
      event: { kind: "gainsLife", who: { kind: "you" } },
      body: { kind: "plain", effects: [{ kind: "loseLife", who: { kind: "opponents" }, amount: 1 }] },
    },
  ],
});

describe("a Saga whose final chapter has been reached (CR 704.5s)", () => {
  it("stays until that chapter ability has left the stack, and for no other ability of its own", () => {
    const t = play({ A: { hand: [saga] } });
    t.cast("Short Tale").resolve();
    expect([t.battlefield("A"), t.state.stack.length]).toEqual([["Short Tale"], 1]);
    t.resolve();
    expect([t.battlefield("A"), t.state.stack.length, t.life("A")]).toEqual([[], 1, 21]);
    t.resolve();
    expect(t.life("B")).toBe(19);
  });
});
