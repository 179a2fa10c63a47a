import type { Ability, CardDefinition, Cost, KeywordAbility } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import type { Placed } from "../support/board.ts";
import { card, creature, keyword } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

type Numbered = Extract<KeywordAbility, { amount: unknown; cost?: never }>["keyword"];
type Priced = Extract<KeywordAbility, { cost: unknown; amount?: never; what?: never }>["keyword"];

const FREE: readonly Cost[] = [{ kind: "mana", mana: [] }];

function numbered(name: Numbered, amount: number): KeywordAbility {
  return { kind: "keyword", keyword: name, amount };
}

function body(
  name: string,
  power: number,
  toughness: number,
  ...abilities: readonly Ability[]
): CardDefinition {
  return creature(name, power, toughness, { manaCost: [], abilities });
}

function priced(name: Priced, cost: readonly Cost[] = FREE): Ability {
  const ability: unknown = { kind: "keyword", keyword: name, cost };
  return isAbility(ability) ? ability : keyword("flying");
}

function isAbility(value: unknown): value is Ability {
  return typeof value === "object" && value !== null && "kind" in value;
}

const murder = card("Murder", {
  types: ["instant"],
  manaCost: [],
  abilities: [
    {
      kind: "spell",
      body: {
        kind: "plain",
        targets: [
          { id: "t", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } },
        ],
        effects: [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t" } } }],
      },
    },
  ],
});
const nothing = card("Nothing", {
  types: ["instant"],
  manaCost: [],
  abilities: [{ kind: "spell", body: { kind: "plain", effects: [] } }],
});

function counters(duel: Duel, name: string): Readonly<Record<string, number>> {
  return duel.state.objects[duel.find(name)]?.counters ?? {};
}

function tokens(duel: Duel): string[] {
  return duel.state.battlefield.flatMap((id) => {
    const object = duel.state.objects[id];
    if (object?.kind !== "token") return [];
    const { power, toughness, subtypes } = characteristics(duel.state, id);
    return [`${power}/${toughness} ${subtypes.join(" ")}`];
  });
}

describe("keywords of creatures that die", () => {
  const dies = (...abilities: readonly Ability[]): Duel =>
    new Duel({
      A: {
        battlefield: [body("Victim", 2, 2, ...abilities)],
        hand: [murder, { card: murder, called: "more" }],
      },
    });

  it("persist and undying bring it back once, with a counter", () => {
    for (const [name, counter, pt] of [
      ["persist", "-1/-1", "1/1"],
      ["undying", "+1/+1", "3/3"],
    ] as const) {
      const duel = dies(keyword(name));
      duel.cast(0, "Murder", "Victim").resolve();
      expect(duel.pt("Victim")).toBe(pt);
      expect(counters(duel, "Victim")).toEqual({ [counter]: 1 });
      duel.cast(0, "Murder", "Victim").resolve();
      expect(duel.count("Victim", "graveyard")).toBe(1);
    }
  });

  it("afterlife leaves flying Spirits", () => {
    const duel = dies(numbered("afterlife", 2));
    duel.cast(0, "Murder", "Victim").resolve();
    expect(tokens(duel)).toEqual(["1/1 Spirit", "1/1 Spirit"]);
  });

  it("soulshift returns a Spirit that costs no more", () => {
    const spirit = creature("Spirit", 1, 1, { manaCost: ["2"], subtypes: ["Spirit"] });
    const duel = new Duel({
      A: {
        battlefield: [body("Victim", 2, 2, numbered("soulshift", 2))],
        hand: [murder],
        graveyard: [spirit],
      },
    });
    duel.answer(0, "chooseTargets", "Spirit").answer(0, "may", true).cast(0, "Murder", "Victim").resolve();
    expect(duel.count("Spirit", "hand")).toBe(1);
  });

  it("modular enters with counters and hands them on", () => {
    const golem = card("Golem", { types: ["artifact", "creature"], power: 1, toughness: 1, manaCost: [] });
    const worker = card("Worker", {
      types: ["artifact", "creature"],
      power: 0,
      toughness: 0,
      manaCost: [],
      abilities: [numbered("modular", 2)],
    });
    const duel = new Duel({ A: { battlefield: [golem], hand: [worker, murder] } });
    duel.cast(0, "Worker").resolve();
    expect(duel.pt("Worker")).toBe("2/2");
    duel.answer(0, "may", true).cast(0, "Murder", "Worker").resolve();
    expect(duel.pt("Golem")).toBe("3/3");
  });
});

describe("keywords of creatures that enter", () => {
  it("evolve: a counter for a greater creature", () => {
    const duel = new Duel({
      A: {
        battlefield: [body("Crocanura", 1, 3, keyword("evolve"))],
        hand: [body("Thick", 0, 4), body("Small", 1, 1)],
      },
    });
    duel.cast(0, "Small").resolve();
    expect(duel.pt("Crocanura")).toBe("1/3");
    duel.cast(0, "Thick").resolve();
    expect(duel.pt("Crocanura")).toBe("2/4");
  });

  it("graft: a counter may move to another creature that enters", () => {
    const duel = new Duel({ A: { hand: [body("Donor", 0, 0, numbered("graft", 2)), body("Guest", 1, 1)] } });
    duel.cast(0, "Donor").resolve();
    expect(duel.pt("Donor")).toBe("2/2");
    duel.answer(0, "may", true).cast(0, "Guest").resolve();
    expect([duel.pt("Donor"), duel.pt("Guest")]).toEqual(["1/1", "2/2"]);
  });

  it("fabricate: counters or Servos", () => {
    for (const takesCounters of [true, false]) {
      const duel = new Duel({ A: { hand: [body("Maker", 1, 1, numbered("fabricate", 2))] } });
      duel.answer(0, "may", takesCounters).cast(0, "Maker").resolve();
      expect(duel.pt("Maker")).toBe(takesCounters ? "3/3" : "1/1");
      expect(tokens(duel)).toEqual(takesCounters ? [] : ["1/1 Servo", "1/1 Servo"]);
    }
  });

  it("bloodthirst: counters only when an opponent was dealt damage this turn", () => {
    const setup = {
      A: {
        battlefield: [real("Mountain")],
        hand: [body("Thirsty", 1, 1, numbered("bloodthirst", 2)), real("Lightning Bolt")],
      },
    };
    const dry = new Duel(setup);
    dry.cast(0, "Thirsty").resolve();
    expect(dry.pt("Thirsty")).toBe("1/1");
    const wet = new Duel(setup);
    wet.cast(0, "Lightning Bolt", { player: 1 }).resolve();
    wet.cast(0, "Thirsty").resolve();
    expect(wet.pt("Thirsty")).toBe("3/3");
  });

  it("sunburst: a counter for each color of mana spent", () => {
    const burst = creature("Burst", 0, 0, { manaCost: ["3"], abilities: [keyword("sunburst")] });
    const duel = new Duel({
      A: {
        battlefield: [real("Mountain"), real("Forest"), { card: real("Forest"), called: "second" }],
        hand: [burst],
      },
    });
    duel.cast(0, "Burst").resolve();
    expect(duel.pt("Burst")).toBe("2/2");
  });

  it("exploit: it may sacrifice a creature", () => {
    const duel = new Duel({
      A: { battlefield: [body("Victim", 1, 1)], hand: [body("Exploiter", 1, 1, keyword("exploit"))] },
    });
    duel.answer(0, "may", true).answer(0, "sacrifice", "Victim").cast(0, "Exploiter").resolve();
    expect(duel.count("Victim", "graveyard")).toBe(1);
  });

  it("living weapon, For Mirrodin! and job select: a bearer for the Equipment", () => {
    for (const [name, token] of [
      ["livingWeapon", "1/1 Phyrexian Germ"],
      ["forMirrodin", "3/3 Rebel"],
      ["jobSelect", "2/2 Hero"],
    ] as const) {
      const weapon = card("Weapon", {
        types: ["artifact"],
        subtypes: ["Equipment"],
        manaCost: [],
        abilities: [
          keyword(name),
          {
            kind: "static",
            effects: [
              {
                kind: "modify",
                what: "attached",
                modifications: [{ kind: "addPT", power: 1, toughness: 1 }],
              },
            ],
          },
        ],
      });
      const duel = new Duel({ A: { hand: [weapon] } });
      duel.cast(0, "Weapon").resolve();
      expect(tokens(duel)).toEqual([token]);
    }
  });
});

describe("keywords that wait for upkeep or end step", () => {
  const aged = (counter: string, ability: KeywordAbility): Placed => ({
    card: body("Old", 2, 2, ability),
    as: { counters: { [counter]: 1 } },
  });

  it("vanishing: sacrificed as the last counter goes", () => {
    const duel = new Duel({ A: { battlefield: [aged("time", numbered("vanishing", 2))] } });
    duel.nextTurn().nextTurn().to("draw");
    expect(duel.count("Old", "graveyard")).toBe(1);
  });

  it("fading: sacrificed an upkeep later", () => {
    const duel = new Duel({ A: { battlefield: [aged("fade", numbered("fading", 2))] } });
    duel.nextTurn().nextTurn().to("draw");
    expect(duel.count("Old", "battlefield")).toBe(1);
    duel.nextTurn().nextTurn().to("draw");
    expect(duel.count("Old", "graveyard")).toBe(1);
  });

  it("vanishing and fading enter with their counters", () => {
    const duel = new Duel({
      A: { hand: [body("Van", 1, 1, numbered("vanishing", 3)), body("Fad", 1, 1, numbered("fading", 2))] },
    });
    duel.cast(0, "Van").resolve();
    duel.cast(0, "Fad").resolve();
    expect([counters(duel, "Van"), counters(duel, "Fad")]).toEqual([{ time: 3 }, { fade: 2 }]);
  });
});

describe("keywords of casting", () => {
  it("evoke: sacrificed when its evoke cost was paid", () => {
    const mulldrifter = creature("Drifter", 2, 2, { manaCost: ["5"], abilities: [priced("evoke")] });
    const duel = new Duel({ A: { hand: [mulldrifter] } });
    duel.cast(0, "Drifter").resolve();
    expect(duel.count("Drifter", "graveyard")).toBe(1);
  });

  it("dash: haste, and back to the hand at the next end step", () => {
    const raider = creature("Raider", 2, 2, { manaCost: ["5"], abilities: [priced("dash")] });
    const duel = new Duel({ A: { hand: [raider] } });
    duel.cast(0, "Raider").resolve();
    duel.attack(0, "Raider").to("postcombatMain");
    expect(duel.life(1)).toBe(18);
    duel.nextTurn();
    expect(duel.count("Raider", "hand")).toBe(1);
  });

  it("blitz: haste, sacrificed at the next end step, and a card when it dies", () => {
    const raider = creature("Raider", 2, 2, { manaCost: ["5"], abilities: [priced("blitz")] });
    const duel = new Duel({ A: { hand: [raider] } });
    duel.cast(0, "Raider").resolve();
    duel.attack(0, "Raider").to("postcombatMain");
    expect(duel.life(1)).toBe(18);
    duel.nextTurn();
    expect(duel.count("Raider", "graveyard")).toBe(1);
    expect(duel.count("Mountain", "hand", 0)).toBe(1);
  });

  it("offspring: a 1/1 copy when its cost was paid", () => {
    const mother = creature("Mother", 4, 4, { manaCost: [], abilities: [priced("offspring")] });
    const duel = new Duel({ A: { hand: [mother] } });
    duel.answer(0, "chooseCost", true).cast(0, "Mother").resolve();
    expect(tokens(duel)).toEqual(["1/1 "]);
  });

  it("storm: a copy for each spell cast before it this turn", () => {
    const grapeshot = card("Shot", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [{ id: "t", what: { kind: "any" } }],
            effects: [{ kind: "dealDamage", amount: 1, to: { kind: "targets", target: "t" } }],
          },
        },
        keyword("storm"),
      ],
    });
    const duel = new Duel({ A: { hand: [nothing, { card: nothing, called: "n2" }, grapeshot] } });
    duel.cast(0, "Nothing").resolve();
    duel.cast(0, "Nothing").resolve();
    duel.cast(0, "Shot", { player: 1 }).resolve();
    expect(duel.life(1)).toBe(17);
  });

  it("storm counts what came before it, not what is cast in response", () => {
    const gain = card("Balm", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
        },
        keyword("storm"),
      ],
    });
    const duel = new Duel({ A: { hand: [nothing, gain] } });
    duel.cast(0, "Balm");
    duel.cast(0, "Nothing").resolve();
    expect(duel.life(0)).toBe(21);
  });

  it("gravestorm: a copy for each permanent that has died this turn", () => {
    const gain = card("Balm", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
        },
        keyword("gravestorm"),
      ],
    });
    const duel = new Duel({ A: { hand: [nothing, murder, gain] }, B: { battlefield: [body("Bear", 2, 2)] } });
    duel.cast(0, "Nothing").resolve();
    duel.cast(0, "Murder", "Bear").resolve();
    duel.cast(0, "Balm").resolve();
    expect(duel.life(0)).toBe(22);
  });

  it("cascade: a cheaper nonland card from the top may be cast for nothing", () => {
    const balm = card("Balm", {
      types: ["sorcery"],
      manaCost: ["1"],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
        },
      ],
    });
    const elf = creature("Bloodbraid", 3, 2, { manaCost: ["R", "R"], abilities: [keyword("cascade")] });
    const duel = new Duel({
      A: {
        battlefield: [real("Mountain"), { card: real("Mountain"), called: "m2" }],
        hand: [elf],
        library: [real("Mountain"), balm, real("Forest")],
      },
    });
    duel.answer(0, "castNow", "Balm").cast(0, "Bloodbraid").resolve();
    expect(duel.life(0)).toBe(23);
    expect(duel.count("Bloodbraid", "battlefield")).toBe(1);
  });

  it("conspire and casualty: a copy when the cost was paid", () => {
    const balm = (ability: KeywordAbility): CardDefinition =>
      card("Balm", {
        types: ["sorcery"],
        manaCost: [],
        colorIndicator: ["G"],
        abilities: [
          {
            kind: "spell",
            body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
          },
          ability,
        ],
      });
    const green = (name: string): CardDefinition =>
      creature(name, 1, 1, { colorIndicator: ["G"], manaCost: [] });
    const conspired = new Duel({
      A: { battlefield: [green("One"), green("Two")], hand: [balm(keyword("conspire"))] },
    });
    conspired.answer(0, "chooseCost", true).cast(0, "Balm").resolve();
    expect(conspired.life(0)).toBe(22);
    const casual = new Duel({ A: { battlefield: [green("One")], hand: [balm(numbered("casualty", 1))] } });
    casual.answer(0, "chooseCost", true).cast(0, "Balm").resolve();
    expect(casual.life(0)).toBe(22);
    expect(casual.count("One", "graveyard")).toBe(1);
  });

  it("prowess and extort: each spell that is cast", () => {
    const duel = new Duel({
      A: {
        battlefield: [
          body("Monk", 1, 1, keyword("prowess")),
          body("Priest", 1, 1, keyword("extort")),
          real("Plains"),
        ],
        hand: [nothing],
      },
    });
    duel.cast(0, "Nothing").resolve();
    expect(duel.pt("Monk")).toBe("2/2");
    expect([duel.life(0), duel.life(1)]).toEqual([21, 19]);
  });

  it("ward: countered unless its cost is paid", () => {
    const warded = body("Warded", 2, 2, priced("ward", [{ kind: "mana", mana: ["1"] }]));
    const poor = new Duel({ A: { hand: [murder] }, B: { battlefield: [warded] } });
    poor.cast(0, "Murder", "Warded").resolve();
    expect(poor.count("Warded", "battlefield")).toBe(1);
    const rich = new Duel({
      A: { hand: [murder], battlefield: [real("Mountain")] },
      B: { battlefield: [warded] },
    });
    rich.cast(0, "Murder", "Warded").resolve();
    expect(rich.count("Warded", "graveyard")).toBe(1);
  });
});

describe("keywords with an activated ability", () => {
  it("equip moves the Equipment, reinforce and outlast put counters, level up a level", () => {
    const sword = card("Sword", {
      types: ["artifact"],
      subtypes: ["Equipment"],
      manaCost: [],
      abilities: [
        {
          kind: "static",
          effects: [
            { kind: "modify", what: "attached", modifications: [{ kind: "addPT", power: 2, toughness: 0 }] },
          ],
        },
        priced("equip"),
      ],
    });
    const duel = new Duel({
      A: {
        battlefield: [
          sword,
          body("Bear", 2, 2),
          body("Patient", 1, 1, priced("outlast")),
          body("Leveler", 1, 1, priced("levelUp")),
        ],
        hand: [body("Helper", 1, 1, { kind: "keyword", keyword: "reinforce", amount: 2, cost: FREE })],
      },
    });
    duel.activate(0, "Sword", "Bear").resolve();
    expect(duel.pt("Bear")).toBe("4/2");
    duel.activate(0, "Helper", "Bear").resolve();
    expect(duel.pt("Bear")).toBe("6/4");
    duel.activate(0, "Patient").resolve();
    duel.activate(0, "Leveler").resolve();
    expect(duel.pt("Patient")).toBe("2/2");
    expect(counters(duel, "Leveler")).toEqual({ level: 1 });
  });

  it("cycling draws, typecycling finds, transmute finds the same mana value", () => {
    const forestCycler = body("Land Seeker", 1, 1, {
      kind: "keyword",
      keyword: "typecycling",
      what: { of: [{ kind: "subtype", subtype: "Forest" }] },
      cost: FREE,
    });
    const two = creature("Transmuter", 1, 1, { manaCost: ["2"], abilities: [priced("transmute")] });
    const library = [real("Mountain"), real("Forest"), real("Grizzly Bears"), real("Mountain")];
    const duel = new Duel({
      A: { hand: [body("Cycler", 1, 1, priced("cycling")), forestCycler, two], library },
    });
    duel.activate(0, "Cycler").resolve();
    expect(duel.count("Mountain", "hand")).toBe(1);
    duel.answer(0, "search", "Forest").activate(0, "Land Seeker").resolve();
    expect(duel.count("Forest", "hand")).toBe(1);
    duel.answer(0, "search", "Grizzly Bears").activate(0, "Transmuter").resolve();
    expect(duel.count("Grizzly Bears", "hand")).toBe(1);
    expect(duel.count("Cycler", "graveyard") + duel.count("Land Seeker", "graveyard")).toBe(2);
  });

  it("scavenge exiles the card for counters of its power", () => {
    const duel = new Duel({
      A: { battlefield: [body("Bear", 2, 2)], graveyard: [body("Carrion", 3, 1, priced("scavenge"))] },
    });
    duel.activate(0, "Carrion", "Bear").resolve();
    expect(duel.pt("Bear")).toBe("5/5");
    expect(duel.count("Carrion", "exile")).toBe(1);
  });

  it("unearth returns it with haste, exiles it at the end step, or when it would leave", () => {
    const setup = { A: { graveyard: [body("Corpse", 3, 3, priced("unearth"))], hand: [murder] } };
    const duel = new Duel(setup);
    duel.activate(0, "Corpse").resolve();
    duel.attack(0, "Corpse").to("postcombatMain");
    expect(duel.life(1)).toBe(17);
    duel.nextTurn();
    expect(duel.count("Corpse", "exile")).toBe(1);
    const killed = new Duel(setup);
    killed.activate(0, "Corpse").resolve();
    killed.cast(0, "Murder", "Corpse").resolve();
    expect(killed.count("Corpse", "exile")).toBe(1);
  });

  it("dredge replaces a draw by milling and returning it", () => {
    const draw = card("Draw", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    });
    const duel = new Duel({ A: { graveyard: [body("Dredger", 1, 1, numbered("dredge", 3))], hand: [draw] } });
    duel.answer(0, "may", true).cast(0, "Draw").resolve();
    expect(duel.count("Dredger", "hand")).toBe(1);
    expect(duel.count("Mountain", "graveyard", 0)).toBe(3);
    expect(duel.count("Mountain", "hand", 0)).toBe(0);
  });

  it("madness: discarded into exile, and cast from there or put into the graveyard", () => {
    const discard = card("Discard", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "discard", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    });
    const mad = creature("Mad", 2, 2, { manaCost: ["5"], abilities: [priced("madness")] });
    for (const casts of [true, false]) {
      const duel = new Duel({ A: { hand: [discard, mad] } });
      duel.answer(0, "may", casts).cast(0, "Discard").resolve();
      expect([casts, duel.count("Mad", "battlefield"), duel.count("Mad", "graveyard")]).toEqual([
        casts,
        casts ? 1 : 0,
        casts ? 0 : 1,
      ]);
    }
  });

  it("fortify attaches to a land; living metal makes a creature on your turn", () => {
    const wall = card("Wall", {
      types: ["artifact"],
      subtypes: ["Fortification"],
      manaCost: [],
      abilities: [priced("fortify")],
    });
    const bot = card("Bot", {
      types: ["artifact"],
      subtypes: ["Vehicle"],
      power: 3,
      toughness: 3,
      manaCost: [],
      abilities: [keyword("livingMetal")],
    });
    const duel = new Duel({ A: { battlefield: [wall, bot, real("Forest")] } });
    duel.activate(0, "Wall", "Forest").resolve();
    expect(duel.state.objects[duel.find("Wall")]?.attachedTo).toEqual({ object: duel.find("Forest") });
    expect(duel.pt("Bot")).toBe("3/3");
    duel.nextTurn();
    expect(duel.pt("Bot")).toBe("null/null");
  });
});
