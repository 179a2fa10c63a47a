import type { Ability, RuleEffect, StaticEffect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { divination, instant, mana, sacrificeThis, sorcery, spell, tap } from "../casting/cards.ts";
import { type Table, table } from "../casting/table.ts";
import { card, creature, enchantment } from "../support/cards.ts";
import { bears, forest, island, mountain } from "../support/real-cards.ts";

function rule(effect: RuleEffect): Ability {
  return { kind: "static", effects: [{ kind: "rule", rule: effect }] };
}

function own(effect: Omit<Extract<StaticEffect, { kind: "ownCost" }>, "kind">): Ability {
  return { kind: "static", effects: [{ kind: "ownCost", ...effect }] };
}

const NONCREATURE = {
  of: [{ kind: "not" as const, of: { kind: "type" as const, type: "creature" as const } }],
};
const thalia = creature("Thalia, Guardian of Thraben", 2, 1, {
  abilities: [rule({ kind: "costChange", spells: NONCREATURE, who: { kind: "allPlayers" }, more: 1 })],
});
const trinisphere = card("Trinisphere", {
  types: ["artifact"],
  abilities: [rule({ kind: "costChange", spells: { of: [] }, who: { kind: "allPlayers" }, minimum: 3 })],
});
const medallion = card("Sapphire Medallion", {
  types: ["artifact"],
  abilities: [
    rule({
      kind: "costChange",
      spells: { of: [{ kind: "color", color: "U" }] },
      who: { kind: "you" },
      less: 1,
    }),
  ],
});
const lands = [island, island, island, island, forest, mountain];

function cost(t: Table, word: string): readonly string[] | undefined {
  const act = t.acts().find((one) => t.word(one) === word);
  return act && "cost" in act ? act.cost : undefined;
}

describe("the total cost of a spell (CR 601.2f)", () => {
  it("goes up by what effects add and down by what they take, in that order", () => {
    const t = table({ A: { hand: [divination, bears], battlefield: [...lands, thalia] } });
    expect(cost(t, "cast Divination")).toEqual(["3", "U"]);
    expect(cost(t, "cast Grizzly Bears")).toEqual(["1", "G"]);
    t.board.put(medallion, 0, "battlefield");
    expect(cost(t, "cast Divination")).toEqual(["2", "U"]);
  });

  it("isn't reduced below its colors (CR 118.7a)", () => {
    const t = table({
      A: { hand: [instant("Opt", ["U"], spell())], battlefield: [island, medallion, medallion] },
    });
    expect(cost(t, "cast Opt")).toEqual(["U"]);
  });

  it("comes to at least what Trinisphere says, after everything else", () => {
    const opt = instant("Opt", ["U"], spell());
    const t = table({ A: { hand: [opt, divination], battlefield: [...lands, trinisphere, medallion] } });
    expect(cost(t, "cast Opt")).toEqual(["2", "U"]);
    expect(cost(t, "cast Divination")).toEqual(["2", "U"]);
    t.board.put(thalia, 1, "battlefield");
    expect(cost(t, "cast Opt")).toEqual(["2", "U"]);
    expect(cost(t, "cast Divination")).toEqual(["2", "U"]);
  });

  it("counts for the spells of the right players only", () => {
    const t = table({ A: { hand: [divination], battlefield: lands }, B: { battlefield: [medallion] } });
    expect(cost(t, "cast Divination")).toEqual(["2", "U"]);
  });

  it("heeds the card's own text, and affinity", () => {
    const frogmite = card("Frogmite", {
      types: ["artifact", "creature"],
      power: 2,
      toughness: 2,
      manaCost: ["4"],
      abilities: [
        { kind: "keyword", keyword: "affinity", for: { of: [{ kind: "type", type: "artifact" }] } },
      ],
    });
    const cheap = sorcery("Cheap Trick", ["3", "U"], spell(), own({ less: 2 }));
    const bauble = card("Bauble", { types: ["artifact"] });
    const t = table({
      A: { hand: [frogmite, cheap], battlefield: [...lands, bauble, bauble, bauble] },
      B: { battlefield: [bauble] },
    });
    expect(cost(t, "cast Frogmite")).toEqual(["1"]);
    expect(cost(t, "cast Cheap Trick")).toEqual(["1", "U"]);
  });

  it("takes colored reductions from that color, and what is over from generic mana (CR 118.7b-c)", () => {
    const morophon = enchantment(
      "Discount",
      rule({ kind: "costChange", spells: { of: [] }, who: { kind: "you" }, lessMana: ["U", "G"] }),
    );
    const t = table({ A: { hand: [divination], battlefield: [...lands, morophon] } });
    expect(cost(t, "cast Divination")).toEqual(["1"]);
  });

  it("counts a change for spells with such a target once the target is chosen", () => {
    const protective = creature("Costly Target", 1, 1, {
      abilities: [
        rule({
          kind: "costChange",
          spells: { of: [] },
          who: { kind: "opponents" },
          targeting: "this",
          more: 2,
        }),
      ],
    });
    const shock = instant(
      "Shock",
      ["R"],
      spell([{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } }]),
    );
    const t = table({
      A: { hand: [shock], battlefield: [mountain, mountain, mountain, bears] },
      B: { battlefield: [protective] },
    });
    t.do("cast Shock", { autoPay: false });
    t.pick("Costly Target");
    expect(t.decision).toMatchObject({ kind: "pay", cost: ["2", "R"] });
    t.answer({ kind: "pay", how: "cancel" });
    t.do("cast Shock", { autoPay: false });
    t.pick("Grizzly Bears");
    expect(t.decision).toMatchObject({ kind: "pay", cost: ["R"] });
  });

  it("is taken back when it turns out to be more than can be paid", () => {
    const protective = creature("Costly Target", 1, 1, {
      abilities: [
        rule({
          kind: "costChange",
          spells: { of: [] },
          who: { kind: "opponents" },
          targeting: "this",
          more: 2,
        }),
      ],
    });
    const shock = instant(
      "Shock",
      ["R"],
      spell([{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } }]),
    );
    const t = table({ A: { hand: [shock], battlefield: [mountain] }, B: { battlefield: [protective] } });
    t.do("cast Shock");
    expect(t.stack()).toEqual([]);
    expect(t.names(t.state.players[0]?.hand ?? [])).toEqual(["Shock"]);
  });
});

describe("the total cost of an ability", () => {
  it("is changed by effects, not below what they say (CR 602.2b)", () => {
    const drawer = card("Drawer", {
      types: ["artifact", "creature"],
      power: 1,
      toughness: 1,
      abilities: [
        { kind: "activated", cost: [mana("2")], body: { kind: "plain", effects: [] } },
        { kind: "activated", cost: [mana("5"), tap, sacrificeThis], body: { kind: "plain", effects: [] } },
      ],
    });
    const grounds = enchantment(
      "Training Grounds",
      rule({
        kind: "activationCostChange",
        of: {
          of: [
            { kind: "type", type: "creature" },
            { kind: "controller", player: { kind: "you" } },
          ],
        },
        less: 2,
        minimum: 1,
      }),
    );
    const t = table({ A: { battlefield: [...lands, drawer, grounds] } });
    expect(cost(t, "activate Drawer p0")).toEqual(["1"]);
    expect(cost(t, "activate Drawer p1")).toEqual(["3"]);
  });
});
