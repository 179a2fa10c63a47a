import type { CardDefinition, ManaSymbol } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { cards } from "../corner-cases/lands.ts";
import { CREATURE_TARGET, type Play, play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";

/** "This spell costs {3} less (or {2} more) to cast if it targets a tapped creature." */
function removal(name: string, mana: readonly ManaSymbol[], change: Change): CardDefinition {
  return card(name, {
    types: ["instant"],
    manaCost: mana,
    abilities: [
      {
        kind: "static",
        condition: {
          kind: "is",
          object: { kind: "this" },
          of: [
            {
              kind: "targets",
              what: {
                kind: "object",
                filter: {
                  of: [
                    { kind: "status", status: "tapped" },
                    { kind: "type", type: "creature" },
                  ],
                },
              },
            },
          ],
        },
        effects: [{ kind: "ownCost", ...change }],
      },
      {
        kind: "spell",
        body: {
          kind: "plain",
          targets: [CREATURE_TARGET],
          effects: [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
        },
      },
    ],
  });
}
type Change = { readonly less: number } | { readonly more: number };

const SEIZE = removal("Seize", ["4", "W"], { less: 3 });
const PREY = removal("Prey", ["W"], { more: 1 });

function holding(one: CardDefinition, tapped: boolean, lands: number): Play {
  return play({
    A: { battlefield: cards(...Array.from({ length: lands }, () => "Plains")), hand: [one] },
    B: {
      battlefield: [
        {
          card: real("Grizzly Bears"),
          as: { status: { tapped, flipped: false, faceDown: null, phasedOut: false } },
        },
        real("Hill Giant"),
      ],
    },
  });
}

describe("a spell that costs less if it targets a tapped creature (CR 601.2c, 601.2f)", () => {
  it("may be cast for so much less where there is one", () => {
    const t = holding(SEIZE, true, 2);
    expect(t.canCast("Seize")).toBe(true);
    t.cast("Seize", "Grizzly Bears").resolve();
    expect(t.graveyard("B")).toEqual(["Grizzly Bears"]);
  });

  it("has to be cast on such a creature where it can't be paid for otherwise", () => {
    const t = holding(SEIZE, true, 2);
    t.cast("Seize").resolve();
    expect([t.graveyard("B"), t.battlefield("B")]).toEqual([["Grizzly Bears"], ["Hill Giant"]]);
    const rich = holding(SEIZE, true, 5);
    rich.cast("Seize");
    expect(rich.options()).toEqual(["Grizzly Bears", "Hill Giant"]);
  });

  it("may not where no creature is tapped, nor for even less", () => {
    expect([holding(SEIZE, false, 4).canCast("Seize"), holding(SEIZE, true, 1).canCast("Seize")]).toEqual([
      false,
      false,
    ]);
  });
});

describe("a spell that costs more if it targets a tapped creature", () => {
  it("may be cast without that", () => {
    expect(holding(PREY, true, 1).canCast("Prey")).toBe(true);
  });
});
