import type { Ability } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { PLAYER_TARGET, play, spell } from "../effects/play.ts";
import { always, card, creature } from "../support/cards.ts";

const OPPONENTS = { kind: "opponents" } as const;
const T1 = { kind: "target", target: "t1" } as const;

/** "{0}: Target player discards a card." */
const rack = card("Rack", {
  types: ["artifact"],
  abilities: [
    {
      kind: "activated",
      cost: [],
      body: { kind: "plain", targets: [PLAYER_TARGET], effects: [{ kind: "discard", who: T1, amount: 1 }] },
    },
  ],
});

/** "Target opponent gains control of all artifacts." */
const gift = spell(
  "Gift",
  [
    {
      kind: "modify",
      what: { kind: "all", filter: { of: [{ kind: "type", type: "artifact" }] } },
      modifications: [{ kind: "controller", player: T1 }],
      duration: "endOfGame",
    },
  ],
  [PLAYER_TARGET],
);

/** "If a spell or ability an opponent controls causes you to discard this, put it onto the battlefield instead." */
const springing: Ability = always({
  kind: "replacement",
  replacement: {
    kind: "redirectMove",
    what: "this",
    to: "graveyard",
    newZone: "battlefield",
    discardedBy: OPPONENTS,
  },
});

/** "When a spell or ability an opponent controls causes you to discard this, you gain 3 life." */
const grudging: Ability = {
  kind: "triggered",
  event: {
    kind: "moves",
    what: "this",
    from: "hand",
    to: "graveyard",
    cause: "discard",
    causedBy: OPPONENTS,
  },
  zone: "graveyard",
  body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
};

const beast = creature("Springing Beast", 2, 2, { abilities: [springing] });
const ghost = creature("Grudging Ghost", 2, 2, { abilities: [grudging] });

describe("a spell or ability an opponent controls is one that an opponent put on the stack (CR 113.8)", () => {
  it("also where its source has changed sides since", () => {
    const t = play({ A: { battlefield: [rack], hand: [gift] }, B: { hand: [beast] } });
    t.activate("Rack", "B").cast("Gift", "B").resolve();
    expect(t.battlefield("B")).toEqual(["Rack"]);
    t.resolve();
    expect(t.battlefield("B")).toEqual(["Rack", "Springing Beast"]);
    const other = play({ A: { battlefield: [rack], hand: [gift] }, B: { hand: [ghost] } });
    other.activate("Rack", "B").cast("Gift", "B").resolve().resolveAll();
    expect([other.graveyard("B"), other.life("B")]).toEqual([["Grudging Ghost"], 23]);
  });

  it("and one's own isn't an opponent's for the source's having gone to one", () => {
    const t = play({ A: { battlefield: [rack], hand: [gift, beast] } });
    t.activate("Rack", "A").cast("Gift", "B").resolve().resolve();
    expect([t.battlefield("A"), t.graveyard("A")]).toEqual([[], ["Gift", "Springing Beast"]]);
    const other = play({ A: { battlefield: [rack], hand: [gift, ghost] } });
    other.activate("Rack", "A").cast("Gift", "B").resolve().resolveAll();
    expect([other.graveyard("A"), other.life("A")]).toEqual([["Gift", "Grudging Ghost"], 20]);
  });
});
