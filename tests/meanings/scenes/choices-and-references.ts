/** What players name or choose, what is referred to, and amounts and numbers that are rarely asked for. */
import type { Ability, Amount, Effect, Filter, Predicate } from "@spellroom/card-language";
import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  has,
  life,
  named,
  of,
  playable,
  pt,
  SETTLED,
} from "../../support/script.ts";
import {
  A_CREATURE,
  activated,
  CREATURE,
  card,
  creature,
  type DefinedScene,
  EVERYBODY,
  enchantment,
  gain,
  lying,
  OPPONENTS,
  sorcery,
  spoken,
  T1,
  YOU,
} from "./definitions.ts";

const FREE = [{ kind: "mana", mana: ["0"] }] as const;
const LANDS: Filter = { of: [{ kind: "type", type: "land" }] };

function trigger(
  event: Extract<Ability, { kind: "triggered" }>["event"],
  ...effects: readonly Effect[]
): Ability {
  return { kind: "triggered", event, body: { kind: "plain", effects } };
}

function destroyAll(...of: readonly Predicate[]): Effect {
  return { kind: "destroy", what: { kind: "all", filter: { of } } };
}

/** Something is named, and what fits the name is destroyed. */
function naming(
  what: Extract<Effect, { kind: "choose" }>["what"],
  answer: string,
  chosen: Extract<Predicate, { kind: "chosen" }>["what"],
  dying: string,
  living: string,
): DefinedScene {
  return spoken(
    [{ kind: "choose", who: YOU, what }, destroyAll({ kind: "chosen", what: chosen })],
    [has("B", "graveyard", dying), has("B", "permanents", living)],
    { B: { battlefield: named(dying, living) }, answersA: [{ choose: [answer] }] },
  );
}

function gains(amount: Amount, expected: number, ...before: readonly Effect[]): DefinedScene {
  return spoken([...before, { kind: "gainLife", who: YOU, amount }], [life("A", 20 + expected)], {
    targets: [A_CREATURE],
    aims: ["Grizzly Bears"],
    A: { battlefield: named("Grizzly Bears") },
  });
}

function counter(kind: string): Effect {
  return { kind: "addCounters", counter: kind, amount: 1, on: T1 };
}

export const CHOICES: Readonly<Record<string, DefinedScene>> = {
  "a card name": naming({ kind: "cardName" }, "Hill Giant", "name", "Hill Giant", "Goblin Piker"),
  "a card type": naming({ kind: "cardType" }, "enchantment", "cardType", "Opalescence", "Forest"),
  "a basic land type": naming({ kind: "basicLandType" }, "Island", "landType", "Island", "Forest"),
  "a number": spoken(
    [
      { kind: "choose", who: YOU, what: { kind: "number", min: 0, max: 9 }, bind: "n" },
      { kind: "gainLife", who: YOU, amount: { kind: "bound", name: "n" } },
    ],
    [life("A", 27)],
    { answersA: [{ x: 7 }] },
  ),
  "a player": spoken(
    [
      { kind: "choose", who: YOU, what: { kind: "player", among: "any" }, bind: "somebody" },
      { kind: "loseLife", who: { kind: "bound", name: "somebody" }, amount: 5 },
    ],
    [life("A", 15), life("B", 20)],
    { answersA: [{ choose: ["A"] }] },
  ),
  "the basic land type that was chosen": spoken(
    [
      { kind: "choose", who: YOU, what: { kind: "basicLandType" } },
      {
        kind: "modify",
        what: { kind: "all", filter: LANDS },
        modifications: [{ kind: "chosenType", what: "landType", mode: "set" }],
        duration: "endOfTurn",
      },
      destroyAll({ kind: "subtype", subtype: "Island" }),
    ],
    [has("A", "graveyard", "Forest")],
    { A: { battlefield: named("Forest") }, answersA: [{ choose: ["Island"] }] },
  ),
};

export const REFERENCES: Readonly<Record<string, DefinedScene>> = {
  "players other than the one who casts": lying(
    enchantment(
      trigger(
        { kind: "casts", who: { kind: "allPlayers" }, spell: { zones: ["stack"], of: [] } },
        { kind: "loseLife", who: { kind: "otherThanEventPlayer" }, amount: 3 },
      ),
    ),
    [cast("B", "Shock", at("A"))],
    [life("A", 15), life("B", 20)],
    { B: { hand: named("Shock"), battlefield: named("Mountain") } },
  ),
  "cards that an ability exiled": lying(
    enchantment(
      activated(FREE, { kind: "exile", what: { kind: "all", filter: CREATURE }, link: "kept" }),
      activated([{ kind: "payLife", amount: 1 }], {
        kind: "move",
        what: { kind: "ref", ref: { kind: "linked", link: "kept" } },
        to: { zone: "battlefield" },
      }),
    ),
    [activate("A", "{0}"), SETTLED, check("A", has("B", "exile", "Hill Giant")), activate("A", "Pay 1 life")],
    [has("B", "permanents", "Hill Giant")],
    { B: { battlefield: named("Hill Giant") } },
  ),
  "the enchanted player": {
    made: [
      card("Clinging Words", {
        manaCost: ["0"],
        types: ["enchantment"],
        subtypes: ["Aura"],
        abilities: [
          { kind: "keyword", keyword: "enchant", what: "player" },
          trigger(
            { kind: "stepBegins", step: "end", whose: EVERYBODY },
            { kind: "loseLife", who: { kind: "enchanted" }, amount: 3 },
          ),
        ],
      }),
    ],
    A: { hand: named("Clinging Words") },
    script: [cast("A", "Clinging Words", at("B"))],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("A", 20), life("B", 17)],
  },
  "whom it damaged": lying(
    creature(
      trigger(
        { kind: "dealsDamage", source: "this", combat: true },
        { kind: "dealDamage", amount: 3, to: { kind: "eventRecipient" } },
      ),
    ),
    [attack("A", "Speaker")],
    [life("B", 15)],
  ),
  "mana of the same type": lying(
    enchantment(
      trigger(
        { kind: "taps", what: { filter: LANDS }, forMana: true },
        { kind: "addMana", who: YOU, output: { kind: "sameAsEvent" } },
      ),
    ),
    [cast("A", "Goblin Piker")],
    [has("A", "permanents", "Goblin Piker")],
    { A: { battlefield: named("Mountain"), hand: named("Goblin Piker") } },
  ),
  "a spell from a graveyard": lying(
    enchantment(
      trigger(
        {
          kind: "casts",
          who: YOU,
          spell: { zones: ["stack"], of: [{ kind: "castFrom", zone: "graveyard" }] },
        },
        gain(5),
      ),
    ),
    [cast("A", "Plain Words"), SETTLED, by("A", { do: "cast", card: "Recalled Words", via: "flashback" })],
    [life("A", 25)],
    {
      made: [
        sorcery([{ kind: "loseLife", who: OPPONENTS, amount: 1 }]),
        card("Recalled Words", {
          manaCost: ["0"],
          types: ["sorcery"],
          abilities: [
            {
              kind: "spell",
              body: { kind: "plain", effects: [{ kind: "loseLife", who: OPPONENTS, amount: 1 }] },
            },
            { kind: "keyword", keyword: "flashback", cost: FREE },
          ],
        }),
      ],
      A: { hand: named("Plain Words"), graveyard: named("Recalled Words") },
    },
  ),
};

export const NUMBERS: Readonly<Record<string, DefinedScene>> = {
  "how many times an ability has resolved": lying(
    creature({
      kind: "activated",
      cost: FREE,
      body: {
        kind: "plain",
        effects: [{ kind: "if", condition: { kind: "resolvedThisTurn", times: 2 }, then: [gain(5)] }],
      },
    }),
    Array.from({ length: 3 }, () => [activate("A", "{0}:"), SETTLED]).flat(),
    [life("A", 25)],
  ),
  "targets beyond the first": spoken(
    [{ kind: "gainLife", who: YOU, amount: { kind: "targetsBeyondFirst" } }],
    [life("A", 21)],
    {
      targets: [{ ...A_CREATURE, count: { min: 0, max: "any" } }],
      script: [
        by("A", { do: "cast", card: "Plain Words", targets: [{ objects: ["Grizzly Bears", "Hill Giant"] }] }),
      ],
      A: { battlefield: named("Grizzly Bears", "Hill Giant") },
    },
  ),
  "kinds of counters among": gains(
    { kind: "distinct", what: "counterKind", among: CREATURE },
    3,
    counter("+1/+1"),
    counter("charge"),
    counter("oil"),
  ),
  "the loyalty of a planeswalker": spoken(
    [
      {
        kind: "gainLife",
        who: YOU,
        amount: { kind: "total", stat: "loyalty", among: { of: [{ kind: "type", type: "planeswalker" }] } },
      },
    ],
    [life("A", 24)],
    {
      made: [card("Walker", { manaCost: ["0"], types: ["planeswalker"], loyalty: 4 })],
      A: { battlefield: named("Walker") },
    },
  ),
};

export const COSTS_PAID: Readonly<Record<string, DefinedScene>> = {
  "a card shown, or a permanent chosen": lying(
    creature(
      activated(
        [
          { kind: "tap" },
          {
            kind: "keywordAction",
            action: "behold",
            filter: { of: [{ kind: "subtype", subtype: "Dragon" }] },
          },
        ],
        gain(5),
      ),
    ),
    [check("A", playable("A", "{T}", false))],
    [life("A", 20)],
  ),
  "mana by an amount": lying(
    creature(activated([{ kind: "tap" }, { kind: "manaAmount", amount: 3 }], gain(5))),
    [activate("A", "{T}")],
    [life("A", 25), { tappedCount: { card: "Forest", tapped: true, count: 3 } }],
    { A: { battlefield: [of("Forest", 4)] } },
  ),
  "a cost several times": spoken(
    [
      {
        kind: "may",
        who: YOU,
        cost: [{ kind: "times", times: 2, cost: [{ kind: "payLife", amount: 2 }] }],
        effects: [{ kind: "loseLife", who: OPPONENTS, amount: 5 }],
      },
    ],
    [life("A", 16), life("B", 15)],
    { answersA: [{ yes: true }] },
  ),
};

export const LASTING: Readonly<Record<string, DefinedScene>> = Object.fromEntries(
  (["whileSourceOnBattlefield", "whileThere"] as const).map((duration) => [
    duration,
    lying(
      enchantment(
        activated(FREE, {
          kind: "modify",
          what: { kind: "all", filter: CREATURE },
          modifications: [{ kind: "addPT", power: 2, toughness: 2 }],
          duration,
        }),
      ),
      [activate("A", "{0}")],
      [pt("A", "Grizzly Bears", 4, 4)],
      { A: { battlefield: named("Grizzly Bears") }, stop: { turn: 2, step: "upkeep" } },
    ),
  ]),
);

const GIANT_ALONE = [has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Goblin Piker")];
/** What it is true of is destroyed. */
const IS_DESTROYED = (status: Extract<Predicate, { kind: "status" }>["status"]): Effect =>
  destroyAll({ kind: "status", status });

export const STATUSES: Readonly<Record<string, DefinedScene>> = {
  "what blocked this turn": spoken([IS_DESTROYED("blockedThisTurn")], GIANT_ALONE, {
    A: { battlefield: named("Grizzly Bears") },
    B: { battlefield: named("Hill Giant", "Goblin Piker") },
    script: [
      attack("A", "Grizzly Bears"),
      { do: "block", turn: 1, player: "B", with: "Hill Giant", attacker: "Grizzly Bears" },
      by("A", { do: "cast", card: "Plain Words" }, { turn: 1, step: "postcombat-main" }),
    ],
  }),
  "what is enchanted": spoken([IS_DESTROYED("enchanted")], GIANT_ALONE, {
    made: [
      card("Clinging Words", {
        manaCost: ["0"],
        types: ["enchantment"],
        subtypes: ["Aura"],
        abilities: [{ kind: "keyword", keyword: "enchant", what: CREATURE }],
      }),
    ],
    A: { hand: named("Clinging Words") },
    B: { battlefield: named("Hill Giant", "Goblin Piker") },
    script: [cast("A", "Clinging Words", at("Hill Giant")), SETTLED, cast("A", "Plain Words")],
  }),
  "what came since the last upkeep": spoken(
    [IS_DESTROYED("cameSinceUpkeep")],
    [has("A", "graveyard", "Speaker"), has("A", "permanents", "Goblin Piker")],
    {
      A: { battlefield: named("Goblin Piker"), hand: named("Speaker") },
      made: [creature()],
      script: [
        by("A", { do: "cast", card: "Speaker" }, { turn: 3, step: "precombat-main" }),
        { do: "resolve-stack", turn: 3, step: "precombat-main" },
        by("A", { do: "cast", card: "Plain Words" }, { turn: 3, step: "precombat-main" }),
      ],
      stop: { turn: 3, step: "end" },
    },
  ),
};
