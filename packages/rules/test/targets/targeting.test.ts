import type { ProtectionQuality, TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { canTarget, stillLegal, targetOptions } from "../../src/change/targets/index.ts";
import { type Entity, emptyContext } from "../../src/index.ts";
import { anyTarget, bolt, CREATURE, creatureTarget, giantGrowth, instant, spell } from "../casting/cards.ts";
import { type Table, table } from "../casting/table.ts";
import { card, creature, enchantment, keyword } from "../support/cards.ts";
import { bears, forest, mountain } from "../support/real-cards.ts";

const elf = creature("Elf", 1, 1, { subtypes: ["Elf"] });

function withKeyword(name: string, word: Parameters<typeof keyword>[0]) {
  return creature(name, 2, 2, { abilities: [keyword(word)] });
}

function protectedFrom(name: string, from: ProtectionQuality) {
  return creature(name, 2, 2, { abilities: [{ kind: "keyword", keyword: "protection", from }] });
}

function options(t: Table, source: string, clause: TargetClause, controller = 0): string[] {
  const context = emptyContext(t.id(source), controller);
  return targetOptions(t.state, context, clause, {}).map((entity) => name(t, entity));
}

function name(t: Table, entity: Entity): string {
  return "player" in entity ? `player ${entity.player}` : t.nameOf(entity.object);
}

describe("what may be targeted", () => {
  it("is any creature, planeswalker or player for 'any target' (CR 115.4)", () => {
    const walker = card("Walker", { types: ["planeswalker"], loyalty: 3 });
    const t = table({
      A: { hand: [bolt], battlefield: [bears, forest] },
      B: { battlefield: [elf, walker] },
    });
    expect(options(t, "Lightning Bolt", anyTarget)).toEqual([
      "Grizzly Bears",
      "Elf",
      "Walker",
      "player 0",
      "player 1",
    ]);
  });

  it("isn't a creature with shroud, nor one with hexproof for its opponents (CR 702.18a, 702.11b)", () => {
    const t = table({
      A: {
        hand: [giantGrowth],
        battlefield: [withKeyword("Mine", "hexproof"), withKeyword("Veiled", "shroud")],
      },
      B: { battlefield: [withKeyword("Theirs", "hexproof"), bears] },
    });
    expect(options(t, "Giant Growth", creatureTarget)).toEqual(["Mine", "Grizzly Bears"]);
    expect(options(t, "Giant Growth", creatureTarget, 1)).toEqual(["Theirs", "Grizzly Bears"]);
  });

  it("isn't a creature with protection from a quality of the source (G05)", () => {
    const red: ProtectionQuality = { kind: "filter", filter: { of: [{ kind: "color", color: "R" }] } };
    const t = table({
      A: { hand: [bolt, giantGrowth] },
      B: { battlefield: [protectedFrom("Knight", red), protectedFrom("Progenitus", { kind: "everything" })] },
    });
    expect(options(t, "Lightning Bolt", creatureTarget)).toEqual([]);
    expect(options(t, "Giant Growth", creatureTarget)).toEqual(["Knight"]);
  });

  it("may have ward: that only triggers (CR 702.21a)", () => {
    const warded = creature("Warded", 2, 2, {
      abilities: [{ kind: "keyword", keyword: "ward", cost: [{ kind: "mana", mana: ["2"] }] }],
    });
    const t = table({ A: { hand: [giantGrowth] }, B: { battlefield: [warded] } });
    expect(options(t, "Giant Growth", creatureTarget)).toEqual(["Warded"]);
  });

  it("isn't a player with hexproof for opponents", () => {
    const leyline = enchantment("Leyline of Sanctity", {
      kind: "static",
      effects: [{ kind: "rule", rule: { kind: "hexproofPlayer", who: { kind: "you" } } }],
    });
    const t = table({ A: { hand: [bolt] }, B: { battlefield: [leyline] } });
    expect(options(t, "Lightning Bolt", anyTarget)).toEqual(["player 0"]);
    expect(options(t, "Lightning Bolt", anyTarget, 1)).toEqual(["player 0", "player 1"]);
  });

  it("isn't the spell itself (CR 115.5)", () => {
    const counterspell = instant("Counterspell", ["U", "U"], spell([spellTarget]));
    const t = table({ A: { stack: [bolt, counterspell] } });
    expect(options(t, "Counterspell", spellTarget)).toEqual(["Lightning Bolt"]);
  });

  const spellTarget: TargetClause = {
    id: "t1",
    what: {
      kind: "object",
      filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] },
    },
  };

  it("isn't a phased-out permanent", () => {
    const t = table({ A: { hand: [giantGrowth], battlefield: [bears] } });
    t.board.change("Grizzly Bears", { status: { ...t.object("Grizzly Bears").status, phasedOut: true } });
    expect(options(t, "Giant Growth", creatureTarget)).toEqual([]);
  });
});

describe("whether targets can be chosen at all", () => {
  const two: TargetClause = { id: "t1", what: creatureTarget.what, count: { min: 2, max: 2 } };

  function can(t: Table, source: string, ...targets: readonly TargetClause[]): boolean {
    const context = emptyContext(t.id(source), 0);
    return canTarget(t.state, context, { kind: "plain", targets, effects: [] });
  }

  it("needs as many different ones as the phrase asks for (CR 115.3)", () => {
    const t = table({ A: { hand: [giantGrowth], battlefield: [bears] } });
    expect(can(t, "Giant Growth", two)).toBe(false);
    t.board.put(elf, 1, "battlefield");
    expect(can(t, "Giant Growth", two)).toBe(true);
  });

  it("lets the same creature be chosen for two phrases, but not for 'another target'", () => {
    const again: TargetClause = { ...creatureTarget, id: "t2" };
    const t = table({ A: { hand: [giantGrowth], battlefield: [bears] } });
    expect(can(t, "Giant Growth", creatureTarget, again)).toBe(true);
    expect(can(t, "Giant Growth", creatureTarget, { ...again, otherThan: ["t1"] })).toBe(false);
    t.board.put(elf, 1, "battlefield");
    expect(can(t, "Giant Growth", creatureTarget, { ...again, otherThan: ["t1"] })).toBe(true);
  });

  it("finds a way around what a later phrase needs", () => {
    const elfOnly: TargetClause = {
      id: "t2",
      what: { kind: "object", filter: { of: [...CREATURE.of, { kind: "subtype", subtype: "Elf" }] } },
      otherThan: ["t1"],
    };
    const t = table({ A: { hand: [giantGrowth], battlefield: [elf, bears] } });
    expect(can(t, "Giant Growth", creatureTarget, elfOnly)).toBe(true);
    t.board.remove("Grizzly Bears");
    expect(can(t, "Giant Growth", creatureTarget, elfOnly)).toBe(false);
  });

  it("keeps targets of one player together where the phrase says so", () => {
    const together: TargetClause = { ...two, together: "sameController" };
    const t = table({ A: { hand: [giantGrowth], battlefield: [bears] }, B: { battlefield: [elf] } });
    expect(can(t, "Giant Growth", together)).toBe(false);
    t.board.put(elf, 0, "battlefield");
    expect(can(t, "Giant Growth", together)).toBe(true);
  });

  it("needs every target of every phrase (G07)", () => {
    const decimate = instant(
      "Decimate",
      ["2", "R", "G"],
      spell([
        typed("artifact", "t1"),
        typed("creature", "t2"),
        typed("enchantment", "t3"),
        typed("land", "t4"),
      ]),
    );
    const t = table({
      A: {
        hand: [decimate],
        battlefield: [mountain, mountain, forest, forest, bears, enchantment("Aura Shard")],
      },
    });
    expect(t.words()).not.toContain("cast Decimate");
    expect(t.explain(0, { kind: "cast", object: t.id("Decimate") })).toEqual({
      kind: "noTarget",
      clause: "t1",
    });
    t.board.put(card("Bauble", { types: ["artifact"] }), 1, "battlefield");
    expect(t.words()).toContain("cast Decimate");
  });

  function typed(type: "artifact" | "creature" | "enchantment" | "land", id: string): TargetClause {
    return { id, what: { kind: "object", filter: { of: [{ kind: "type", type }] } } };
  }
});

describe("targets on resolution", () => {
  it("are illegal once they have left, changed or become protected (CR 608.2b, G06)", () => {
    const t = table({ A: { stack: [bolt], battlefield: [bears] } });
    const context = emptyContext(t.id("Lightning Bolt"), 1);
    const target = { object: t.id("Grizzly Bears") };
    expect(stillLegal(t.state, context, creatureTarget, target)).toBe(true);
    const effect = t.board.effectBy(
      "Grizzly Bears",
      0,
      ["Grizzly Bears"],
      [{ kind: "gainAbility", ability: keyword("hexproof") }],
    );
    expect(stillLegal(t.state, context, creatureTarget, target)).toBe(false);
    t.board.end(effect);
    t.board.remove("Grizzly Bears");
    expect(stillLegal(t.state, context, creatureTarget, target)).toBe(false);
  });
});

describe("choosing targets", () => {
  it("divides as announced, at least one each (CR 601.2d)", () => {
    const arc = instant("Arc Lightning", ["2", "R"], {
      kind: "spell",
      body: {
        kind: "plain",
        targets: [{ id: "t1", what: { kind: "any" }, count: { min: 1, max: 3 } }],
        effects: [{ kind: "dealDamage", amount: 3, to: { kind: "targets", target: "t1" }, divided: true }],
      },
    });
    const t = table({
      A: { hand: [arc], battlefield: [mountain, mountain, mountain] },
      B: { battlefield: [bears, elf] },
    });
    t.do("cast Arc Lightning");
    t.pick("Grizzly Bears", "player 1");
    expect(t.decision).toMatchObject({ kind: "distribute", total: 3 });
    t.answer({ kind: "distribute", amounts: [2, 1] });
    expect(t.top().announcement?.context.division.t1).toEqual([2, 1]);
    expect(t.stack()).toEqual(["Arc Lightning"]);
  });

  it("refuses targets that may not be chosen together", () => {
    const pair = instant(
      "Twin Fate",
      ["R"],
      spell([{ ...creatureTarget, count: { min: 2, max: 2 }, together: "sameController" }]),
    );
    const t = table({
      A: { hand: [pair], battlefield: [mountain, bears, elf] },
      B: { battlefield: [creature("Goblin", 1, 1)] },
    });
    t.do("cast Twin Fate");
    expect(t.pick("Grizzly Bears", "Goblin")).toMatchObject({ kind: "illegalCombination" });
    expect(t.pick("Grizzly Bears", "Elf")).toBeNull();
    expect(t.stack()).toEqual(["Twin Fate"]);
  });

  it.each<readonly [NonNullable<TargetClause["together"]>, readonly string[]]>([
    ["sameController", ["Goblin", "Scout"]],
    ["sameOwner", ["Goblin", "Scout"]],
    ["differentControllers", ["Grizzly Bears", "Goblin"]],
    ["differentNames", ["Grizzly Bears", "Goblin"]],
    [{ totalAtMost: { stat: "power", value: 2 } }, ["Goblin", "Scout"]],
  ])("come with as many as are needed that obey %j, though the first do not", (together, expected) => {
    const pair = instant("Pair", ["R"], spell([{ ...creatureTarget, count: { min: 2, max: 2 }, together }]));
    const ofOnePlayer = together === "sameController" || together === "sameOwner";
    const t = table({
      A: { hand: [pair], battlefield: [mountain, bears, ...(ofOnePlayer ? [] : [bears])] },
      B: { battlefield: [creature("Goblin", 1, 1), creature("Scout", 1, 1)] },
    });
    t.do("cast Pair");
    const { decision } = t;
    if (decision?.kind !== "pick") throw new Error("asked for no pick");
    const first = decision.options.slice(0, 2).map(({ value }) => value);
    const least = decision.least ?? first;
    expect(least.map((value) => t.options()[value])).toEqual(expected);
    expect(t.again().answer({ kind: "pick", values: least })).toBeNull();
    if (typeof together === "string")
      expect(t.answer({ kind: "pick", values: first })).toMatchObject({ kind: "illegalCombination" });
  });

  it("of an Aura spell are what it enchants (CR 303.4a)", () => {
    const pacifism = card("Pacifism", {
      types: ["enchantment"],
      subtypes: ["Aura"],
      manaCost: ["W"],
      abilities: [{ kind: "keyword", keyword: "enchant", what: CREATURE }],
    });
    const t = table({
      A: {
        hand: [pacifism],
        battlefield: [
          creature("Mine", 1, 1),
          { card: card("Plains", { types: ["land"], subtypes: ["Plains"] }) },
        ],
      },
      B: { battlefield: [bears] },
    });
    t.do("cast Pacifism");
    t.pick("Grizzly Bears");
    expect(t.top().announcement?.context.targets.enchant).toEqual([{ object: t.id("Grizzly Bears") }]);
  });
});
