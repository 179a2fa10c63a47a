/** Rule effects, replacements and restrictions, and instructions that are rarely given. */
import type { Ability, CardDefinition, Effect, Restriction } from "@spellroom/card-language";
import {
  activate,
  at,
  attack,
  by,
  cast,
  counters,
  has,
  life,
  named,
  pt,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import {
  A_CREATURE,
  CREATURE,
  card,
  creature,
  type DefinedScene,
  enchantment,
  gain,
  lying,
  OPPONENTS,
  replacing,
  rule,
  sorcery,
  spoken,
  T1,
  YOU,
  YOUR_CREATURES,
} from "./definitions.ts";

const FREE = [{ kind: "mana", mana: ["0"] }] as const;

function trigger(
  event: Extract<Ability, { kind: "triggered" }>["event"],
  ...effects: readonly Effect[]
): Ability {
  return { kind: "triggered", event, body: { kind: "plain", effects } };
}

/** A sorcery is cast while that lies there. */
function withSorcery(
  made: CardDefinition,
  effects: readonly Effect[],
  expect: readonly object[],
  more: Partial<DefinedScene> = {},
): DefinedScene {
  return lying(made, [cast("A", "Plain Words")], expect, {
    ...more,
    made: [sorcery(effects), ...(more.made ?? [])],
    A: { ...more.A, hand: named("Plain Words") },
  });
}

function restricted(restriction: Restriction, ...more: readonly Ability[]): CardDefinition {
  return creature(
    {
      kind: "static",
      effects: [{ kind: "modify", what: "this", modifications: [{ kind: "restriction", restriction }] }],
    },
    ...more,
  );
}

const whenItEnters = (...effects: readonly Effect[]): Ability =>
  trigger({ kind: "moves", what: "this", to: "battlefield" }, ...effects);

const CREWS: Restriction = { kind: "crewsWithMorePower", by: 2 };

export const RULES: Readonly<Record<string, DefinedScene>> = {
  "damage that leaves some life": lying(
    rule({ kind: "damageLeavesLife", least: 1 }),
    [by("B", { do: "cast", card: "Shock", targets: [at("A")] }, { turn: 2, step: "precombat-main" })],
    [life("A", 1)],
    {
      A: { life: 2 },
      B: { hand: named("Shock"), battlefield: named("Mountain") },
      stop: { turn: 2, step: "end" },
    },
  ),
  "crewing with more power": {
    ...lying(restricted(CREWS), [activate("A", "Crew"), attack("A", "Wagon")], [life("B", 15)]),
    made: [
      restricted(CREWS),
      card("Wagon", {
        manaCost: ["0"],
        types: ["artifact"],
        subtypes: ["Vehicle"],
        power: 5,
        toughness: 5,
        abilities: [{ kind: "keyword", keyword: "crew", amount: 4 }],
      }),
    ],
    A: { battlefield: named("Speaker", "Wagon") },
  },
  "nobody loses": withSorcery(
    rule({ kind: "cantLoseGame", who: YOU }),
    [{ kind: "loseGame", who: YOU }, gain(5)],
    [life("A", 25)],
  ),
  "no counters on a player": withSorcery(
    rule({ kind: "cantPutCounters", who: YOU }),
    [{ kind: "addPlayerCounters", counter: "energy", amount: 2, who: YOU }],
    [{ counters: { onPlayer: "A", kind: "energy", count: 0 } }],
  ),
  "an ability of what enters triggers once more": lying(
    rule({
      kind: "extraTriggers",
      who: YOU,
      times: 1,
      of: { of: [{ kind: "controller", player: YOU }] },
      on: "enters",
      cause: CREATURE,
    }),
    [cast("A", "Speaker")],
    [life("A", 22)],
    { made: [creature(whenItEnters(gain(1)))], A: { hand: named("Speaker") } },
  ),
  "an attack is no reason to trigger twice": lying(
    rule({ kind: "extraTriggers", who: YOU, times: 1, of: { of: [] }, on: "enters", cause: CREATURE }),
    [attack("A", "Speaker")],
    [life("A", 21)],
    {
      made: [creature(trigger({ kind: "attacks", what: "this" }, gain(1)))],
      A: { battlefield: named("Speaker") },
    },
  ),
  "attacks are a reason to trigger twice, entering isn't": lying(
    rule({ kind: "extraTriggers", who: YOU, times: 1, of: { of: [] }, on: "attacks", cause: CREATURE }),
    [cast("A", "Speaker"), SETTLED, attack("A", "Grizzly Bears")],
    [life("A", 23)],
    {
      made: [
        creature(
          whenItEnters(gain(1)),
          trigger({ kind: "attacks", what: { filter: YOUR_CREATURES } }, gain(1)),
        ),
      ],
      A: { battlefield: named("Grizzly Bears"), hand: named("Speaker") },
    },
  ),
  "an attack triggers where entering doesn't": lying(
    rule({ kind: "noTriggers", on: "enters", cause: CREATURE }),
    [attack("A", "Speaker")],
    [life("A", 21)],
    {
      made: [creature(trigger({ kind: "attacks", what: "this" }, gain(1)))],
      A: { battlefield: named("Speaker") },
    },
  ),
  "mana stays": lying(
    rule({ kind: "emptyingManaKept", who: YOU }),
    [
      by("A", { do: "activate-mana", ability: "{T}: Add {R}" }, { turn: 1, step: "upkeep" }),
      cast("A", "Goblin Piker"),
    ],
    [has("A", "permanents", "Goblin Piker")],
    { A: { battlefield: named("Mountain", "Mountain"), hand: named("Goblin Piker") } },
  ),
};

export const REPLACED: Readonly<Record<string, DefinedScene>> = {
  "another gain": withSorcery(
    replacing({ kind: "changeLifeGain", who: YOU, change: { kind: "set", amount: 7 } }),
    [gain(1)],
    [life("A", 27)],
  ),
  "twice the mana": lying(
    replacing({
      kind: "changeMana",
      source: { filter: { of: [{ kind: "type", type: "land" }] } },
      change: { kind: "times", factor: 2 },
    }),
    [by("A", { do: "activate-mana", ability: "{T}: Add {R}" }), cast("A", "Goblin Piker")],
    [has("A", "permanents", "Goblin Piker")],
    { A: { battlefield: named("Mountain"), hand: named("Goblin Piker") } },
  ),
  "twice the tokens": withSorcery(
    replacing({ kind: "changeTokens", who: YOU, change: { kind: "times", factor: 2 } }),
    [{ kind: "createToken", who: YOU, amount: 1, token: { kind: "predefined", name: "Food" } }],
    [has("A", "permanents", "Food Token", 2)],
  ),
  "twice the tokens of one kind": withSorcery(
    replacing({ kind: "changeTokens", who: YOU, what: CREATURE, change: { kind: "times", factor: 2 } }),
    [
      { kind: "createToken", who: YOU, amount: 1, token: { kind: "predefined", name: "Food" } },
      {
        kind: "createToken",
        who: YOU,
        amount: 1,
        token: { kind: "token", name: "Cub", colors: ["G"], types: ["creature"], power: 1, toughness: 1 },
      },
    ],
    [has("A", "permanents", "Food Token"), has("A", "permanents", "Cub", 2)],
  ),
};

const EQUIPMENT = (name: string, gives: number): CardDefinition =>
  card(name, {
    manaCost: ["0"],
    types: ["artifact"],
    subtypes: ["Equipment"],
    abilities: [
      {
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: "attached",
            modifications: [{ kind: "addPT", power: gives, toughness: 0 }],
          },
        ],
      },
      { kind: "keyword", keyword: "equip", cost: FREE },
    ],
  });

const DOUBLE: CardDefinition = {
  ...card("Moonlit Hermit // Moonlit Beast", {
    manaCost: ["0"],
    types: ["creature"],
    power: 1,
    toughness: 1,
  }),
  layout: "transform",
  faces: [
    { name: "Moonlit Hermit", manaCost: ["0"], types: ["creature"], power: 1, toughness: 1 },
    { name: "Moonlit Beast", manaCost: null, types: ["creature"], power: 5, toughness: 5 },
  ],
};
const UNCHANGING: CardDefinition = {
  ...DOUBLE,
  faces: [
    {
      ...DOUBLE.faces[0],
      abilities: restricted({ kind: "cantTransform" }).faces[0].abilities ?? [],
    },
    ...DOUBLE.faces.slice(1),
  ],
};

export const RESTRICTED: Readonly<Record<string, DefinedScene>> = {
  "no Equipment": lying(
    restricted({ kind: "cantBeEnchantedOrEquipped" }),
    [activate("A", "Equip", at("Speaker"))],
    [pt("A", "Speaker", 2, 2)],
    { made: [EQUIPMENT("Cleaver", 2)], A: { battlefield: named("Cleaver") } },
  ),
  "no red Equipment": lying(
    restricted({ kind: "cantBeEnchantedOrEquipped", by: { of: [{ kind: "color", color: "R" }] } }),
    [activate("A", "Equip", at("Speaker"))],
    [pt("A", "Speaker", 4, 2)],
    { made: [EQUIPMENT("Cleaver", 2)], A: { battlefield: named("Cleaver") } },
  ),
  "no counters": {
    ...spoken(
      [{ kind: "addCounters", counter: "+1/+1", amount: 1, on: T1 }],
      [counters("Speaker", "+1/+1", 0)],
      {
        targets: [A_CREATURE],
        aims: ["Speaker"],
        made: [restricted({ kind: "cantHaveCounters" })],
        A: { battlefield: named("Speaker") },
      },
    ),
  },
  "no transforming": spoken(
    [{ kind: "transform", what: { kind: "all", filter: CREATURE } }],
    [pt("A", "Moonlit Hermit", 1, 1)],
    {
      made: [UNCHANGING],
      A: { battlefield: named(DOUBLE.name) },
    },
  ),
  "staying tapped": lying(
    restricted({ kind: "mayNotUntap" }),
    [attack("A", "Speaker")],
    [tapped("Speaker")],
    { answersA: [{ yes: false }], stop: { turn: 3, step: "upkeep" } },
  ),
};

export const INSTRUCTIONS: Readonly<Record<string, DefinedScene>> = {
  "a player's next turn is another's": spoken(
    [{ kind: "controlNextTurn", who: YOU, of: OPPONENTS }],
    [life("B", 13)],
    {
      answersA: [{ yes: true }],
      made: [
        enchantment(
          trigger(
            { kind: "stepBegins", step: "upkeep", whose: YOU },
            { kind: "may", who: YOU, effects: [{ kind: "loseLife", who: YOU, amount: 7 }] },
          ),
        ),
      ],
      B: { battlefield: named("Lasting Words") },
      answersB: [{ yes: false }],
      stop: { turn: 2, step: "draw" },
    },
  ),
  "the game is drawn": spoken([{ kind: "drawGame" }, gain(5)], [life("A", 20)]),
  "a die": spoken(
    [{ kind: "rollDie", who: YOU, sides: 6, results: [{ from: 1, to: 6, effects: [gain(5)] }] }],
    [life("A", 25)],
  ),
  "a die that is heard of": withSorcery(
    enchantment(trigger({ kind: "dieRolled", who: YOU }, gain(5))),
    [{ kind: "rollDie", who: YOU, sides: 6 }],
    [life("A", 25)],
  ),
  shuffling: spoken(
    [
      { kind: "shuffle", who: YOU },
      { kind: "draw", who: YOU, amount: 1 },
    ],
    [has("A", "hand", "Shock", 0), size("A", "hand", 1)],
    { A: { library: named("Shock") } },
  ),
  "when it is done": spoken(
    [
      {
        kind: "whenYouDo",
        body: {
          kind: "plain",
          targets: [{ id: "t9", what: { kind: "player", player: "opponent" } }],
          effects: [{ kind: "loseLife", who: { kind: "target", target: "t9" }, amount: 5 }],
        },
      },
    ],
    [life("B", 15)],
  ),
  transforming: lying(
    enchantment(trigger({ kind: "transforms", what: { filter: CREATURE } }, gain(5))),
    [cast("A", "Plain Words")],
    [life("A", 25)],
    {
      made: [sorcery([{ kind: "transform", what: { kind: "all", filter: CREATURE } }]), DOUBLE],
      A: { battlefield: named(DOUBLE.name), hand: named("Plain Words") },
    },
  ),
  "a planeswalker enters with another loyalty": spoken(
    [
      {
        kind: "createCopyToken",
        who: YOU,
        amount: 1,
        of: { kind: "all", filter: { of: [{ kind: "type", type: "planeswalker" }] } },
        except: [{ kind: "setLoyalty", loyalty: 2 }],
      },
      {
        kind: "gainLife",
        who: YOU,
        amount: { kind: "total", stat: "loyalty", among: { of: [{ kind: "type", type: "planeswalker" }] } },
      },
    ],
    [life("A", 26)],
    {
      made: [card("Walker", { manaCost: ["0"], types: ["planeswalker"], loyalty: 4 })],
      A: { battlefield: named("Walker") },
    },
  ),
  "a copy without a mana cost": spoken(
    [
      { kind: "createCopyToken", who: YOU, amount: 1, of: T1, except: [{ kind: "noManaCost" }] },
      {
        kind: "destroy",
        what: { kind: "all", filter: { of: [{ kind: "stat", stat: "manaValue", compare: "=", value: 0 }] } },
      },
      { kind: "gainLife", who: YOU, amount: { kind: "count", filter: CREATURE } },
    ],
    [life("A", 21)],
    { targets: [A_CREATURE], aims: ["Hill Giant"], A: { battlefield: named("Hill Giant") } },
  ),
  "no mana cost": spoken(
    [
      { kind: "modify", what: T1, modifications: [{ kind: "noManaCost" }], duration: "endOfTurn" },
      {
        kind: "destroy",
        what: { kind: "all", filter: { of: [{ kind: "stat", stat: "manaValue", compare: "=", value: 0 }] } },
      },
    ],
    [has("A", "graveyard", "Hill Giant")],
    { targets: [A_CREATURE], aims: ["Hill Giant"], A: { battlefield: named("Hill Giant") } },
  ),
};
