import type { Ability, Filter, ManaSymbol } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { solvePayment } from "../../src/change/mana/index.ts";
import {
  anyColor,
  bolt,
  divination,
  elves,
  instant,
  makes,
  mana,
  sacrificeThis,
  sorcery,
  spell,
  tap,
  taps,
} from "../casting/cards.ts";
import { type Table, table } from "../casting/table.ts";
import { always, card, creature, enchantment, land } from "../support/cards.ts";
import { bears, forest, island, mountain, swamp } from "../support/real-cards.ts";

const savannah = land("Savannah", ["Forest", "Plains"]);
const tropicalIsland = land("Tropical Island", ["Forest", "Island"]);
const solRing = card("Sol Ring", { types: ["artifact"], manaCost: ["1"], abilities: [taps("C", "C")] });
const treasure = card("Treasure", {
  types: ["artifact"],
  subtypes: ["Treasure"],
  abilities: [anyColor([tap, sacrificeThis])],
});
const signet = card("Izzet Signet", {
  types: ["artifact"],
  manaCost: ["2"],
  abilities: [makes([mana("1"), tap], ["U", "R"])],
});
const painland = land("Karplusan Forest", [], {
  abilities: [taps("C"), hurting("R"), hurting("G")],
});

function hurting(color: "R" | "G"): Ability {
  return {
    kind: "activated",
    cost: [tap],
    body: {
      kind: "plain",
      effects: [
        { kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: [color] } },
        { kind: "dealDamage", amount: 1, to: { kind: "players", who: { kind: "you" } } },
      ],
    },
  };
}

function used(t: Table, ...cost: readonly ManaSymbol[]): string[] {
  const plan = solvePayment(t.state, 0, cost);
  return plan ? t.names(plan.objects).toSorted() : ["cannot pay"];
}

describe("the payment that the engine proposes", () => {
  it("matches sources to colors without a dead end (M06)", () => {
    const t = table({ A: { battlefield: [savannah, tropicalIsland, forest] } });
    const plan = solvePayment(t.state, 0, ["W", "U", "G"]);
    const made = plan?.steps.map((step) => `${t.nameOf(step.object)}: ${step.types.join("")}`).toSorted();
    expect(made).toEqual(["Forest: G", "Savannah: W", "Tropical Island: U"]);
  });

  it("taps lands of few colors before those of many", () => {
    const t = table({ A: { battlefield: [tropicalIsland, savannah, forest] } });
    expect(used(t, "G")).toEqual(["Forest"]);
  });

  it("keeps the colors that other cards in hand need", () => {
    const t = table({ A: { hand: [bolt, giant()], battlefield: [mountain, island, forest] } });
    expect(used(t, "2")).not.toContain("Mountain");
    expect(used(t, "1")).not.toContain("Mountain");
  });

  function giant() {
    return sorcery("Rude Awakening", ["3", "G", "G"], spell());
  }

  it("prefers what doesn't hurt", () => {
    const t = table({ A: { battlefield: [painland, mountain, forest] } });
    expect(used(t, "R")).toEqual(["Mountain"]);
    const plan = solvePayment(t.state, 0, ["1", "R", "G"]);
    expect(plan?.steps.find((step) => t.nameOf(step.object) === "Karplusan Forest")?.types).toEqual(["C"]);
  });

  it("taps lands before creatures, and creatures before anything is sacrificed", () => {
    const t = table({ A: { battlefield: [treasure, elves, forest] } });
    expect(used(t, "G")).toEqual(["Forest"]);
    expect(used(t, "1", "G")).toEqual(["Forest", "Llanowar Elves"]);
    expect(used(t, "2", "G")).toEqual(["Forest", "Llanowar Elves", "Treasure"]);
  });

  it("uses a source of two mana where both are spent, and a land where one would be wasted", () => {
    const t = table({ A: { battlefield: [solRing, mountain, swamp] } });
    expect(used(t, "3")).toEqual(["Mountain", "Sol Ring"].toSorted());
    expect(used(t, "1")).toHaveLength(1);
    expect(used(t, "1")).not.toContain("Sol Ring");
    expect(used(t, "4")).toEqual(["Mountain", "Sol Ring", "Swamp"]);
  });

  it("doesn't use a source of two mana that doesn't help together with one that does", () => {
    const ofBlue = card("Blue Ring", { types: ["artifact"], manaCost: ["1"], abilities: [taps("U", "U")] });
    const ofTwo = card("Wild Ring", {
      types: ["artifact"],
      manaCost: ["1"],
      abilities: [taps("R", "R"), taps("G", "G")],
    });
    const t = table({ A: { battlefield: [ofBlue, ofTwo] } });
    expect(used(t, "R", "R")).toEqual(["Wild Ring"]);
    expect(used(t, "U", "U")).toEqual(["Blue Ring"]);
  });

  it("goes through filters where nothing else gives the colors", () => {
    const t = table({ A: { battlefield: [signet, swamp, forest] } });
    const plan = solvePayment(t.state, 0, ["U", "R"]);
    expect(plan?.steps.map((step) => [t.nameOf(step.object), step.spend.length])).toEqual([
      [expect.stringMatching(/Swamp|Forest/), 0],
      ["Izzet Signet", 1],
    ]);
    expect(solvePayment(t.state, 0, ["U", "R", "B"])).not.toBeNull();
    expect(solvePayment(t.state, 0, ["U", "R", "B", "G"])).toBeNull();
  });

  it("doesn't use tapped permanents, those of others, or creatures that came this turn (CR 302.6)", () => {
    const t = table({
      A: { battlefield: [{ card: elves, as: { controlledSince: 5 } }] },
      B: { battlefield: [forest] },
    });
    expect(used(t, "G")).toEqual(["cannot pay"]);
    t.board.change("Llanowar Elves", { controlledSince: 3 });
    expect(used(t, "G")).toEqual(["Llanowar Elves"]);
  });

  it("pays Phyrexian symbols by mana if it can, else by life that is there (M04)", () => {
    const dismember = (life: number, lands: Parameters<typeof table>[0]["A"]) => {
      const t = table({ A: { ...lands, life } });
      return solvePayment(t.state, 0, ["1", "B/P", "B/P"]);
    };
    expect(dismember(20, { battlefield: [swamp, swamp, swamp] })).toMatchObject({ life: 0 });
    expect(dismember(3, { battlefield: [mountain, swamp] })).toMatchObject({ life: 2 });
    expect(dismember(3, { battlefield: [mountain] })).toBeNull();
    expect(dismember(4, { battlefield: [mountain] })).toMatchObject({ life: 4 });
  });

  it("pays {S} with mana of snow sources only (CR 107.4h)", () => {
    const snowForest = land("Snow-Covered Forest", ["Forest"], { supertypes: ["basic", "snow"] });
    const t = table({ A: { battlefield: [forest, snowForest] } });
    expect(used(t, "S")).toEqual(["Snow-Covered Forest"]);
    expect(used(t, "S", "S")).toEqual(["cannot pay"]);
    expect(used(t, "G")).toEqual(["Forest"]);
  });

  it("pays hybrid symbols either way and {2/R} with two of anything", () => {
    const t = table({ A: { battlefield: [forest, island, mountain] } });
    expect(used(t, "W/U")).toEqual(["Island"]);
    expect(used(t, "2/W")).toHaveLength(2);
    expect(used(t, "2/R")).toEqual(["Mountain"]);
    expect(used(t, "2/W", "R")).toEqual(["Forest", "Island", "Mountain"]);
  });

  it("spends what is in the pool first", () => {
    const t = table({ A: { battlefield: [forest, forest] } });
    const unit = { type: "G", snow: false, source: t.id("Forest"), rider: null } as const;
    t.state.players = t.state.players.map((player) =>
      player.seat === 0 ? { ...player, mana: [unit] } : player,
    );
    expect(used(t, "1", "G")).toHaveLength(1);
  });

  it("spends mana first that may be spent on few things", () => {
    const den = land("Den", [], {
      abilities: [
        {
          kind: "activated",
          cost: [tap],
          body: {
            kind: "plain",
            effects: [
              {
                kind: "addMana",
                who: { kind: "you" },
                output: { kind: "symbols", mana: ["G"] },
                rider: { spendOnlyOn: { cast: { of: [{ kind: "type", type: "creature" }] } } },
              },
            ],
          },
        },
      ],
    });
    for (const order of [
      ["Den p0", "Forest Forest"],
      ["Forest Forest", "Den p0"],
    ]) {
      const t = table({ A: { battlefield: [forest, den], hand: [elves] } });
      for (const source of order) t.do(`activate ${source}`);
      t.do("cast Llanowar Elves");
      expect(t.state.players[0]?.mana.map(({ source }) => t.nameOf(source))).toEqual(["Forest"]);
    }
  });

  it("spends mana as of any color for what an effect names, and for everything where it names nothing (CR 609.4b)", () => {
    const rule = (filter?: Filter) =>
      enchantment(
        "Prism",
        always({
          kind: "rule",
          rule: {
            kind: "spendManaAsAnyColor",
            who: { kind: "you" },
            ...(filter === undefined ? {} : { for: filter }),
          },
        }),
      );
    const relic = card("Red Relic", { types: ["artifact"], manaCost: ["R"] });
    const castable = (filter?: Filter) => {
      const t = table({ A: { battlefield: [rule(filter), island], hand: [relic, elves] } });
      return t.words().filter((word) => word.startsWith("cast"));
    };
    expect(castable({ of: [{ kind: "type", type: "artifact" }] })).toEqual(["cast Red Relic"]);
    expect(castable()).toEqual(["cast Red Relic", "cast Llanowar Elves"]);
  });

  it("sacrifices other things for mana only as a last resort, and counts them once each", () => {
    const altar = card("Phyrexian Altar", {
      types: ["artifact"],
      abilities: [
        anyColor([
          { kind: "sacrifice", what: { count: 1, filter: { of: [{ kind: "type", type: "creature" }] } } },
        ]),
      ],
    });
    const t = table({ A: { battlefield: [altar, bears, creature("Elf", 1, 1), forest] } });
    expect(used(t, "G")).toEqual(["Forest"]);
    const plan = solvePayment(t.state, 0, ["U", "R", "G"]);
    const victims = plan?.steps.flatMap((step) => step.victims) ?? [];
    expect(t.names(victims).toSorted()).toEqual(["Elf", "Grizzly Bears"]);
    expect(solvePayment(t.state, 0, ["U", "R", "G", "G"])).toBeNull();
  });
});

describe("mana abilities", () => {
  it("resolve at once, with what triggers on them, in the middle of paying (M01)", () => {
    const wildGrowth = card("Wild Growth", {
      types: ["enchantment"],
      subtypes: ["Aura"],
      manaCost: ["G"],
      abilities: [
        { kind: "keyword", keyword: "enchant", what: { of: [{ kind: "type", type: "land" }] } },
        {
          kind: "triggered",
          event: { kind: "taps", what: "attached", forMana: true },
          body: {
            kind: "plain",
            effects: [
              {
                kind: "addMana",
                who: { kind: "controller", of: { kind: "attached" } },
                output: { kind: "symbols", mana: ["G"] },
              },
            ],
          },
        },
      ],
    });
    const big = instant("Big Growth", ["2", "G"], spell());
    const t = table({
      A: { hand: [big], battlefield: [forest, { card: wildGrowth, on: "Forest" }, elves] },
    });
    expect(t.words()).toContain("cast Big Growth");
    t.do("activate Forest Forest");
    expect(t.pool()).toBe("GG");
    expect(t.state.pendingTriggers).toEqual([]);
    t.do("cast Big Growth");
    expect(t.stack()).toEqual(["Big Growth"]);
    expect(t.isTapped("Llanowar Elves")).toBe(true);
  });

  it("do everything they say at once, but other triggered abilities wait for the stack (M07)", () => {
    const drawing = (name: string, inside: boolean) =>
      card(name, {
        types: ["artifact"],
        abilities: [
          {
            kind: "activated",
            cost: [tap, sacrificeThis],
            body: {
              kind: "plain",
              effects: [
                { kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["R"] } },
                ...(inside ? [draw] : []),
              ],
            },
          },
          ...(inside ? [] : [dies]),
        ],
      });
    const draw = { kind: "draw", who: { kind: "you" }, amount: 1 } as const;
    const dies: Ability = {
      kind: "triggered",
      event: { kind: "moves", what: "this", from: "battlefield", to: "graveyard" },
      body: { kind: "plain", effects: [draw] },
    };
    const sphere = drawing("Chromatic Sphere", true);
    const star = drawing("Chromatic Star", false);
    const withSphere = table({ A: { hand: [bolt], battlefield: [sphere], library: [bears] } });
    withSphere.do("cast Lightning Bolt");
    withSphere.pick("player 1");
    expect(withSphere.names(withSphere.state.players[0]?.hand ?? [])).toEqual(["Grizzly Bears"]);
    const withStar = table({ A: { hand: [bolt], battlefield: [star], library: [bears] } });
    withStar.do("cast Lightning Bolt");
    withStar.pick("player 1");
    expect(withStar.stack()).toEqual(["Lightning Bolt"]);
    expect(withStar.state.players[0]?.hand).toEqual([]);
    expect(withStar.state.pendingTriggers.map((trigger) => withStar.nameOf(trigger.source))).toEqual([
      "Chromatic Star",
    ]);
  });

  it("are none if they target, so that they can't be used while paying (M02)", () => {
    const shaman = creature("Deathrite Shaman", 1, 2, {
      abilities: [
        {
          kind: "activated",
          cost: [tap],
          body: {
            kind: "plain",
            targets: [
              {
                id: "t1",
                what: {
                  kind: "object",
                  filter: { zones: ["graveyard"], of: [{ kind: "type", type: "land" }] },
                },
              },
            ],
            effects: [
              { kind: "exile", what: { kind: "ref", ref: { kind: "target", target: "t1" } } },
              { kind: "addMana", who: { kind: "you" }, output: { kind: "anyColor", amount: 1 } },
            ],
          },
        },
      ],
    });
    const t = table({ A: { hand: [bolt], battlefield: [shaman], graveyard: [forest] } });
    expect(t.words()).not.toContain("cast Lightning Bolt");
    expect(t.acts().find((act) => act.kind === "activate")).toMatchObject({ mana: false });
    t.do("activate Deathrite Shaman p0");
    expect(t.stack()).toHaveLength(1);
    expect(t.pool()).toBe("");
  });

  it("ask for the color when they are used by hand", () => {
    const t = table({ A: { battlefield: [land("City", [], { abilities: [anyColor([tap])] })] } });
    t.do("activate City p0");
    expect(t.options()).toEqual(["W", "U", "B", "R", "G"]);
    t.pick("B");
    expect(t.pool()).toBe("B");
  });

  it("with a mana cost of their own are paid for by others on the way", () => {
    const t = table({
      A: { hand: [instant("Izzet Charm", ["U", "R"], spell())], battlefield: [signet, swamp] },
    });
    t.do("cast Izzet Charm");
    expect(t.stack()).toEqual(["Izzet Charm"]);
    expect(t.isTapped("Swamp")).toBe(true);
    expect(t.pool()).toBe("");
  });

  it("may be filters paid by hand", () => {
    const t = table({ A: { hand: [divination], battlefield: [signet, swamp] } });
    t.do("activate Izzet Signet p0", { autoPay: false });
    expect(t.decision).toMatchObject({ kind: "pay", cost: ["1"] });
    t.answer({ kind: "pay", how: "auto" });
    expect(t.pool()).toBe("UR");
    expect(t.isTapped("Izzet Signet")).toBe(true);
  });

  it("can't be used once more to pay for themselves (CR 605.3c)", () => {
    const well = card("Well", { types: ["artifact"], abilities: [makes([mana("1")], ["U"])] });
    const t = table({ A: { battlefield: [well, well, swamp] } });
    t.do("activate Well p0", { autoPay: false });
    const offered = t.decision?.kind === "pay" ? t.decision.abilities : [];
    const objects = offered.flatMap((act) => (act.kind === "activate" ? [act.object] : []));
    expect(t.names(objects).toSorted()).toEqual(["Swamp", "Well"]);
  });

  it("of a filter that is given up leave everything untapped", () => {
    const t = table({ A: { battlefield: [signet, swamp] } });
    t.do("activate Izzet Signet p0", { autoPay: false });
    t.answer({ kind: "pay", how: "cancel" });
    expect(t.isTapped("Izzet Signet")).toBe(false);
    expect(t.pool()).toBe("");
    expect(t.state.frames.map((frame) => frame.kind)).toEqual(["priority"]);
  });
});
