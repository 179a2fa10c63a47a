import type { RuleEffect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { mayLookAt } from "../../src/index.ts";
import { card } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

function ruling(name: string, rule: RuleEffect) {
  return card(name, {
    types: ["enchantment"],
    abilities: [{ kind: "static", effects: [{ kind: "rule", rule }] }],
  });
}

const TELEPATHY = ruling("Telepathy", { kind: "playWithHandRevealed", who: { kind: "opponents" } });

describe("playing with the hand revealed (CR 402.3)", () => {
  const sees = (duel: Duel, name: string) => {
    const object = duel.state.objects[duel.find(name)];
    return object ? [0, 1, null].map((seat) => mayLookAt(duel.state, object, seat)) : [];
  };

  it("lets everyone look at the hands that the effect means, and at no others", () => {
    const duel = new Duel({
      A: { battlefield: [TELEPATHY], hand: [real("Shock")] },
      B: { hand: [real("Grizzly Bears")] },
    });
    expect(sees(duel, "Grizzly Bears")).toEqual([true, true, true]);
    expect(sees(duel, "Shock")).toEqual([true, false, false]);
  });

  it("shows nothing without the effect", () => {
    expect(sees(new Duel({ B: { hand: [real("Grizzly Bears")] } }), "Grizzly Bears")).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("damage that leaves life (CR 120.3a)", () => {
  const ALI = ruling("Ali", { kind: "damageLeavesLife", least: 1 });
  const WORSHIP = ruling("Worship", {
    kind: "damageLeavesLife",
    least: 1,
    condition: {
      kind: "exists",
      filter: {
        of: [
          { kind: "type", type: "creature" },
          { kind: "controller", player: { kind: "you" } },
        ],
      },
    },
  });
  const shocks = (count: number) => Array.from({ length: count }, () => real("Shock"));
  const mountains = (count: number) => Array.from({ length: count }, () => real("Mountain"));

  it("reduces damage so that this much life is left, from one source after another", () => {
    const duel = new Duel({
      A: { battlefield: mountains(2), hand: shocks(2) },
      B: { battlefield: [ALI], life: 2 },
    });
    duel.cast(0, "Shock", { player: 1 }).resolve();
    expect(duel.life(1)).toBe(1);
    duel.cast(0, "Shock", { player: 1 }).resolve();
    expect(duel.life(1)).toBe(1);
  });

  it("reduces damage so that this much life is left, from several sources at once", () => {
    const duel = new Duel({
      A: { battlefield: [real("Grizzly Bears"), { card: real("Grizzly Bears"), called: "b2" }] },
      B: { battlefield: [ALI], life: 3 },
    });
    duel.attack(0, "Grizzly Bears", "Grizzly Bears").to("postcombatMain", 0);
    expect(duel.life(1)).toBe(1);
  });

  it("takes all where the condition of the effect isn't met", () => {
    const duel = new Duel({
      A: { battlefield: mountains(1), hand: shocks(1) },
      B: { battlefield: [WORSHIP], life: 2 },
    });
    duel.cast(0, "Shock", { player: 1 });
    duel.resolve();
    expect(duel.state.result?.winners).toEqual([0]);
  });
});
