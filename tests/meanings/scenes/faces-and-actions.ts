/** Cards with two faces, keyword actions that are rarely told to do, and keywords that need a little more around them. */
import {
  type Ability,
  type CardDefinition,
  type Effect,
  type Face,
  type Filter,
  type KeywordAbility,
  LANGUAGE_VERSION,
  type Layout,
} from "@spellroom/card-language";
import { type Scene, creature as someone, sorcery as written } from "../../sentences/support/scene.ts";
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
  of,
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
  sorcery,
  spoken,
  T1,
  YOU,
} from "./definitions.ts";

const POSTCOMBAT = { turn: 1, step: "postcombat-main" } as const;
const COSTLY = "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}";

/** Keywords, as they are written on cards. */
export const KEYWORDS_WITH_COMPANY: Readonly<Record<string, Scene>> = {
  prowl: {
    card: { ...someone("Prowl {1}"), manaCost: COSTLY },
    others: [{ ...someone(""), name: "Fellow Bard" }],
    A: { hand: ["Speaker"], battlefield: ["Fellow Bard"] },
    script: [attack("A", "Fellow Bard"), by("A", { do: "cast", card: "Speaker", via: "prowl" }, POSTCOMBAT)],
    expect: [has("A", "permanents", "Speaker")],
  },
  "web-slinging": {
    card: { ...someone("Web-slinging {1}"), manaCost: COSTLY },
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    script: [
      attack("A", "Grizzly Bears"),
      by("A", { do: "cast", card: "Speaker", via: "webSlinging" }, POSTCOMBAT),
    ],
    expect: [has("A", "permanents", "Speaker"), has("A", "hand", "Grizzly Bears")],
  },
  awaken: {
    card: written("You gain 5 life.\nAwaken 2—{1}"),
    A: { hand: ["Plain Words"], battlefield: ["Savannah"] },
    script: [by("A", { do: "cast", card: "Plain Words", via: "awaken", targets: [at("Savannah")] })],
    expect: [life("A", 25), counters("Savannah", "+1/+1", 2)],
  },
  "cumulative upkeep": {
    card: someone("Cumulative upkeep {1}"),
    lands: "none",
    A: { battlefield: ["Speaker"] },
    script: [],
    stop: { turn: 3, step: "precombat-main" },
    expect: [has("A", "graveyard", "Speaker")],
  },
  "level up": {
    card: someone("Level up {1}"),
    A: { battlefield: ["Speaker"] },
    script: [activate("A", "Level up {1}")],
    expect: [counters("Speaker", "level", 1)],
  },
};

function faces(layout: Layout, first: Face, second: Face): CardDefinition {
  return {
    version: LANGUAGE_VERSION,
    name: `${first.name} // ${second.name}`,
    layout,
    faces: [first, second],
  };
}

function words(name: string, amount: number, ...more: readonly Ability[]): Face {
  return {
    name,
    manaCost: ["0"],
    types: ["sorcery"],
    abilities: [{ kind: "spell", body: { kind: "plain", effects: [gain(amount)] } }, ...more],
  };
}

function being(name: string, ...abilities: readonly Ability[]): Face {
  return { name, manaCost: ["0"], types: ["creature"], power: 2, toughness: 2, abilities };
}

const FREE = [{ kind: "mana", mana: ["0"] }] as const;
const aftermath: KeywordAbility = { kind: "keyword", keyword: "aftermath" };
const disturb: KeywordAbility = { kind: "keyword", keyword: "disturb", cost: FREE };

/** The card is cast from there by the name of its face. */
function casting(
  made: CardDefinition,
  zone: "hand" | "graveyard",
  face: string,
  expect: readonly object[],
  how: object = {},
): DefinedScene {
  return {
    made: [made],
    A: { [zone]: named(made.name) },
    script: [by("A", { do: "cast", card: face, ...how })],
    expect,
  };
}

/** Cards with two faces. */
export const TWO_FACES: Readonly<Record<string, DefinedScene>> = {
  split: casting(faces("split", words("First", 1), words("Second", 5)), "hand", "Second", [life("A", 25)]),
  aftermath: casting(
    faces("split", words("First", 1), words("Second", 5, aftermath)),
    "graveyard",
    "Second",
    [life("A", 25)],
    { via: "aftermath" },
  ),
  adventure: casting(
    faces("adventure", being("Walker"), { ...words("Way", 5), subtypes: ["Adventure"] }),
    "hand",
    "Way",
    [life("A", 25), size("A", "exile", 1)],
  ),
  "modal double-faced": casting(faces("modal_dfc", being("Walker"), words("Way", 5)), "hand", "Way", [
    life("A", 25),
  ]),
  disturb: casting(
    faces("transform", being("Walker", disturb), { ...being("Ghost"), manaCost: null }),
    "graveyard",
    "Walker // Ghost",
    [pt("A", "Ghost", 2, 2)],
    { via: "disturb" },
  ),
};

/** One that takes no object. */
function act(action: "cascade" | "clash" | "fateseal" | "getCitysBlessing", amount?: number): Effect {
  return { kind: "keywordAction", action, who: YOU, ...(amount === undefined ? {} : { amount }) };
}

function onTarget(action: "crew" | "encode" | "exileWarped" | "heal" | "mutate" | "train"): Effect {
  return { kind: "keywordAction", action, what: T1 };
}

const IN_GRAVEYARDS: Filter = { zones: ["graveyard"], of: [] };
const OTHERS: Filter = { of: [{ kind: "type", type: "creature" }, { kind: "other" }] };

function trigger(
  event: Extract<Ability, { kind: "triggered" }>["event"],
  ...effects: readonly Effect[]
): Ability {
  return { kind: "triggered", event, body: { kind: "plain", effects } };
}

const FASTER: Effect = { kind: "keywordAction", action: "increaseSpeed" };

const MOUNTAINS = named("Mountain", "Mountain");

/** Keyword actions that a sorcery tells to do. */
export const ACTIONS: Readonly<Record<string, DefinedScene>> = {
  heal: spoken([onTarget("heal")], [has("A", "permanents", "Hill Giant")], {
    targets: [A_CREATURE],
    A: { battlefield: [...named("Hill Giant"), ...MOUNTAINS], hand: named("Shock", "Shock") },
    script: [
      cast("A", "Shock", at("Hill Giant")),
      SETTLED,
      cast("A", "Plain Words", at("Hill Giant")),
      SETTLED,
      cast("A", "Shock", at("Hill Giant")),
    ],
  }),
  training: spoken([onTarget("train")], [counters("Hill Giant", "+1/+1", 1)], {
    targets: [A_CREATURE],
    aims: ["Hill Giant"],
    A: { battlefield: named("Hill Giant") },
  }),
  "exiling what was warped": spoken([onTarget("exileWarped")], [has("A", "exile", "Hill Giant")], {
    targets: [A_CREATURE],
    aims: ["Hill Giant"],
    A: { battlefield: named("Hill Giant") },
  }),
  "merging with a creature": spoken([onTarget("mutate")], [size("A", "graveyard", 0)], {
    targets: [A_CREATURE],
    aims: ["Hill Giant"],
    A: { battlefield: named("Hill Giant") },
    answersA: [{ choose: ["bottom"] }],
  }),
  "encoding a card on a creature": spoken([onTarget("encode")], [has("A", "exile", "Plain Words")], {
    targets: [A_CREATURE],
    aims: ["Hill Giant"],
    A: { battlefield: named("Hill Giant") },
  }),
  "venturing into Undercity": spoken(
    [{ kind: "keywordAction", action: "ventureUndercity" }],
    [has("A", "hand", "Mountain")],
    { A: { library: MOUNTAINS }, answersA: [{ choose: ["Mountain"] }] },
  ),
  "exiling a spell for paradigm": spoken(
    [{ kind: "keywordAction", action: "paradigm" }],
    [has("A", "exile", "Plain Words")],
  ),
  "haunting a creature": spoken(
    [{ kind: "keywordAction", action: "haunt", what: { kind: "all", filter: IN_GRAVEYARDS } }],
    [has("A", "exile", "Shock")],
    {
      targets: [{ ...A_CREATURE, id: "haunted" }],
      aims: ["Hill Giant"],
      A: { battlefield: named("Hill Giant"), graveyard: named("Shock") },
    },
  ),
  pairing: lying(
    creature(
      trigger(
        { kind: "attacks", what: "this" },
        { kind: "keywordAction", action: "pair", what: { kind: "all", filter: OTHERS } },
      ),
      {
        kind: "static",
        condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "paired" }] },
        effects: [
          { kind: "modify", what: "this", modifications: [{ kind: "addPT", power: 3, toughness: 3 }] },
        ],
      },
    ),
    [attack("A", "Speaker")],
    [pt("A", "Speaker", 5, 5)],
    { A: { battlefield: named("Hill Giant") } },
  ),
  "increasing speed": spoken([FASTER, FASTER, FASTER], [pt("A", "Speaker", 3, 2)], {
    A: { hand: named("Speaker", "Plain Words") },
    script: [cast("A", "Speaker"), SETTLED, cast("A", "Plain Words")],
    made: [
      creature(
        { kind: "keyword", keyword: "startYourEngines" },
        {
          kind: "static",
          condition: { kind: "player", player: YOU, is: "hasMaxSpeed" },
          effects: [
            { kind: "modify", what: "this", modifications: [{ kind: "addPT", power: 1, toughness: 0 }] },
          ],
        },
      ),
    ],
  }),
  crewing: spoken([onTarget("crew")], [life("A", 25)], {
    targets: [A_CREATURE],
    aims: ["Hill Giant"],
    A: { battlefield: named("Hill Giant", "Lasting Words") },
    made: [
      enchantment({
        kind: "triggered",
        event: { kind: "keywordAction", action: "crew" },
        body: { kind: "plain", effects: [gain(5)] },
      }),
    ],
  }),
  fateseal: spoken([act("fateseal", 1)], [has("B", "hand", "Hill Giant")], {
    B: { library: named("Hill Giant", "Shock") },
    answersA: [{ choose: ["Shock"] }],
    stop: { turn: 2, step: "precombat-main" },
  }),
  cascade: spoken([act("cascade", 4)], [life("A", 25)], {
    made: [card("Lesser Words", { manaCost: ["1"], types: ["sorcery"], abilities: [spoke(5)] })],
    A: { library: named("Lesser Words") },
    answersA: [{ yes: true }],
  }),
  clash: spoken(
    [act("clash"), { kind: "if", condition: { kind: "did", name: "clash" }, then: [gain(5)] }],
    [life("A", 25)],
    { A: { library: named("Hill Giant") }, B: { library: named("Forest") } },
  ),
  "the city's blessing": spoken(
    [
      act("getCitysBlessing"),
      { kind: "if", condition: { kind: "player", player: YOU, is: "hasCitysBlessing" }, then: [gain(5)] },
    ],
    [life("A", 25)],
    { A: { battlefield: [of("Forest", 10)] } },
  ),
  saddling: {
    made: [
      creature(
        { kind: "keyword", keyword: "saddle", amount: 1 },
        {
          kind: "triggered",
          event: { kind: "attacks", what: "this" },
          condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status: "saddled" }] },
          body: { kind: "plain", effects: [gain(5)] },
        },
      ),
    ],
    A: { battlefield: named("Speaker", "Grizzly Bears") },
    script: [activate("A", "Saddle 1"), SETTLED, attack("A", "Speaker")],
    expect: [life("A", 25), tapped("Grizzly Bears")],
  },
  "totem armor": {
    made: [
      card("Clinging Words", {
        manaCost: ["0"],
        types: ["enchantment"],
        subtypes: ["Aura"],
        abilities: [
          { kind: "keyword", keyword: "enchant", what: CREATURE },
          { kind: "keyword", keyword: "totemArmor" },
        ],
      }),
      sorcery([{ kind: "destroy", what: { kind: "all", filter: CREATURE } }]),
    ],
    A: { battlefield: named("Grizzly Bears"), hand: named("Clinging Words", "Plain Words") },
    script: [cast("A", "Clinging Words", at("Grizzly Bears")), SETTLED, cast("A", "Plain Words")],
    expect: [has("A", "permanents", "Grizzly Bears"), has("A", "graveyard", "Clinging Words")],
  },
};

function spoke(amount: number): Ability {
  return { kind: "spell", body: { kind: "plain", effects: [gain(amount)] } };
}
