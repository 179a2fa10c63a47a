import type { Ability, CardDefinition, Cost, KeywordAbility } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { card, creature, enchantment, keyword } from "../support/cards.ts";
import { bears, forest, island, mountain, swamp } from "../support/real-cards.ts";
import {
  bolt,
  CREATURE,
  creatureTarget,
  divination,
  giantGrowth,
  instant,
  mana,
  sorcery,
  spell,
} from "./cards.ts";
import { table } from "./table.ts";

type CostWord = Extract<KeywordAbility, { cost: readonly Cost[] }>["keyword"] &
  (
    | "kicker"
    | "multikicker"
    | "buyback"
    | "flashback"
    | "evoke"
    | "overload"
    | "morph"
    | "escape"
    | "entwine"
    | "dash"
  );

function withCost(word: CostWord, ...cost: readonly Cost[]): Ability {
  return { kind: "keyword", keyword: word, cost };
}

const five = [mountain, mountain, mountain, mountain, mountain];

describe("optional additional costs (CR 601.2b)", () => {
  const kicked = sorcery("Kicked", ["R"], spell(), withCost("kicker", mana("3")));

  it("are offered only while they can be paid, and noted when they are", () => {
    const t = table({ A: { hand: [kicked], battlefield: five } });
    t.do("cast Kicked");
    expect(t.decision).toMatchObject({ kind: "confirm", prompt: { key: "chooseCost", detail: "kicker:0" } });
    t.answer({ kind: "confirm", yes: true });
    expect(t.top().announcement?.paidOptions).toEqual(["kicker:0"]);
    expect(t.top().announcement?.manaSpent).toEqual({ R: 4 });
  });

  it("aren't asked about when they can't be paid", () => {
    const t = table({ A: { hand: [kicked], battlefield: [mountain, mountain] } });
    t.do("cast Kicked");
    expect(t.decision).toBeNull();
    expect(t.top().announcement?.paidOptions).toEqual([]);
  });

  it("may be paid several times where the card says so", () => {
    const many = sorcery("Many", ["R"], spell(), withCost("multikicker", mana("1")));
    const t = table({ A: { hand: [many], battlefield: five } });
    t.do("cast Many");
    expect(t.decision).toMatchObject({ kind: "number", min: 0, max: 4 });
    t.answer({ kind: "number", number: 3 });
    expect(t.top().announcement?.paidOptions).toEqual(["multikicker:0", "multikicker:0", "multikicker:0"]);
    expect(t.top().announcement?.manaSpent).toEqual({ R: 4 });
  });
});

describe("required additional costs (CR 118.8)", () => {
  const altarsReap = instant("Altar's Reap", ["1", "B"], spell(), {
    kind: "additionalCost",
    cost: [{ kind: "sacrifice", what: { count: 1, filter: CREATURE }, bind: "victim" }],
  });

  it("make the spell castable only with something to pay them, and are paid with the mana", () => {
    const t = table({ A: { hand: [altarsReap], battlefield: [swamp, swamp] } });
    expect(t.words()).not.toContain("cast Altar's Reap");
    t.board.put(bears, 0, "battlefield");
    t.board.put(creature("Elf", 1, 1), 0, "battlefield");
    t.do("cast Altar's Reap");
    expect(t.decision).toMatchObject({ kind: "pick", prompt: { key: "sacrifice" } });
    t.pick("Grizzly Bears");
    expect(t.names(t.state.players[0]?.graveyard ?? [])).toEqual(["Grizzly Bears"]);
    const [victim] = t.top().announcement?.context.bindings.victim?.objects ?? [];
    expect(t.nameOf(victim ?? -1)).toBe("Grizzly Bears");
  });

  it("are locked in before they are paid, so that what changes by paying comes too late (CR 601.2h)", () => {
    const familiar = creature("Thunderscape Familiar", 1, 1, {
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "rule",
              rule: {
                kind: "costChange",
                spells: { of: [{ kind: "color", color: "B" }] },
                who: { kind: "you" },
                less: 1,
              },
            },
          ],
        },
      ],
    });
    const t = table({ A: { hand: [altarsReap], battlefield: [swamp, familiar] } });
    t.do("cast Altar's Reap");
    expect(t.stack()).toEqual(["Altar's Reap"]);
    expect(t.names(t.state.players[0]?.graveyard ?? [])).toEqual(["Thunderscape Familiar"]);
  });

  it("may leave a choice between costs, of which only payable ones are offered", () => {
    const either = sorcery("Thrill", ["R"], spell(), {
      kind: "additionalCost",
      cost: [
        {
          kind: "either",
          of: [
            [{ kind: "discard", what: { count: 1, filter: { of: [] } } }],
            [{ kind: "payLife", amount: 3 }],
          ],
        },
      ],
    });
    const t = table({ A: { hand: [either], battlefield: [mountain] } });
    t.do("cast Thrill");
    expect(t.life(0)).toBe(17);
    const again = table({ A: { hand: [either, forest], battlefield: [mountain] } });
    again.do("cast Thrill");
    expect(again.options()).toEqual(["discard 1", "pay life 3"]);
    again.pick("discard 1");
    expect(again.names(again.state.players[0]?.graveyard ?? [])).toEqual(["Forest"]);
  });
});

describe("alternative costs (CR 118.9)", () => {
  const forceOfWill = instant(
    "Force of Will",
    ["3", "U", "U"],
    {
      kind: "alternativeCost",
      cost: [
        { kind: "payLife", amount: 1 },
        {
          kind: "exile",
          what: { count: 1, filter: { zones: ["hand"], of: [{ kind: "color", color: "U" }] } },
        },
      ],
    },
    spell(),
  );
  const thalia = creature("Thalia", 2, 1, {
    abilities: [
      {
        kind: "static",
        effects: [
          {
            kind: "rule",
            rule: {
              kind: "costChange",
              spells: { of: [{ kind: "not", of: { kind: "type", type: "creature" } }] },
              who: { kind: "allPlayers" },
              more: 1,
            },
          },
        ],
      },
    ],
  });

  it("replace the mana cost, and increases come on top of them (A02)", () => {
    const t = table({
      A: { hand: [forceOfWill, divination], battlefield: [forest] },
      B: { battlefield: [thalia] },
    });
    expect(t.words()).toContain("cast Force of Will via alternative:p0");
    expect(t.words()).not.toContain("cast Force of Will");
    t.do("cast Force of Will via alternative:p0");
    expect(t.stack()).toEqual(["Force of Will"]);
    expect(t.life(0)).toBe(19);
    expect(t.names(t.state.exile)).toEqual(["Divination"]);
    expect(t.isTapped("Forest")).toBe(true);
  });

  it("can't exile the card that is being cast itself", () => {
    const t = table({ A: { hand: [forceOfWill], battlefield: [] } });
    expect(t.words()).toEqual(["pass"]);
  });

  it("let an instant or sorcery be cast from the graveyard with flashback", () => {
    const firebolt = sorcery("Firebolt", ["R"], spell(), withCost("flashback", mana("4", "R")));
    const t = table({ A: { graveyard: [firebolt], battlefield: five } });
    expect(t.words()).toContain("cast Firebolt via flashback");
    t.do("cast Firebolt via flashback");
    expect(t.top().announcement).toMatchObject({
      via: "flashback",
      castFrom: "graveyard",
      manaSpent: { R: 5 },
    });
    expect(t.words(1)).toEqual(["pass"]);
  });

  it("let a card with escape be cast by exiling others", () => {
    const escaping: CardDefinition = creature("Phoenix", 2, 2, {
      manaCost: ["2", "R"],
      abilities: [
        withCost("escape", mana("R"), {
          kind: "exile",
          what: {
            count: 2,
            filter: {
              zones: ["graveyard"],
              of: [{ kind: "other" }, { kind: "owner", player: { kind: "you" } }],
            },
          },
        }),
      ],
    });
    const t = table({ A: { graveyard: [escaping, bolt], battlefield: [mountain] } });
    expect(t.words()).not.toContain("cast Phoenix via escape");
    t.board.put(divination, 0, "graveyard");
    t.do("cast Phoenix via escape");
    expect(t.names(t.state.exile).toSorted()).toEqual(["Divination", "Lightning Bolt"]);
  });

  it("turn 'target' into 'each' with overload (CR 702.96a)", () => {
    const vandalblast = sorcery(
      "Vandalblast",
      ["R"],
      {
        kind: "spell",
        body: {
          kind: "plain",
          targets: [creatureTarget],
          effects: [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
        },
      },
      withCost("overload", mana("4", "R")),
    );
    const t = table({ A: { hand: [vandalblast], battlefield: five } });
    expect(t.words()).not.toContain("cast Vandalblast");
    t.do("cast Vandalblast via overload");
    expect(t.decision).toBeNull();
    expect(t.top().announcement?.context.targets).toEqual({});
  });

  it("cast a card face down for {3} with morph (CR 702.37c)", () => {
    const exalted = creature("Exalted Angel", 4, 5, {
      manaCost: ["4", "W", "W"],
      abilities: [withCost("morph", mana("2", "W"))],
    });
    const t = table({ A: { hand: [exalted], battlefield: [mountain, mountain, mountain] } });
    t.do("cast Exalted Angel via morph");
    expect(t.top().status.faceDown).toBe("morph");
  });

  it("can't be found for a card without a mana cost (A07, CR 118.6)", () => {
    const vision = sorcery("Ancestral Vision", [], spell());
    const costless = card("Ancestral Vision", {
      types: ["sorcery"],
      abilities: vision.faces[0].abilities ?? [],
    });
    const t = table({ A: { hand: [costless], battlefield: five } });
    expect(t.words()).toEqual(expect.not.arrayContaining([expect.stringContaining("Ancestral")]));
    expect(t.explain(0, { kind: "cast", object: t.id("Ancestral Vision") })).toEqual({ kind: "noManaCost" });
  });
});

describe("split cards", () => {
  const fireIce: CardDefinition = {
    version: 1,
    name: "Fire // Ice",
    layout: "split",
    faces: [
      { name: "Fire", manaCost: ["1", "R"], types: ["instant"], abilities: [spell()] },
      { name: "Ice", manaCost: ["1", "U"], types: ["instant"], abilities: [spell()] },
    ],
  };

  it("are cast as one half, for the cost of that half (CR 709.3)", () => {
    const t = table({ A: { hand: [fireIce], battlefield: [mountain, mountain] } });
    expect(t.words().filter((word) => word.startsWith("cast"))).toEqual(["cast Fire // Ice"]);
    t.do("cast Fire // Ice");
    expect(t.board.state.objects[t.top().id]?.face).toBe(0);
    const blue = table({ A: { hand: [fireIce], battlefield: [island, mountain] } });
    expect(blue.words().filter((word) => word.startsWith("cast"))).toHaveLength(2);
    blue.do("cast Fire // Ice face 1");
    expect(blue.top().announcement?.manaSpent).toEqual({ U: 1, R: 1 });
  });
});

describe("permissions", () => {
  it("let cards be played from elsewhere, under their own timing (CR 601.3)", () => {
    const crucible = enchantment("Crucible", {
      kind: "static",
      effects: [
        {
          kind: "rule",
          rule: {
            kind: "mayPlayFrom",
            who: { kind: "you" },
            what: { of: [{ kind: "type", type: "land" }] },
            zone: "graveyard",
            act: "playLand",
          },
        },
      ],
    });
    const t = table({
      A: { battlefield: [crucible], graveyard: [forest, bolt] },
      B: { graveyard: [island] },
    });
    expect(t.words()).toContain("land Forest");
    expect(t.words()).not.toContain("land Island");
    expect(t.words().join()).not.toContain("Bolt");
    t.do("land Forest");
    expect(t.names(t.state.battlefield)).toEqual(["Crucible", "Forest"]);
    expect(t.state.players[0]?.landsPlayed).toBe(1);
  });

  it("of effects allow certain cards at their price, with mana of any type", () => {
    const t = table({ A: { battlefield: [mountain], exile: [giantGrowth, bears] }, B: { exile: [bolt] } });
    t.state.permissions = [
      {
        objects: [t.id("Giant Growth")],
        seat: 0,
        act: "cast",
        cost: "usual",
        anyManaType: true,
        lasting: { duration: "endOfTurn", seat: 0, source: t.id("Mountain"), since: 5 },
      },
      {
        objects: [t.id("Lightning Bolt")],
        seat: 0,
        act: "play",
        cost: "withoutPaying",
        anyManaType: false,
        lasting: { duration: "endOfTurn", seat: 0, source: t.id("Mountain"), since: 5 },
      },
    ];
    expect(t.words().filter((word) => word.startsWith("cast"))).toHaveLength(1);
    t.board.put(bears, 0, "battlefield");
    const casts = t.words().filter((word) => word.startsWith("cast"));
    expect(casts).toHaveLength(2);
    t.do(casts.find((word) => word.includes("Giant Growth")) ?? "");
    expect(t.isTapped("Mountain")).toBe(true);
    expect(t.stack()).toEqual(["Giant Growth"]);
  });

  it("to play the top card of the library end when it isn't on top", () => {
    const future = enchantment("Future Sight", {
      kind: "static",
      effects: [
        {
          kind: "rule",
          rule: { kind: "mayPlayFrom", who: { kind: "you" }, what: { of: [] }, zone: "library", act: "play" },
        },
      ],
    });
    const t = table({ A: { battlefield: [future, mountain], library: [forest, bolt] } });
    expect(t.words()).toContain("land Forest");
    expect(t.words().join()).not.toContain("Bolt");
    t.do("land Forest");
    expect(t.words().join()).toContain("Bolt");
  });
});

describe("X", () => {
  const fireball = sorcery("Fireball", ["X", "R"], spell([{ id: "t1", what: { kind: "any" } }]));

  it("is asked for, up to what can be paid (CR 107.3a)", () => {
    const t = table({ A: { hand: [fireball], battlefield: five } });
    t.do("cast Fireball");
    expect(t.decision).toMatchObject({ kind: "number", min: 0, max: 4 });
    t.answer({ kind: "number", number: 2 });
    t.pick("player 1");
    expect(t.top().announcement?.context.x).toBe(2);
    expect(t.top().announcement?.manaSpent).toEqual({ R: 3 });
  });

  it("is 0 when only that can be paid", () => {
    const t = table({ A: { hand: [fireball], battlefield: [mountain] } });
    t.do("cast Fireball");
    t.pick("player 1");
    expect(t.top().announcement?.context.x).toBe(0);
  });
});

describe("modes (CR 700.2)", () => {
  const charm = instant("Charm", ["R"], {
    kind: "spell",
    body: {
      kind: "modal",
      choose: { min: 1, max: 1 },
      modes: [
        { kind: "plain", targets: [creatureTarget], effects: [] },
        { kind: "plain", targets: [{ id: "t1", what: { kind: "player", player: "any" } }], effects: [] },
        { kind: "plain", effects: [] },
      ],
    },
  });

  it("without legal targets aren't offered, and the chosen one has its own targets", () => {
    const t = table({ A: { hand: [charm], battlefield: [mountain] } });
    t.do("cast Charm");
    expect(t.options()).toEqual(["mode 1", "mode 2"]);
    t.answer({ kind: "modes", values: [1] });
    t.pick("player 0");
    expect(t.top().announcement).toMatchObject({
      modes: [1],
      context: { targets: { "1.t1": [{ player: 0 }] } },
    });
  });

  it("are all chosen with entwine paid", () => {
    const entwined = instant(
      "Entwined",
      ["R"],
      {
        kind: "spell",
        body: {
          kind: "modal",
          choose: { min: 1, max: 1 },
          modes: [
            { kind: "plain", effects: [] },
            { kind: "plain", effects: [] },
          ],
        },
      },
      withCost("entwine", mana("2")),
    );
    const t = table({ A: { hand: [entwined], battlefield: five } });
    t.do("cast Entwined");
    t.answer({ kind: "confirm", yes: true });
    expect(t.top().announcement?.modes).toEqual([0, 1]);
  });
});

describe("help in paying", () => {
  const wurm = creature("Siege Wurm", 5, 5, { manaCost: ["5", "G", "G"], abilities: [keyword("convoke")] });
  const green = creature("Green Elf", 1, 1, { manaCost: ["G"] });
  const grey = creature("Grey Golem", 1, 1, { manaCost: ["1"] });

  it("comes from creatures with convoke, summoning sick ones too (M03)", () => {
    const sick = (one: CardDefinition) => ({ card: one, as: { controlledSince: 5 } });
    const t = table({
      A: { hand: [wurm], battlefield: [green, green, grey, grey, grey, grey].map(sick) },
    });
    expect(t.words()).not.toContain("cast Siege Wurm");
    t.board.put(sick(grey), 0, "battlefield");
    t.do("cast Siege Wurm");
    expect(t.stack()).toEqual(["Siege Wurm"]);
    expect(t.state.battlefield.every((id) => t.state.objects[id]?.status.tapped)).toBe(true);
    expect(t.g.events.some((event) => event.kind === "abilityActivated")).toBe(false);
    expect(t.board.values("Siege Wurm").manaValue).toBe(7);
  });

  it("needs creatures of the colors", () => {
    const t = table({ A: { hand: [wurm], battlefield: [green, ...new Array(7).fill(grey)] } });
    expect(t.words()).not.toContain("cast Siege Wurm");
  });

  it("comes from the graveyard with delve, for generic mana only", () => {
    const cruise = sorcery("Treasure Cruise", ["7", "U"], keyword("delve"), spell());
    const t = table({
      A: { hand: [cruise], battlefield: [island], graveyard: [bolt, bolt, bolt, bolt, bolt, bolt] },
    });
    expect(t.words()).not.toContain("cast Treasure Cruise");
    t.board.put(bolt, 0, "graveyard");
    t.do("cast Treasure Cruise");
    expect(t.stack()).toEqual(["Treasure Cruise"]);
    expect(t.state.exile).toHaveLength(7);
  });

  it("comes from the graveyard only as far as the lands don't pay, where it is paid automatically", () => {
    const dig = sorcery("Short Dig", ["2", "U"], keyword("delve"), spell());
    const graveyard = [bolt, bolt, bolt];
    const lands = table({ A: { hand: [dig], battlefield: [island, island, island], graveyard } });
    lands.do("cast Short Dig");
    expect(lands.state.exile).toHaveLength(0);
    const fewer = table({ A: { hand: [dig], battlefield: [island, island], graveyard } });
    fewer.do("cast Short Dig");
    expect(fewer.state.exile).toHaveLength(1);
  });

  it("can be chosen by hand, one creature at a time", () => {
    const small = creature("Small Wurm", 2, 2, { manaCost: ["1", "G"], abilities: [keyword("convoke")] });
    const t = table({ A: { hand: [small], battlefield: [green, grey, forest] } });
    t.do("cast Small Wurm", { autoPay: false });
    const { decision } = t;
    const ids = decision?.kind === "pay" ? decision.abilities.map((act) => act.id) : [];
    expect(ids.filter((id) => id.startsWith("help"))).toHaveLength(2);
    t.answer({ kind: "pay", how: { activate: `help:${t.id("Grey Golem")}:convoke` } });
    expect(t.isTapped("Grey Golem")).toBe(false);
    expect(t.answer({ kind: "pay", how: { activate: `mana:${t.id("Forest")}:Forest` } })).toBeNull();
    expect(t.stack()).toEqual(["Small Wurm"]);
    expect(t.isTapped("Grey Golem")).toBe(true);
    expect(t.isTapped("Green Elf")).toBe(false);
  });
});

describe("X in the description of what pays", () => {
  const invocation = enchantment("Knollspine Invocation", {
    kind: "activated",
    cost: [
      mana("X"),
      {
        kind: "discard",
        what: {
          count: 1,
          filter: { of: [{ kind: "stat", stat: "manaValue", compare: "=", value: { kind: "x" } }] },
        },
      },
    ],
    body: { kind: "plain", effects: [] },
  });

  it("leaves only the values for which there is something to pay with", () => {
    const t = table({ A: { battlefield: [invocation, mountain, mountain, mountain], hand: [bears] } });
    t.do("activate Knollspine Invocation p0");
    expect(t.decision).toBeNull();
    expect(t.top().announcement?.context.x).toBe(2);
    expect(t.names(t.state.players[0]?.graveyard ?? [])).toEqual(["Grizzly Bears"]);
  });

  it("is asked for among those values where there are several", () => {
    const t = table({
      A: { battlefield: [invocation, mountain, mountain, mountain], hand: [bears, bolt, divination] },
    });
    t.do("activate Knollspine Invocation p0");
    expect(t.decision).toMatchObject({ kind: "pick", prompt: { key: "chooseX" } });
    t.answer({ kind: "pick", values: [3] });
    expect(t.names(t.state.players[0]?.graveyard ?? [])).toEqual(["Divination"]);
  });

  it("isn't offered when no card in hand can be paid for", () => {
    const t = table({ A: { battlefield: [invocation, mountain], hand: [bears] } });
    expect(t.words()).not.toContain("activate Knollspine Invocation p0");
  });
});

describe("an adventurer in exile", () => {
  it("may be played from there, but not as an Adventure again (CR 715.3d)", () => {
    const town: CardDefinition = {
      version: 1,
      name: "Town // Tale",
      layout: "adventure",
      faces: [
        { name: "Town", manaCost: null, types: ["land"] },
        { name: "Tale", manaCost: ["R"], types: ["sorcery"], subtypes: ["Adventure"], abilities: [spell()] },
      ],
    };
    const t = table({
      A: { battlefield: [mountain], exile: [{ card: town, as: { marks: ["onAdventure:0"] } }] },
    });
    expect(t.words()).toContain("land Town // Tale");
    expect(t.words().filter((word) => word.startsWith("cast"))).toEqual([]);
  });
});
