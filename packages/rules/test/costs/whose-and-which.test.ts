import type { Ability, CardDefinition, Cost, ManaCost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { always, card, creature, enchantment, keyword, land } from "../support/cards.ts";

const island = real("Island");

describe("what pays a cost", () => {
  it("is a card of the player's own hand, never one of an opponent's (118.9a)", () => {
    const game = (own: readonly string[]) =>
      play({
        A: { battlefield: [real("Mountain")], hand: ["Lightning Bolt", "Counterspell"].map(real) },
        B: { hand: ["Force of Will", ...own].map(real) },
      })
        .cast("Lightning Bolt", "B")
        .pass();
    expect(game([]).acts()).not.toContain("cast Force of Will");
    expect(game(["Unsummon"]).acts()).toContain("cast Force of Will");
  });

  it("is mana of a snow source last where other mana does as well, so that {S} can still be paid (107.4h)", () => {
    const lens = card("Lens", {
      types: ["artifact"],
      manaCost: ["2"],
      abilities: [
        {
          kind: "activated",
          cost: [{ kind: "mana", mana: ["1"] }, { kind: "tap" }],
          body: {
            kind: "plain",
            effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["R"] } }],
          },
        },
      ],
    });
    const spell = card("Glacial Spark", { types: ["instant"], manaCost: ["S", "R"], abilities: [] });
    const snowIsland = land("Snowy Isle", ["Island"], { supertypes: ["basic", "snow"] });
    const t = play({ A: { battlefield: [snowIsland, island, lens], hand: [spell] } });
    t.do("mana Snowy Isle").do("mana Island").cast("Glacial Spark");
    expect([t.stack(), t.decision.kind]).toEqual([["Glacial Spark"], "act"]);
  });

  const food = card("Cake", { types: ["artifact"], subtypes: ["Food"] });
  const forager = creature("Forager", 2, 2, {
    abilities: [
      {
        kind: "activated",
        cost: [{ kind: "keywordAction", action: "forage" }],
        body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }] },
      },
    ],
  });

  it("is one Food or three cards of the graveyard for foraging, no less and no more", () => {
    const t = play({
      A: { battlefield: [forager, food], graveyard: ["Shock", "Opt", "Duress", "Murder"].map(real) },
    });
    t.activate("Forager");
    expect(t.decision.kind === "pick" && t.decision.max).toBe(3);
    const told = [["Shock"], ["Shock", "Opt"], ["Cake", "Shock"]].map((names) => t.refuses(...names));
    expect(told).toEqual(["illegalCombination", "illegalCombination", "illegalCombination"]);
    t.pick("Shock", "Opt", "Murder").resolveAll();
    expect([t.graveyard("A"), t.battlefield("A"), t.life("A")]).toEqual([
      ["Duress"],
      ["Forager", "Cake"],
      25,
    ]);
    t.activate("Forager").pick("Cake").resolveAll();
    expect([t.graveyard("A"), t.life("A")]).toEqual([["Duress", "Cake"], 30]);
    expect(t.acts()).not.toContain("activate Forager");
  });

  it("is a Food that the player controls or cards of the player's graveyard for foraging", () => {
    const t = play({
      A: { battlefield: [forager, food, island], graveyard: [real("Shock")] },
      B: { battlefield: [food], graveyard: [real("Opt")] },
    });
    t.activate("Forager");
    expect(t.options().toSorted()).toEqual(["Cake", "Shock"]);
    t.pick("Cake").resolveAll();
    expect([t.graveyard("A"), t.life("A")]).toEqual([["Shock", "Cake"], 25]);
  });

  /** An instant with something else to pay than its mana. */
  const costly = (name: string, mana: ManaCost, cost: Cost, ...abilities: readonly Ability[]) =>
    card(name, {
      types: ["instant"],
      manaCost: mana,
      abilities: [
        { kind: "additionalCost", cost: [cost] },
        ...abilities,
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }] },
        },
      ],
    });

  it("is never what pays for the mana of the same cost as well: cards for foraging and delving (118.3)", () => {
    const feast = costly("Feast", ["2"], { kind: "keywordAction", action: "forage" }, keyword("delve"));
    const having = (cards: number, ...others: readonly CardDefinition[]) =>
      play({
        A: { hand: [feast], battlefield: others, graveyard: Array.from({ length: cards }, () => island) },
      });
    expect(having(4).canCast("Feast")).toBe(false);
    expect(having(1, food).canCast("Feast")).toBe(false);
    expect(having(2, food).cast("Feast").pick("Cake").resolveAll().life("A")).toBe(25);
    expect(having(5).canCast("Feast")).toBe(true);
  });

  const producing = (cost: Cost): Ability => ({
    kind: "activated",
    cost: [cost],
    body: {
      kind: "plain",
      effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["G"] } }],
    },
  });
  const elf = creature("Elf", 2, 1, { abilities: [producing({ kind: "tap" })] });
  it("is never what makes the mana for the same cost: creatures tapped for their total power (118.3)", () => {
    const team = costly("Team", ["G"], {
      kind: "tapOthers",
      what: { count: "any", filter: { of: [{ kind: "type", type: "creature" }] } },
      totalAtLeast: { stat: "power", value: 2 },
    });
    const having = (...others: readonly CardDefinition[]) =>
      play({ A: { hand: [team], battlefield: others } }).canCast("Team");
    const [small, bear] = [creature("Small", 1, 1), creature("Bear", 2, 2)];
    expect([having(elf), having(elf, small), having(elf, bear), having(elf, small, small)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("is all that a mana ability asks for together where it is used to pay for a spell (118.3)", () => {
    const cook = creature("Cook", 2, 2, {
      abilities: [producing({ kind: "keywordAction", action: "forage" })],
    });
    const pie = card("Pie", {
      types: ["artifact"],
      subtypes: ["Food"],
      abilities: [
        {
          kind: "activated",
          cost: [{ kind: "tap" }],
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
        },
      ],
    });
    const snack = card("Snack", { types: ["instant"], manaCost: ["G"], abilities: [] });
    const t = play({
      A: { hand: [snack], battlefield: [cook, pie], graveyard: [real("Shock"), real("Opt")] },
    });
    t.cast("Snack").resolveAll();
    expect([t.battlefield("A"), t.graveyard("A")]).toEqual([["Cook"], ["Shock", "Opt", "Pie", "Snack"]]);
  });

  it("is not a mana ability's as far as something else of the spell's cost takes it (118.3)", () => {
    const cook = creature("Cook", 2, 2, {
      abilities: [producing({ kind: "keywordAction", action: "forage" })],
    });
    const meal = costly("Meal", ["G"], {
      kind: "sacrifice",
      what: { count: 1, filter: { of: [{ kind: "subtype", subtype: "Food" }] } },
    });
    const having = (cards: number, ...foods: readonly CardDefinition[]) =>
      play({
        A: {
          hand: [meal],
          battlefield: [cook, ...foods],
          graveyard: Array.from({ length: cards }, () => island),
        },
      }).canCast("Meal");
    expect([having(2, food), having(3, food), having(2, food, food)]).toEqual([false, true, true]);
  });

  it("is asked of the attackers that an effect names and of no others (508.1g)", () => {
    const toll = enchantment(
      "Toll for Flyers",
      always({
        kind: "rule",
        rule: {
          kind: "attackTax",
          attackersAgainst: { kind: "you" },
          cost: [{ kind: "mana", mana: ["2"] }],
          attackers: { of: [{ kind: "keyword", keyword: "flying" }] },
        },
      }),
    );
    const t = play({
      A: {
        battlefield: [creature("Walker", 2, 2), creature("Flyer", 2, 2, { abilities: [keyword("flying")] })],
      },
      B: { battlefield: [toll] },
    });
    t.to("declareAttackers");
    const { decision } = t;
    const offered =
      decision.kind === "attackers" ? decision.candidates.map(({ object }) => t.nameOf(object)) : [];
    expect(offered).toEqual(["Walker"]);
  });
});
