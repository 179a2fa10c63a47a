import type { Ability, CardDefinition, RuleEffect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { card, creature } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

const lands = (count: number) => Array.from({ length: count }, () => real("Island"));

function asThoughFlash(more: Partial<Extract<RuleEffect, { kind: "mayCastAsThoughFlash" }>>): Ability {
  const what = {
    zones: ["stack" as const],
    of: [{ kind: "oneOf" as const, ref: { kind: "this" as const } }],
  };
  const rule = { kind: "mayCastAsThoughFlash" as const, who: { kind: "you" as const }, what, ...more };
  return { kind: "static", effects: [{ kind: "rule", rule }] };
}

function waysOf(duel: Duel, name: string): (string | null)[] {
  const { decision } = duel;
  if (decision.kind !== "act") return [];
  return decision.acts.flatMap((act) =>
    act.kind === "cast" && characteristics(duel.state, act.object).name === name ? [act.via] : [],
  );
}

describe("casting as though it had flash for so much more (CR 601.3b)", () => {
  const wave: CardDefinition = card("Late Wave", {
    types: ["sorcery"],
    manaCost: ["U"],
    abilities: [
      asThoughFlash({ additional: [{ kind: "mana", mana: ["2"] }] }),
      {
        kind: "spell",
        body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] },
      },
    ],
  });

  it("asks for nothing more when a sorcery could be cast", () => {
    const duel = new Duel({ A: { battlefield: lands(3), hand: [wave] } });
    expect(waysOf(duel, "Late Wave")).toEqual([null]);
  });

  it("costs that much more in another step, and can't be cast for less", () => {
    const duel = new Duel({ A: { battlefield: lands(3), hand: [wave] } });
    duel.to("end").toPriority(0);
    expect(waysOf(duel, "Late Wave")).toEqual(["flash"]);
    duel.castVia(0, "Late Wave", "flash").resolve();
    expect(duel.count("Mountain", "hand", 0)).toBe(1);
    expect(duel.canCast(0, "Late Wave")).toBe(false);
    const poor = new Duel({ A: { battlefield: lands(2), hand: [wave] } });
    poor.to("end").toPriority(0);
    expect(waysOf(poor, "Late Wave")).toEqual([]);
  });

  it("asks for nothing more where something else lets it be cast as though it had flash", () => {
    const orrery = card("Vedalken Orrery", {
      types: ["artifact"],
      manaCost: [],
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "rule",
              rule: {
                kind: "mayCastAsThoughFlash",
                who: { kind: "you" },
                what: { zones: ["stack"], of: [] },
              },
            },
          ],
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: [orrery, ...lands(1)], hand: [wave] } });
    duel.to("end").toPriority(0);
    expect(waysOf(duel, "Late Wave")).toEqual([null]);
  });
});

describe("an Aura that is lost again where a sorcery couldn't have been cast (CR 603.7)", () => {
  const webs = card("Sudden Webs", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    manaCost: [],
    abilities: [
      asThoughFlash({ sacrificed: true }),
      { kind: "keyword", keyword: "enchant", what: { of: [{ kind: "type", type: "creature" }] } },
    ],
  });
  const bears = creature("Grizzly Bears", 2, 2);
  const setup = { A: { battlefield: [bears], hand: [webs] } };

  it("stays if it was cast as a sorcery could have been", () => {
    const duel = new Duel(setup);
    duel.answer(0, "chooseTargets", "Grizzly Bears").cast(0, "Sudden Webs").resolve().nextTurn();
    expect(duel.count("Sudden Webs", "battlefield")).toBe(1);
  });

  it("is sacrificed in the next cleanup step if it wasn't", () => {
    const duel = new Duel(setup);
    duel.to("end").toPriority(0);
    duel.answer(0, "chooseTargets", "Grizzly Bears").castVia(0, "Sudden Webs", "flash").resolve();
    expect(duel.count("Sudden Webs", "battlefield")).toBe(1);
    duel.nextTurn();
    expect(duel.count("Sudden Webs", "graveyard", 0)).toBe(1);
  });
});
