/** Scenes of cards that are written as definitions, where no text that can be read says what is to be tried. */
import {
  type Ability,
  type CardDefinition,
  type Cost,
  type Effect,
  type Face,
  type Filter,
  LANGUAGE_VERSION,
  type Replacement,
  type RuleEffect,
  type TargetClause,
} from "@spellroom/card-language";
import type { Written } from "../../support/scenario.ts";
import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  check,
  counters,
  has,
  life,
  named,
  of,
  playable,
  pt,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";

export type DefinedScene = Omit<Written, "id"> & { readonly made: readonly CardDefinition[] };

export function card(name: string, face: Omit<Face, "name">): CardDefinition {
  return { version: LANGUAGE_VERSION, name, layout: "normal", faces: [{ ...face, name }] };
}

export function sorcery(effects: readonly Effect[], targets: readonly TargetClause[] = []): CardDefinition {
  return card("Plain Words", {
    manaCost: ["0"],
    types: ["sorcery"],
    abilities: [
      { kind: "spell", body: { kind: "plain", effects, ...(targets.length > 0 ? { targets } : {}) } },
    ],
  });
}

export function enchantment(...abilities: readonly Ability[]): CardDefinition {
  return card("Lasting Words", { manaCost: ["0"], types: ["enchantment"], abilities });
}

export function creature(...abilities: readonly Ability[]): CardDefinition {
  return card("Speaker", {
    manaCost: ["0"],
    types: ["creature"],
    subtypes: ["Human"],
    power: 2,
    toughness: 2,
    abilities,
  });
}

export function rule(effect: RuleEffect): CardDefinition {
  return enchantment({ kind: "static", effects: [{ kind: "rule", rule: effect }] });
}

export function replacing(effect: Replacement): CardDefinition {
  return enchantment({ kind: "static", effects: [{ kind: "replacement", replacement: effect }] });
}

export const YOU = { kind: "you" } as const;
export const OPPONENTS = { kind: "opponents" } as const;
export const EVERYBODY = { kind: "allPlayers" } as const;
export const THIS = { kind: "ref", ref: { kind: "this" } } as const;
export const T1 = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
export const CREATURE: Filter = { of: [{ kind: "type", type: "creature" }] };
export const YOUR_CREATURES: Filter = { of: [...CREATURE.of, { kind: "controller", player: YOU }] };
export const A_CREATURE: TargetClause = { id: "t1", what: { kind: "object", filter: CREATURE } };
export const gain = (amount: number): Effect => ({ kind: "gainLife", who: YOU, amount });

export function activated(cost: readonly Cost[], ...effects: readonly Effect[]): Ability {
  return { kind: "activated", cost, body: { kind: "plain", effects } };
}

/** The spell is cast with these targets. */
export function spoken(
  effects: readonly Effect[],
  expect: readonly object[],
  more: Partial<DefinedScene> & {
    readonly targets?: readonly TargetClause[];
    readonly aims?: readonly string[];
  } = {},
): DefinedScene {
  const { targets = [], aims = [], A = {}, made = [], ...rest } = more;
  const hand = "hand" in A && Array.isArray(A.hand) ? A.hand : [];
  return {
    made: [sorcery(effects, targets), ...made],
    script: [cast("A", "Plain Words", ...aims.map(at))],
    ...rest,
    A: { ...A, hand: [...named("Plain Words"), ...hand] },
    expect,
  };
}

/** It lies on A's side while what the script says happens. */
export function lying(
  made: CardDefinition,
  script: readonly object[],
  expect: readonly object[],
  more: Partial<DefinedScene> = {},
): DefinedScene {
  const { A = {}, made: others = [], ...rest } = more;
  const battlefield = "battlefield" in A && Array.isArray(A.battlefield) ? A.battlefield : [];
  return {
    made: [made, ...others],
    script,
    ...rest,
    A: { ...A, battlefield: [...named(made.name), ...battlefield] },
    expect,
  };
}

const growth = sorcery([{ kind: "addCounters", counter: "+1/+1", amount: 1, on: T1 }], [A_CREATURE]);

export const DEFINED: Readonly<Record<string, DefinedScene>> = {
  "an exchange with a card in hand": lying(
    creature(
      activated([{ kind: "mana", mana: ["0"] }], { kind: "exchangeWithHand", what: THIS, filter: CREATURE }),
    ),
    [activate("A", "{0}")],
    [has("A", "hand", "Speaker"), has("A", "permanents", "Hill Giant")],
    { A: { hand: named("Hill Giant") } },
  ),
  // Rule effects
  "attacking costs": {
    ...lying(
      rule({ kind: "attackTax", attackersAgainst: YOU, cost: [{ kind: "mana", mana: ["2"] }] }),
      [],
      [life("B", 20), life("A", 20)],
    ),
    B: { battlefield: [...named("Speaker")] },
    made: [
      rule({ kind: "attackTax", attackersAgainst: YOU, cost: [{ kind: "mana", mana: ["2"] }] }),
      creature({
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: "this",
            modifications: [{ kind: "restriction", restriction: { kind: "mustAttack" } }],
          },
        ],
      }),
    ],
    stop: { turn: 2, step: "end" },
  },
  "no more than one attacks": lying(rule({ kind: "attackersAtMost", count: 1 }), [], [life("B", 18)], {
    made: [
      creature({
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: "this",
            modifications: [{ kind: "restriction", restriction: { kind: "mustAttack" } }],
          },
        ],
      }),
    ],
    A: { battlefield: [of("Speaker", 2)] },
  }),
  "no more than one blocks": {
    ...lying(
      rule({ kind: "blockersAtMost", count: 1 }),
      [
        attack("A", "Colossal Dreadmaw"),
        attack("A", "Grizzly Bears"),
        block("B", "Hill Giant", "Colossal Dreadmaw"),
        block("B", "Goblin Piker", "Grizzly Bears"),
      ],
      [life("B", 15)],
      {
        A: { battlefield: named("Colossal Dreadmaw", "Grizzly Bears") },
        B: { battlefield: named("Hill Giant", "Goblin Piker") },
      },
    ),
  },
  "no drawing beyond the first": lying(
    rule({ kind: "cantDraw", who: YOU, moreThanEachTurn: 1 }),
    [cast("A", "Plain Words")],
    [size("A", "hand", 1)],
    {
      made: [sorcery([{ kind: "draw", who: YOU, amount: 2 }])],
      A: { hand: named("Plain Words") },
    },
  ),
  "no entering from graveyards": lying(
    rule({ kind: "cantEnter", what: CREATURE, from: ["graveyard"] }),
    [cast("A", "Plain Words")],
    [has("A", "graveyard", "Grizzly Bears")],
    {
      made: [
        sorcery([
          {
            kind: "move",
            what: { kind: "all", filter: { zones: ["graveyard"], of: [{ kind: "type", type: "creature" }] } },
            to: { zone: "battlefield" },
          },
        ]),
      ],
      A: { hand: named("Plain Words"), graveyard: named("Grizzly Bears") },
    },
  ),
  "no losing the game": lying(
    rule({ kind: "cantLoseGame", who: YOU }),
    [cast("A", "Plain Words")],
    [has("A", "graveyard", "Plain Words")],
    {
      made: [sorcery([{ kind: "loseGame", who: YOU }])],
      A: { hand: named("Plain Words") },
    },
  ),
  "no winning the game": lying(
    rule({ kind: "cantWinGame", who: YOU }),
    [cast("A", "Plain Words")],
    [has("A", "graveyard", "Plain Words")],
    {
      made: [sorcery([{ kind: "winGame", who: YOU }])],
      A: { hand: named("Plain Words") },
    },
  ),
  "no losing life": lying(
    rule({ kind: "cantLoseLife", who: YOU }),
    [cast("A", "Plain Words")],
    [life("A", 20)],
    {
      made: [sorcery([{ kind: "loseLife", who: YOU, amount: 5 }])],
      A: { hand: named("Plain Words") },
    },
  ),
  "no lands are played": lying(
    rule({ kind: "cantPlayLands", who: YOU }),
    [check("A", playable("A", "Play Forest", false))],
    [has("A", "hand", "Forest")],
    { A: { hand: named("Forest") } },
  ),
  "no activating": lying(
    rule({ kind: "cantActivate", who: EVERYBODY, of: { of: [{ kind: "type", type: "creature" }] } }),
    [check("A", playable("A", "{T}: {this} deals", false))],
    [size("B", "hand", 0)],
    {
      A: { battlefield: named("Prodigal Sorcerer") },
    },
  ),
  "a player out of reach": lying(
    rule({ kind: "cantBeTargetedPlayer", who: YOU, by: "opponents" }),
    [by("B", { do: "check", that: playable("B", "Cast Plain Words", false) })],
    [life("A", 20)],
    {
      made: [
        sorcery(
          [{ kind: "loseLife", who: { kind: "target", target: "t1" }, amount: 3 }],
          [{ id: "t1", what: { kind: "player", player: "opponent" } }],
        ),
      ],
      B: { hand: named("Plain Words") },
      script: [
        by(
          "B",
          { do: "check", that: playable("B", "Cast Plain Words", false) },
          { turn: 2, step: "precombat-main" },
        ),
      ],
      stop: { turn: 2, step: "end" },
    },
  ),
  "not triggering": lying(
    rule({ kind: "noTriggers", on: "enters", cause: CREATURE }),
    [cast("A", "Speaker")],
    [life("A", 20)],
    {
      made: [
        creature({
          kind: "triggered",
          event: { kind: "moves", what: "this", to: "battlefield" },
          body: { kind: "plain", effects: [gain(1)] },
        }),
      ],
      A: { hand: named("Speaker") },
    },
  ),
  "a skipped step": lying(rule({ kind: "skipStep", who: YOU, step: "draw" }), [], [size("A", "hand", 0)], {
    stop: { turn: 3, step: "draw" },
  }),
  "mana as of any color": lying(
    rule({ kind: "spendManaAsAnyColor", who: YOU }),
    [cast("A", "Shock", at("B"))],
    [life("B", 18)],
    { A: { battlefield: named("Forest"), hand: named("Shock") } },
  ),
  "untapping in the other's step": lying(
    rule({ kind: "untapAlsoDuring", who: YOU, what: YOUR_CREATURES, duringUntapOf: OPPONENTS }),
    [attack("A", "Grizzly Bears")],
    [tapped("Grizzly Bears", false)],
    {
      A: { battlefield: named("Grizzly Bears") },
      stop: { turn: 2, step: "upkeep" },
    },
  ),
  "untapping one": lying(
    rule({ kind: "untapAtMost", who: EVERYBODY, what: CREATURE, count: 1 }),
    [attack("A", "Grizzly Bears:0"), attack("A", "Grizzly Bears:1")],
    [{ tappedCount: { card: "Grizzly Bears", tapped: true, count: 1 } }],
    { A: { battlefield: [of("Grizzly Bears", 2)] }, stop: { turn: 3, step: "upkeep" } },
  ),
  "an alternative cost": lying(
    rule({ kind: "alternativeCost", who: YOU, what: { zones: ["stack"], of: [] }, cost: "withoutPaying" }),
    [cast("A", "Hill Giant")],
    [has("A", "permanents", "Hill Giant")],
    { A: { hand: named("Hill Giant") } },
  ),
  "cheaper abilities": lying(
    rule({ kind: "activationCostChange", of: { of: [] }, less: 1 }),
    [activate("A", "Equip", at("Grizzly Bears"))],
    [pt("A", "Grizzly Bears", 4, 2)],
    { A: { battlefield: named("Bonesplitter", "Grizzly Bears") } },
  ),
  // Replacements
  "half the counters": lying(
    replacing({
      kind: "changeCounters",
      on: { filter: CREATURE },
      counter: "+1/+1",
      change: { kind: "half", round: "down" },
    }),
    [cast("A", "Plain Words", at("Grizzly Bears"))],
    [counters("Grizzly Bears", "+1/+1", 0)],
    {
      made: [growth],
      A: { hand: named("Plain Words"), battlefield: named("Grizzly Bears") },
    },
  ),
  "another draw": lying(
    replacing({ kind: "changeDraw", who: YOU, instead: [gain(5)] }),
    [cast("A", "Plain Words")],
    [life("A", 25), size("A", "hand", 0)],
    {
      made: [sorcery([{ kind: "draw", who: YOU, amount: 1 }])],
      A: { hand: named("Plain Words") },
    },
  ),
  "more loss": lying(
    replacing({ kind: "changeLifeLoss", who: OPPONENTS, change: { kind: "times", factor: 2 } }),
    [cast("A", "Plain Words")],
    [life("B", 16)],
    {
      made: [sorcery([{ kind: "loseLife", who: OPPONENTS, amount: 2 }])],
      A: { hand: named("Plain Words") },
    },
  ),
  "something instead": lying(
    replacing({
      kind: "instead",
      event: { kind: "gainsLife", who: YOU },
      effects: [{ kind: "loseLife", who: OPPONENTS, amount: 3 }],
    }),
    [cast("A", "Plain Words")],
    [life("A", 20), life("B", 17)],
    {
      made: [sorcery([gain(1)])],
      A: { hand: named("Plain Words") },
    },
  ),
  "something skipped": lying(
    replacing({ kind: "skip", event: { kind: "gainsLife", who: YOU } }),
    [cast("A", "Plain Words")],
    [life("A", 20)],
    {
      made: [sorcery([gain(1)])],
      A: { hand: named("Plain Words") },
    },
  ),
  "damage elsewhere": lying(
    replacing({
      kind: "redirectDamage",
      from: { kind: "player", player: YOU },
      to: { kind: "player", player: OPPONENTS },
    }),
    [cast("A", "Plain Words")],
    [life("A", 20), life("B", 17)],
    {
      made: [sorcery([{ kind: "dealDamage", amount: 3, to: { kind: "players", who: YOU } }])],
      A: { hand: named("Plain Words") },
    },
  ),
  // Effects
  "coins are flipped": spoken(
    [{ kind: "flipCoins", who: YOU, count: 1, win: [gain(5)], lose: [gain(5)] }],
    [life("A", 25)],
  ),
  "for each of some": spoken(
    [
      {
        kind: "forEach",
        of: { kind: "all", filter: YOUR_CREATURES },
        effects: [
          { kind: "addCounters", counter: "+1/+1", amount: 1, on: { kind: "ref", ref: { kind: "each" } } },
        ],
      },
    ],
    [counters("Grizzly Bears", "+1/+1", 1)],
    { A: { battlefield: named("Grizzly Bears") } },
  ),
  "for each player": spoken(
    [
      {
        kind: "forEachPlayer",
        of: EVERYBODY,
        effects: [{ kind: "loseLife", who: { kind: "each" }, amount: 1 }],
      },
    ],
    [life("A", 19), life("B", 19)],
  ),
  "several times": spoken([{ kind: "repeat", times: 3, effects: [gain(1)] }], [life("A", 23)]),
  "a number with a name": spoken(
    [
      { kind: "bindAmount", amount: 4, bind: "n" },
      { kind: "gainLife", who: YOU, amount: { kind: "bound", name: "n" } },
    ],
    [life("A", 24)],
  ),
  "objects with a name": spoken(
    [
      { kind: "select", what: { kind: "all", filter: CREATURE }, bind: "some" },
      { kind: "destroy", what: { kind: "ref", ref: { kind: "bound", name: "some" } } },
    ],
    [has("B", "graveyard", "Hill Giant")],
    { B: { battlefield: named("Hill Giant") } },
  ),
  "an end of combat": lying(
    creature({
      kind: "triggered",
      event: { kind: "attacks", what: "this" },
      body: { kind: "plain", effects: [{ kind: "endCombat" }] },
    }),
    [attack("A", "Speaker")],
    [life("B", 20)],
  ),
  "becoming blocked": lying(
    creature({
      kind: "triggered",
      event: { kind: "notBlocked", what: "this" },
      body: { kind: "plain", effects: [{ kind: "becomeBlocked", what: THIS }] },
    }),
    [attack("A", "Speaker")],
    [life("B", 20)],
  ),
  "turning face down": spoken(
    [{ kind: "turnFaceDown", what: T1 }],
    [has("B", "permanents", "Serra Angel", 0)],
    { targets: [A_CREATURE], aims: ["Serra Angel"], B: { battlefield: named("Serra Angel") } },
  ),
  "energy is paid": spoken(
    [
      { kind: "addPlayerCounters", counter: "energy", amount: 3, who: YOU },
      { kind: "payEnergy", amount: 2 },
    ],
    [{ counters: { onPlayer: "A", kind: "energy", count: 1 } }],
  ),
  "a vote": spoken(
    [
      {
        kind: "vote",
        options: [
          { word: "grace", perVote: [gain(2)] },
          { word: "doom", perVote: [gain(2)] },
        ],
      },
    ],
    [life("A", 24)],
  ),
  piles: spoken(
    [
      {
        kind: "separatePiles",
        who: YOU,
        what: { kind: "all", filter: CREATURE },
        chooser: YOU,
        chosen: "one",
        other: "two",
      },
      { kind: "destroy", what: { kind: "ref", ref: { kind: "bound", name: "one" } } },
      { kind: "destroy", what: { kind: "ref", ref: { kind: "bound", name: "two" } } },
    ],
    [has("B", "graveyard", "Hill Giant")],
    { B: { battlefield: named("Hill Giant") } },
  ),
  shuffling: lying(
    enchantment({
      kind: "triggered",
      event: { kind: "attacks", what: { filter: CREATURE } },
      body: { kind: "plain", effects: [] },
    }),
    [],
    [life("A", 20)],
  ),
  exerting: spoken(
    [
      { kind: "keywordAction", action: "exert", what: T1 },
      { kind: "tap", what: T1 },
    ],
    [tapped("Grizzly Bears")],
    {
      targets: [A_CREATURE],
      aims: ["Grizzly Bears"],
      A: { battlefield: named("Grizzly Bears") },
      stop: { turn: 3, step: "upkeep" },
    },
  ),
  "what is told of an exerted creature": lying(
    creature(activated([{ kind: "tap" }, { kind: "keywordAction", action: "exert" }], gain(1)), {
      kind: "triggered",
      event: { kind: "keywordAction", action: "exert", what: "this" },
      body: { kind: "plain", effects: [gain(5)] },
    }),
    [activate("A", "{T}, Exert")],
    [life("A", 26)],
  ),
  "night falls": spoken([{ kind: "keywordAction", action: "nightBecomes" }], [life("A", 20)]),
  "a flying bend": spoken(
    [{ kind: "keywordAction", action: "airbend", what: T1 }],
    [{ exile: { player: "B", card: "Hill Giant", count: 1 } }],
    { targets: [A_CREATURE], aims: ["Hill Giant"], B: { battlefield: named("Hill Giant") } },
  ),
  "a bend of earth": spoken(
    [
      {
        kind: "keywordAction",
        action: "earthbend",
        amount: 3,
        what: { kind: "ref", ref: { kind: "target", target: "t1" } },
      },
    ],
    [counters("Forest", "+1/+1", 3)],
    {
      targets: [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "land" }] } } }],
      aims: ["Forest"],
      A: { battlefield: named("Forest") },
    },
  ),
  endurance: lying(
    creature(
      activated([{ kind: "mana", mana: ["0"] }], {
        kind: "keywordAction",
        action: "endure",
        amount: 2,
        what: THIS,
      }),
    ),
    [activate("A", "{0}")],
    [counters("Speaker", "+1/+1", 2)],
    { answersA: [{ yes: true }] },
  ),
  detention: spoken([{ kind: "keywordAction", action: "detain", what: T1 }], [life("A", 20)], {
    targets: [A_CREATURE],
    aims: ["Speaker"],
    made: [
      creature({
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: "this",
            modifications: [{ kind: "restriction", restriction: { kind: "mustAttack" } }],
          },
        ],
      }),
    ],
    B: { battlefield: named("Speaker") },
    stop: { turn: 2, step: "end" },
  }),
  saddling: lying(
    creature(
      activated([{ kind: "mana", mana: ["0"] }], { kind: "keywordAction", action: "saddle", what: THIS }),
      {
        kind: "triggered",
        event: { kind: "attacks", what: "this" },
        condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status: "saddled" }] },
        body: { kind: "plain", effects: [gain(5)] },
      },
    ),
    [activate("A", "{0}"), attack("A", "Speaker")],
    [life("A", 25)],
  ),
  renowning: lying(
    creature(
      activated([{ kind: "mana", mana: ["0"] }], {
        kind: "keywordAction",
        action: "renown",
        what: THIS,
        amount: 2,
      }),
      {
        kind: "triggered",
        event: { kind: "attacks", what: "this" },
        condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status: "renowned" }] },
        body: { kind: "plain", effects: [gain(5)] },
      },
    ),
    [activate("A", "{0}"), SETTLED, attack("A", "Speaker")],
    [life("A", 25)],
  ),
  suspecting: lying(
    creature(
      activated([{ kind: "mana", mana: ["0"] }], { kind: "keywordAction", action: "suspect", what: THIS }),
      {
        kind: "triggered",
        event: { kind: "attacks", what: "this" },
        condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status: "suspected" }] },
        body: { kind: "plain", effects: [gain(5)] },
      },
    ),
    [activate("A", "{0}"), SETTLED, attack("A", "Speaker")],
    [life("A", 25)],
  ),
  exploiting: lying(
    creature(
      activated([{ kind: "mana", mana: ["0"] }], { kind: "keywordAction", action: "exploit", what: THIS }),
    ),
    [activate("A", "{0}")],
    [has("A", "graveyard", "Speaker")],
    { answersA: [{ yes: true }, { choose: ["Speaker"] }] },
  ),
  // Costs
  "untapping another": lying(
    creature(activated([{ kind: "untapOthers", what: { count: 1, filter: YOUR_CREATURES } }], gain(5))),
    [
      attack("A", "Grizzly Bears"),
      by("A", { do: "activate", ability: "Untap" }, { turn: 1, step: "postcombat-main" }),
    ],
    [life("A", 25), tapped("Grizzly Bears", false)],
    { A: { battlefield: named("Grizzly Bears") } },
  ),
  "a card put back": lying(
    creature(
      activated(
        [{ kind: "putOnLibrary", what: { count: 1, filter: { zones: ["hand"], of: [] } }, position: "top" }],
        gain(5),
      ),
    ),
    [activate("A", "Put")],
    [life("A", 25), size("A", "hand", 0)],
    { A: { hand: named("Shock") } },
  ),
  "a card put into the graveyard": lying(
    creature(
      activated(
        [{ kind: "putIntoGraveyard", what: { count: 1, filter: { zones: ["exile"], of: [] } } }],
        gain(5),
      ),
    ),
    [activate("A", "Put")],
    [life("A", 25), size("A", "graveyard", 1)],
    { A: { exile: named("Shock") } },
  ),
  "a blight": lying(
    creature(activated([{ kind: "keywordAction", action: "blight", amount: 1 }], gain(5))),
    [activate("A", "Blight")],
    [life("A", 25), counters("Speaker", "-1/-1", 1)],
  ),
  evidence: lying(
    creature(activated([{ kind: "keywordAction", action: "collectEvidence", amount: 4 }], gain(5))),
    [activate("A", "Collect")],
    [life("A", 25), has("A", "exile", "Hill Giant")],
    { A: { graveyard: named("Hill Giant") }, answersA: [{ choose: ["Hill Giant"] }] },
  ),
  "a level that a permanent has": lying(
    creature(
      activated(
        [{ kind: "tap" }],
        { kind: "keywordAction", action: "gainClassLevel", amount: 3 },
        { kind: "gainLife", who: YOU, amount: { kind: "classLevel", of: { kind: "this" } } },
      ),
    ),
    [activate("A", "{T}")],
    [life("A", 23)],
  ),
  "mana by a number": lying(
    creature(activated([{ kind: "manaAmount", amount: 3 }], gain(5))),
    [check("A", playable("A", "Pay", false))],
    [life("A", 20)],
  ),
  "a cost several times": lying(
    creature(
      activated([{ kind: "times", times: 2, cost: [{ kind: "payLife", amount: 2 }] }], {
        kind: "loseLife",
        who: OPPONENTS,
        amount: 5,
      }),
    ),
    [],
    [life("A", 20)],
  ),
};
