import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, real, spell } from "./play.ts";

const you = { kind: "you" } as const;
const discardHand: Effect = { kind: "discard", who: you, amount: "hand" };
const discardOne: Effect = { kind: "discard", who: you, amount: 1 };
const drawTwo: Effect = { kind: "draw", who: you, amount: 2 };

const may = (effects: readonly Effect[], then?: readonly Effect[]): Effect => ({
  kind: "may",
  who: you,
  effects,
  ...(then ? { then } : {}),
});

const renewal = spell("Renewal", [may([discardHand], [drawTwo])]);
const upheaval = spell("Change of Plans", [may([discardHand, drawTwo])]);
const vanish = spell("Vanish", [
  may(
    [
      {
        kind: "exile",
        what: { kind: "all", filter: { zones: ["hand"], of: [{ kind: "owner", player: you }] } },
        bind: "exiled",
      },
    ],
    [drawTwo],
  ),
]);
const trade = spell("Trade", [may([discardOne], [drawTwo])]);

/** Casts the only spell of A's hand, and perhaps another card stays there. */
function casting(card: typeof renewal, kept: readonly string[] = []): Play {
  return play({ A: { hand: [card, ...kept.map(real)] } })
    .cast(card.name)
    .resolve();
}

describe('"you may discard your hand"', () => {
  it.each([
    ["If you do, draw two cards", renewal],
    ["and draw two cards", upheaval],
  ])("may be chosen with an empty hand, and counts as done: %s", (_, card) => {
    const t = casting(card).yes();
    expect([t.hand("A"), t.graveyard("A")]).toEqual([["Mountain", "Mountain"], [card.name]]);
  });

  it("is no different where the hand is exiled", () => {
    expect(casting(vanish).yes().hand("A")).toEqual(["Mountain", "Mountain"]);
    expect(casting(vanish, ["Forest"]).yes().hand("A")).toEqual(["Mountain", "Mountain"]);
  });

  it("may be declined with an empty hand", () => {
    expect(casting(renewal).no().hand("A")).toEqual([]);
  });

  it("discards all cards of a hand that has some", () => {
    const t = casting(renewal, ["Forest", "Island"]).yes();
    expect(t.hand("A")).toEqual(["Mountain", "Mountain"]);
    expect(t.graveyard("A").sort()).toEqual(["Forest", "Island", "Renewal"]);
  });
});

describe('"you may discard a card"', () => {
  it("isn't offered to a player without cards (CR 608.2d)", () => {
    const t = casting(trade);
    expect([t.asked, t.hand("A")]).toEqual(["A act priority", []]);
  });
});
