import type { Ability, ActivatedAbility, Cost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import {
  bolt,
  creatureTarget,
  divination,
  elves,
  giantGrowth,
  instant,
  mana,
  spell,
  tap,
} from "../casting/cards.ts";
import { table } from "../casting/table.ts";
import { card, creature, enchantment, keyword, land } from "../support/cards.ts";
import { bears, forest, island, mountain } from "../support/real-cards.ts";

function activated(cost: readonly Cost[], limits: ActivatedAbility["limits"] = {}): Ability {
  return { kind: "activated", cost, limits, body: { kind: "plain", effects: [] } };
}

describe("legal acts", () => {
  it("are spells that can be paid for, lands, abilities and passing, with stable ids", () => {
    const t = table({ A: { hand: [bolt, bears, divination, forest], battlefield: [mountain, elves] } });
    expect(t.words().toSorted()).toEqual(
      [
        "activate Llanowar Elves p0",
        "activate Mountain Mountain",
        "cast Grizzly Bears",
        "cast Lightning Bolt",
        "land Forest",
        "pass",
      ].toSorted(),
    );
    const ids = t.acts().map((act) => act.id);
    expect(ids).toEqual(t.acts().map((act) => act.id));
    expect(ids).toContain(`cast:${t.id("Lightning Bolt")}:0:`);
  });

  it("are limited to instants and flash except in the player's own main phase with an empty stack (CR 307.1)", () => {
    const ambusher = creature("Ambusher", 2, 2, { manaCost: ["G"], abilities: [keyword("flash")] });
    const t = table({ A: { hand: [bolt, bears, ambusher, forest], battlefield: [mountain, elves] } });
    const casts = () => t.words().filter((word) => !word.startsWith("activate"));
    const instants = ["cast Ambusher", "cast Lightning Bolt", "pass"];
    t.state.turn = { ...t.state.turn, step: "upkeep" };
    expect(casts().toSorted()).toEqual(instants);
    t.state.turn = { ...t.state.turn, step: "precombatMain", active: 1 };
    expect(casts().toSorted()).toEqual(instants);
    t.state.turn = { ...t.state.turn, active: 0 };
    t.board.put(giantGrowth, 1, "stack");
    expect(casts().toSorted()).toEqual(instants);
  });

  it("allow one land each turn, and more where an effect says so (CR 305.2)", () => {
    const exploration = enchantment("Exploration", {
      kind: "static",
      effects: [{ kind: "rule", rule: { kind: "additionalLands", who: { kind: "you" }, count: 1 } }],
    });
    const t = table({ A: { hand: [forest, island, mountain] } });
    t.do("land Forest");
    expect(t.words()).not.toContain("land Island");
    expect(t.explain(0, { kind: "playLand", object: t.id("Island") })).toEqual({ kind: "landAlreadyPlayed" });
    t.board.put(exploration, 0, "battlefield");
    t.do("land Island");
    expect(t.words()).not.toContain("land Mountain");
  });

  it("leave only mana abilities and special actions under split second (S03, CR 702.61)", () => {
    const grip = instant("Krosan Grip", ["2", "G"], keyword("splitSecond"), spell());
    const morph = creature("Willbender", 1, 2, {
      abilities: [{ kind: "keyword", keyword: "morph", cost: [mana("1")] }],
    });
    const t = table({
      A: { stack: [grip] },
      B: {
        hand: [bolt],
        battlefield: [
          mountain,
          {
            card: morph,
            as: { status: { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } },
          },
          card("Pinger", { types: ["artifact"], abilities: [activated([mana("0")])] }),
        ],
      },
    });
    expect(t.words(1).toSorted()).toEqual(["activate Mountain Mountain", "pass", "turnFaceUp Willbender"]);
    t.holder(1);
    expect(t.explain(1, { kind: "cast", object: t.id("Lightning Bolt") })).toEqual({
      kind: "forbiddenBy",
      source: t.id("Krosan Grip"),
    });
    t.do("turnFaceUp Willbender", { seat: 1 });
    expect(t.object("Willbender").status.faceDown).toBeNull();
    expect(t.isTapped("Mountain")).toBe(true);
  });

  it("heed limits of activation (CR 602.5b) and summoning sickness (CR 302.6)", () => {
    const t = table({
      A: {
        battlefield: [
          card("Once", { types: ["artifact"], abilities: [activated([mana("0")], { timesEachTurn: 1 })] }),
          card("Sorcerous", {
            types: ["artifact"],
            abilities: [activated([mana("0")], { timing: "sorcery" })],
          }),
          creature("Sick", 1, 1, { abilities: [activated([tap])] }),
          creature("Hasty", 1, 1, { abilities: [keyword("haste"), activated([tap])] }),
        ],
      },
    });
    t.board.change("Sick", { controlledSince: 5 });
    t.board.change("Hasty", { controlledSince: 5 });
    expect(t.words()).toEqual(["pass", "activate Once p0", "activate Sorcerous p0", "activate Hasty p1"]);
    expect(t.explain(0, { kind: "activate", object: t.id("Sick"), ability: "p0" })).toEqual({
      kind: "summoningSick",
    });
    t.do("activate Once p0");
    expect(t.words()).toEqual(["pass", "activate Hasty p1"]);
    expect(t.explain(0, { kind: "activate", object: t.id("Once"), ability: "p0" })).toEqual({
      kind: "limitReached",
    });
    expect(t.explain(0, { kind: "activate", object: t.id("Sorcerous"), ability: "p0" })).toEqual({
      kind: "wrongTiming",
      needs: "sorcery",
    });
  });

  it("let a planeswalker's loyalty abilities be used once a turn, and never below zero (CR 606.3, 606.6)", () => {
    const loyalty = (change: number): Ability => activated([{ kind: "loyalty", change }]);
    const walker = card("Walker", {
      types: ["planeswalker"],
      loyalty: 3,
      abilities: [loyalty(1), loyalty(-3), loyalty(-7)],
    });
    const t = table({ A: { battlefield: [{ card: walker, as: { counters: { loyalty: 3 } } }] } });
    expect(t.words()).toEqual(["pass", "activate Walker p0", "activate Walker p1"]);
    t.do("activate Walker p0");
    expect(t.object("Walker").counters.loyalty).toBe(4);
    t.state.stack = [];
    expect(t.words()).toEqual(["pass"]);
  });

  it("leave out what a rule forbids, and name the source", () => {
    const silence = enchantment("Teferi's Edict", {
      kind: "static",
      effects: [
        {
          kind: "rule",
          rule: { kind: "cantCast", who: { kind: "opponents" }, spells: { of: [] }, onlyWhenSorcery: true },
        },
      ],
    });
    const t = table({ A: { hand: [bolt], battlefield: [mountain] }, B: { battlefield: [silence] } });
    expect(t.words()).toContain("cast Lightning Bolt");
    t.state.turn = { ...t.state.turn, step: "upkeep" };
    expect(t.words()).not.toContain("cast Lightning Bolt");
    expect(t.explain(0, { kind: "cast", object: t.id("Lightning Bolt") })).toEqual({
      kind: "forbiddenBy",
      source: t.id("Teferi's Edict"),
    });
  });

  it("count the spells of the turn where only so many may be cast", () => {
    const rule = enchantment("Rule of Law", {
      kind: "static",
      effects: [
        {
          kind: "rule",
          rule: { kind: "cantCast", who: { kind: "allPlayers" }, spells: { of: [] }, moreThanEachTurn: 1 },
        },
      ],
    });
    const t = table({ A: { hand: [bolt, bolt], battlefield: [mountain, mountain, rule] } });
    t.do("cast Lightning Bolt");
    t.pick("player 1");
    expect(t.stack()).toEqual(["Lightning Bolt"]);
    expect(t.words()).not.toContain("cast Lightning Bolt");
  });

  it("report what is missing", () => {
    const t = table({
      A: { hand: [divination, giantGrowth, land("Second")], battlefield: [island, forest] },
      B: { hand: [bolt] },
    });
    expect(t.explain(0, { kind: "cast", object: t.id("Divination") })).toEqual({
      kind: "cantPay",
      missing: { what: "mana", cost: ["2", "U"] },
    });
    expect(t.explain(0, { kind: "cast", object: t.id("Giant Growth") })).toEqual({
      kind: "noTarget",
      clause: "t1",
    });
    expect(t.explain(1, { kind: "cast", object: t.id("Lightning Bolt") })).toEqual({
      kind: "notYourPriority",
    });
    expect(t.explain(0, { kind: "cast", object: t.id("Lightning Bolt") })).toEqual({ kind: "notYours" });
    expect(t.explain(0, { kind: "cast", object: t.id("Island") })).toEqual({
      kind: "wrongZone",
      zone: "battlefield",
    });
    expect(t.explain(0, { kind: "playLand", object: t.id("Second") })).toBeNull();
    t.state.turn = { ...t.state.turn, active: 1 };
    expect(t.explain(0, { kind: "playLand", object: t.id("Second") })).toEqual({
      kind: "wrongTiming",
      needs: "ownMainPhase",
    });
  });

  it("let a face of a modal double-faced card or an Adventure be played", () => {
    const stomp = {
      ...creature("Bonecrusher Giant // Stomp", 4, 3, { manaCost: ["2", "R"] }),
      layout: "adventure" as const,
    };
    const giant = {
      ...stomp,
      faces: [
        stomp.faces[0],
        {
          name: "Stomp",
          manaCost: ["1", "R"] as const,
          types: ["instant"] as const,
          subtypes: ["Adventure"],
          abilities: [spell([{ id: "t1", what: { kind: "any" } }])],
        },
      ] as const,
    };
    const pathway = {
      ...land("Front // Back", ["Mountain"]),
      layout: "modal_dfc" as const,
    };
    const doubleLand = {
      ...pathway,
      faces: [pathway.faces[0], { ...pathway.faces[0], name: "Back", subtypes: ["Forest"] }] as const,
    };
    const t = table({ A: { hand: [giant, doubleLand], battlefield: [mountain, mountain] } });
    const words = t.acts().map((act) => act.id);
    expect(words).toContain(`cast:${t.id(giant.name)}:1:`);
    expect(words).not.toContain(`cast:${t.id(giant.name)}:0:`);
    expect(words.filter((word) => word.startsWith("land"))).toHaveLength(2);
    const act = t.acts().find((one) => one.kind === "cast");
    t.do(act ? t.word(act) : "");
    t.pick("player 1");
    expect(t.top().face).toBe(1);
    expect(t.board.values(giant.name).types).toBeDefined();
  });

  it("with costs that need a target of some kind judge everything together", () => {
    const equip = card("Sword", {
      types: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [{ kind: "keyword", keyword: "equip", cost: [mana("1")] }],
    });
    const t = table({ A: { battlefield: [equip, forest] }, B: { battlefield: [bears] } });
    expect(t.words()).toEqual(["pass", "activate Forest Forest"]);
    t.board.put(creature("Elf", 1, 1), 0, "battlefield");
    const word = t.words().find((one) => one.startsWith("activate Sword"));
    t.do(word ?? "");
    expect(t.top().announcement?.context.targets).toMatchObject({});
    expect(t.stack()).toEqual(["Sword"]);
    expect(creatureTarget.id).toBe("t1");
  });
});
