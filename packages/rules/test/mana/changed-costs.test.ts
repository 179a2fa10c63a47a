import type { ManaCost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { tap } from "../casting/cards.ts";
import { play, real } from "../effects/play.ts";
import { always, CREATURES, card, creature, enchantment, YOURS } from "../support/cards.ts";
import { announce, pay, use } from "../support/paying.ts";

const dearer = enchantment(
  "Toll on Claws",
  always({ kind: "rule", rule: { kind: "activationCostChange", of: { of: [CREATURES] }, more: 2 } }),
);
const dearerUnlessMana = enchantment(
  "Toll on Deeds",
  always({
    kind: "rule",
    rule: { kind: "activationCostChange", of: { of: [CREATURES] }, more: 2, notMana: true },
  }),
);
const cheaper = enchantment(
  "Training",
  always({
    kind: "rule",
    rule: { kind: "activationCostChange", of: { of: [CREATURES, YOURS] }, less: 2, minimum: 1 },
  }),
);
const instant = (name: string, mana: ManaCost) => card(name, { types: ["instant"], manaCost: mana });
const filter = creature("Prism Elf", 1, 1, {
  abilities: [
    {
      kind: "activated",
      cost: [{ kind: "mana", mana: ["3"] }, tap],
      body: {
        kind: "plain",
        effects: [
          { kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["G", "G", "G"] } },
        ],
      },
    },
  ],
});

describe("mana abilities whose cost an effect changes (CR 605.3a, 602.2b, 601.2f)", () => {
  it("cost what an Aura adds", () => {
    const t = play({
      A: {
        battlefield: [
          real("Llanowar Elves"),
          { card: real("Oppressive Rays"), on: "Llanowar Elves" },
          real("Plains"),
          real("Plains"),
          real("Plains"),
        ],
      },
    });
    pay(t.do("mana Llanowar Elves"), "auto");
    expect(t.state.players[0]?.mana.map(({ type }) => type)).toEqual(["G"]);
    expect(["Plains", "Llanowar Elves"].map((name) => t.object(name).status.tapped)).toEqual([true, true]);
    expect(t.acts()).toEqual([]);
  });

  it("aren't offered to a player who can't pay for them, and don't pay for a spell", () => {
    const t = play({
      A: {
        battlefield: [real("Llanowar Elves"), dearer, real("Plains")],
        hand: [instant("Green", ["G"]), instant("White", ["W"])],
      },
    });
    expect(t.acts()).toEqual(["cast White", "mana Plains"]);
  });

  it("are paid for on the way to a spell that needs their mana", () => {
    const t = play({
      A: {
        battlefield: [real("Llanowar Elves"), dearer, real("Plains"), real("Plains")],
        hand: [instant("Green", ["G"])],
      },
    });
    t.cast("Green");
    expect([t.stack(), t.object("Plains").status.tapped]).toEqual([["Green"], true]);
  });

  it("cost what they say where only other abilities are dearer", () => {
    const t = play({
      A: { battlefield: [real("Llanowar Elves"), dearerUnlessMana], hand: [instant("Green", ["G"])] },
    });
    t.cast("Green");
    expect(t.stack()).toEqual(["Green"]);
  });

  it("cost less by what an effect takes off, as they are offered", () => {
    const t = play({
      A: {
        battlefield: [filter, cheaper, real("Plains")],
        hand: [instant("Green", ["G", "G", "G"])],
      },
    });
    const costs =
      t.decision.kind === "act" ? t.decision.acts.map((act) => ("cost" in act ? act.cost : null)) : [];
    expect(costs).toContainEqual(["1"]);
    expect(costs).not.toContainEqual(["3"]);
    t.cast("Green");
    expect(t.stack()).toEqual(["Green"]);
  });

  it("show what they cost to a player who pays by hand", () => {
    const t = play({
      A: {
        battlefield: [real("Llanowar Elves"), dearer, real("Plains"), real("Plains")],
        hand: [instant("Green", ["G"])],
      },
    });
    announce(t, "Green");
    const costs = t.decision.kind === "pay" ? t.decision.abilities : [];
    expect(costs.map((act) => act.kind === "activate" && [t.nameOf(act.object), act.cost])).toEqual([
      ["Llanowar Elves", ["2"]],
      ["Plains", []],
      ["Plains", []],
    ]);
    use(t, "Llanowar Elves");
    expect(t.decision.kind === "pay" && t.decision.cost).toEqual(["2"]);
    pay(t, "auto");
    expect(t.stack()).toEqual(["Green"]);
  });
});
