import type { Ability } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const ENCHANT_CREATURE: Ability = {
  kind: "keyword",
  keyword: "enchant",
  what: { of: [{ kind: "type", type: "creature" }] },
};

function aura(name: string, ...abilities: readonly Ability[]) {
  return card(name, { types: ["enchantment"], subtypes: ["Aura"], abilities });
}

const SWAP: Ability = { kind: "keyword", keyword: "auraSwap", cost: [{ kind: "mana", mana: ["0"] }] };
const wings = aura("Wings", ENCHANT_CREATURE, SWAP);
const armor = aura("Armor", ENCHANT_CREATURE);
const onLands = aura("Roots", {
  kind: "keyword",
  keyword: "enchant",
  what: { of: [{ kind: "type", type: "land" }] },
});
const bears = real("Grizzly Bears");

function swapping(hand: readonly ReturnType<typeof card>[], more: { readonly owner?: number } = {}) {
  const t = play({
    A: { hand: [...hand], battlefield: [bears, { card: wings, on: "Grizzly Bears", as: more }] },
  });
  t.activate("Wings").resolve();
  return t;
}

describe("aura swap (CR 702.65)", () => {
  it("exchanges the Aura with one in hand, which enchants what it enchanted", () => {
    const t = swapping([armor, onLands, bears]).yes();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Armor"]);
    expect(t.object("Armor").attachedTo).toEqual({ object: t.id("Grizzly Bears") });
    expect(t.hand("A").sort()).toEqual(["Grizzly Bears", "Roots", "Wings"]);
  });

  it("lets the player choose which Aura, and whether at all", () => {
    const t = swapping([armor, aura("Cape", ENCHANT_CREATURE)]).yes();
    expect(t.options()).toEqual(["Armor", "Cape"]);
    t.pick("Cape");
    expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Cape"]);
    expect(swapping([armor]).no().battlefield("A")).toContain("Wings");
  });

  it("does nothing with Auras in hand that can't enchant what it enchants (CR 702.65b)", () => {
    const t = swapping([onLands]);
    if (t.decision.kind === "confirm") t.yes();
    expect(t.battlefield("A")).toContain("Wings");
    expect(t.hand("A")).toEqual(["Roots"]);
  });

  it("does nothing with an Aura of another owner (CR 701.10d)", () => {
    const t = swapping([armor], { owner: 1 });
    if (t.decision.kind === "confirm") t.yes();
    expect(t.battlefield("A")).toContain("Wings");
    expect(t.hand("A")).toEqual(["Armor"]);
  });
});
