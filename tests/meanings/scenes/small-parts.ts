/** Amounts, predicates, statuses, restrictions and references, each in the same few scenes. */
import type {
  Ability,
  Amount,
  Cost,
  Duration,
  Effect,
  Filter,
  Modification,
  ObjectRef,
  PlayerRef,
  Predicate,
  Restriction,
} from "@spellroom/card-language";
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
  respond,
  SETTLED,
  tapped,
} from "../../support/script.ts";
import {
  A_CREATURE,
  activated,
  CREATURE,
  card,
  creature,
  type DefinedScene,
  enchantment,
  gain,
  lying,
  OPPONENTS,
  sorcery,
  spoken,
  T1,
  THIS,
  YOU,
  YOUR_CREATURES,
} from "./definitions.ts";

/** A gains so much life. */
function gains(amount: Amount, expected: number, more: Parameters<typeof spoken>[2] = {}): DefinedScene {
  return spoken([{ kind: "gainLife", who: YOU, amount }], [life("A", 20 + expected)], more);
}

/** Creatures of which that is true are destroyed, and the other not. */
function destroys(
  predicate: Predicate,
  dying: string,
  living: string,
  more: Parameters<typeof spoken>[2] = {},
): DefinedScene {
  return spoken(
    [{ kind: "destroy", what: { kind: "all", filter: { of: [...CREATURE.of, predicate] } } }],
    [has("B", "graveyard", dying), has("B", "permanents", living)],
    { B: { battlefield: named(dying, living) }, ...more },
  );
}

/** A creature attacks and A gains life if that is true of it; B may block. */
function inCombat(
  predicate: Predicate,
  event: "attacks" | "becomesBlocked" | "notBlocked",
  blockers: readonly string[] = [],
): DefinedScene {
  return lying(
    creature({
      kind: "triggered",
      event: { kind: event, what: "this" },
      condition: { kind: "is", object: { kind: "this" }, of: [predicate] },
      body: { kind: "plain", effects: [gain(5)] },
    }),
    [attack("A", "Speaker"), ...blockers.map((one) => block("B", one, "Speaker"))],
    [life("A", 25)],
    { B: { battlefield: named(...blockers) } },
  );
}

function withRestriction(restriction: Restriction, ...more: readonly Ability[]) {
  return creature(
    {
      kind: "static",
      effects: [{ kind: "modify", what: "this", modifications: [{ kind: "restriction", restriction }] }],
    },
    ...more,
  );
}

/** It grows for a while, and is looked at then and later. */
function lasts(
  duration: Duration,
  grown: object,
  shrunk: object,
  more: Partial<DefinedScene> = {},
): DefinedScene {
  const grow: Effect = {
    kind: "modify",
    what: THIS,
    modifications: [{ kind: "addPT", power: 2, toughness: 2 }],
    duration,
  };
  return lying(
    creature(activated([{ kind: "mana", mana: ["0"] }], grow)),
    [activate("A", "{0}"), SETTLED, check("A", pt("A", "Speaker", 4, 4), grown)],
    [pt("A", "Speaker", 2, 2)],
    { stop: shrunk as never, ...more },
  );
}

const count = (predicates: readonly Predicate[]): Amount => ({ kind: "count", filter: { of: predicates } });
const creaturesYouControl = count(YOUR_CREATURES.of);
const bears = { A: { battlefield: [of("Grizzly Bears", 2)] } };
const ZERO: readonly Cost[] = [{ kind: "mana", mana: ["0"] }];
const permanentsOf = (what: "color" | "creatureType" | "manaValue" | "name" | "basicLandType"): Amount => ({
  kind: "distinct",
  what,
  among: what === "basicLandType" ? { of: [{ kind: "type", type: "land" }] } : CREATURE,
});

export const AMOUNTS: Readonly<Record<string, DefinedScene>> = {
  "at most": gains({ kind: "atMost", of: 7, limit: 3 }, 3),
  difference: gains({ kind: "difference", of: 7, minus: 3 }, 4),
  sum: gains({ kind: "sum", of: [2, 3] }, 5),
  most: gains({ kind: "most", of: [2, 6] }, 6),
  "if compared": gains(
    { kind: "ifCompare", left: creaturesYouControl, compare: ">=", right: 2, then: 6, otherwise: 1 },
    6,
    bears,
  ),
  players: gains({ kind: "countPlayers", players: { kind: "allPlayers" } }, 2),
  "starting life": gains({ kind: "startingLife" }, 20),
  party: gains({ kind: "party" }, 1, {
    A: { battlefield: named("Thief") },
    made: [
      card("Thief", { manaCost: ["0"], types: ["creature"], subtypes: ["Rogue"], power: 1, toughness: 1 }),
    ],
  }),
  "colors among": gains(permanentsOf("color"), 2, {
    A: { battlefield: named("Grizzly Bears", "Hill Giant") },
  }),
  "creature types among": gains(permanentsOf("creatureType"), 2, {
    A: { battlefield: named("Grizzly Bears", "Hill Giant") },
  }),
  "mana values among": gains(permanentsOf("manaValue"), 2, {
    A: { battlefield: named("Grizzly Bears", "Hill Giant") },
  }),
  "names among": gains(permanentsOf("name"), 2, { A: { battlefield: named("Grizzly Bears", "Hill Giant") } }),
  "basic land types among": gains(permanentsOf("basicLandType"), 2, {
    A: { battlefield: named("Forest", "Island") },
  }),
  "player counters": spoken(
    [
      { kind: "addPlayerCounters", counter: "energy", amount: 3, who: YOU },
      { kind: "gainLife", who: YOU, amount: { kind: "playerCounters", counter: "energy", of: YOU } },
    ],
    [life("A", 23)],
  ),
  "mana spent": lying(
    card("Dear Words", {
      manaCost: ["1", "G"],
      types: ["sorcery"],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: { kind: "manaSpent" } }] },
        },
      ],
    }),
    [cast("A", "Dear Words")],
    [life("A", 22)],
    { A: { battlefield: named("Forest", "Island"), hand: named("Dear Words") } },
  ),
  "colors spent": lying(
    card("Dear Words", {
      manaCost: ["1", "G"],
      types: ["sorcery"],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: { kind: "colorsSpent" } }] },
        },
      ],
    }),
    [cast("A", "Dear Words")],
    [life("A", 22)],
    { A: { battlefield: named("Forest", "Island"), hand: named("Dear Words") } },
  ),
  "base power": gains({ kind: "stat", stat: "basePower", of: T1.ref }, 2, {
    targets: [A_CREATURE],
    aims: ["Grizzly Bears"],
    A: { battlefield: named("Grizzly Bears") },
  }),
  "base toughness": gains({ kind: "stat", stat: "baseToughness", of: T1.ref }, 2, {
    targets: [A_CREATURE],
    aims: ["Grizzly Bears"],
    A: { battlefield: named("Grizzly Bears") },
  }),
  toughness: gains({ kind: "stat", stat: "toughness", of: T1.ref }, 2, {
    targets: [A_CREATURE],
    aims: ["Grizzly Bears"],
    A: { battlefield: named("Grizzly Bears") },
  }),
  "mana value": gains({ kind: "stat", stat: "manaValue", of: T1.ref }, 2, {
    targets: [A_CREATURE],
    aims: ["Grizzly Bears"],
    A: { battlefield: named("Grizzly Bears") },
  }),
};

export const PREDICATES: Readonly<Record<string, DefinedScene>> = {
  "all of several": destroys(
    {
      kind: "all",
      of: [
        { kind: "color", color: "R" },
        { kind: "stat", stat: "power", compare: ">=", value: 3 },
      ],
    },
    "Hill Giant",
    "Goblin Piker",
  ),
  "so many colors": destroys({ kind: "colorCount", compare: "=", count: 0 }, "Cog", "Hill Giant", {
    made: [card("Cog", { manaCost: ["0"], types: ["artifact", "creature"], power: 1, toughness: 1 })],
  }),
  "an ability": destroys({ kind: "hasAbility", which: "none" }, "Hill Giant", "Serra Angel"),
  historic: destroys({ kind: "historic" }, "Cog", "Hill Giant", {
    made: [card("Cog", { manaCost: ["0"], types: ["artifact", "creature"], power: 1, toughness: 1 })],
  }),
  "a permanent card": spoken(
    [
      {
        kind: "move",
        what: { kind: "all", filter: { zones: ["graveyard"], of: [{ kind: "permanent" }] } },
        to: { zone: "hand" },
      },
    ],
    [has("A", "hand", "Hill Giant"), has("A", "graveyard", "Shock")],
    { A: { graveyard: named("Hill Giant", "Shock") } },
  ),
  attacking: inCombat({ kind: "attacksPlayer", player: OPPONENTS }, "attacks"),
  blocked: inCombat({ kind: "status", status: "blocked" }, "becomesBlocked", ["Hill Giant"]),
  unblocked: inCombat({ kind: "status", status: "unblocked" }, "notBlocked"),
  "dealt damage by it in the turn": lying(
    creature(
      activated(ZERO, {
        kind: "dealDamage",
        amount: 1,
        to: {
          kind: "objects",
          what: { kind: "all", filter: { of: [{ kind: "subtype", subtype: "Giant" }] } },
        },
      }),
      activated([{ kind: "payLife", amount: 1 }], {
        kind: "destroy",
        what: {
          kind: "all",
          filter: {
            of: [
              { kind: "type", type: "creature" },
              { kind: "dealtDamageBy", ref: { kind: "this" } },
            ],
          },
        },
      }),
    ),
    [activate("A", "{0}"), SETTLED, activate("A", "Pay 1 life")],
    [has("A", "graveyard", "Hill Giant"), has("A", "permanents", "Grizzly Bears")],
    { A: { battlefield: named("Hill Giant", "Grizzly Bears") } },
  ),
  "attached to it": lying(
    creature(
      activated(ZERO, {
        kind: "destroy",
        what: { kind: "all", filter: { of: [{ kind: "attachedTo", ref: { kind: "this" } }] } },
      }),
    ),
    [activate("A", "Equip", at("Speaker")), SETTLED, activate("A", "{0}")],
    [has("A", "graveyard", "Bonesplitter")],
    { A: { battlefield: named("Bonesplitter", "Forest") } },
  ),
  equipped: lying(
    creature(
      activated(ZERO, {
        kind: "if",
        condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status: "equipped" }] },
        then: [gain(5)],
      }),
    ),
    [activate("A", "Equip", at("Speaker")), SETTLED, activate("A", "{0}")],
    [life("A", 25)],
    { A: { battlefield: named("Bonesplitter", "Forest") } },
  ),
  modified: lying(
    creature(
      activated(ZERO, {
        kind: "if",
        condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status: "modified" }] },
        then: [gain(5)],
      }),
    ),
    [activate("A", "Equip", at("Speaker")), SETTLED, activate("A", "{0}")],
    [life("A", 25)],
    { A: { battlefield: named("Bonesplitter", "Forest") } },
  ),
  goaded: spoken(
    [
      { kind: "keywordAction", action: "goad", what: T1 },
      { kind: "destroy", what: { kind: "all", filter: { of: [{ kind: "status", status: "goaded" }] } } },
    ],
    [has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Goblin Piker")],
    { targets: [A_CREATURE], aims: ["Hill Giant"], B: { battlefield: named("Hill Giant", "Goblin Piker") } },
  ),
  "the bearer of the Ring": spoken(
    [
      { kind: "keywordAction", action: "ringTempts" },
      { kind: "destroy", what: { kind: "all", filter: { of: [{ kind: "status", status: "ringBearer" }] } } },
    ],
    [has("A", "graveyard", "Hill Giant")],
    { A: { battlefield: named("Hill Giant") }, B: { battlefield: named("Goblin Piker") } },
  ),
  "what blocks it": lying(
    creature({
      kind: "triggered",
      event: { kind: "becomesBlocked", what: "this" },
      body: {
        kind: "plain",
        effects: [
          {
            kind: "destroy",
            what: { kind: "all", filter: { of: [{ kind: "blocking", ref: { kind: "this" } }] } },
          },
        ],
      },
    }),
    [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    [has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Goblin Piker")],
    { B: { battlefield: named("Hill Giant", "Goblin Piker") } },
  ),
  "what it blocks": {
    ...lying(creature(), [], []),
    made: [
      creature({
        kind: "triggered",
        event: { kind: "blocks", what: "this" },
        body: {
          kind: "plain",
          effects: [
            {
              kind: "destroy",
              what: { kind: "all", filter: { of: [{ kind: "blockedBy", ref: { kind: "this" } }] } },
            },
          ],
        },
      }),
    ],
    A: { battlefield: named("Hill Giant") },
    B: { battlefield: named("Speaker") },
    script: [attack("A", "Hill Giant"), block("B", "Speaker", "Hill Giant")],
    expect: [has("A", "graveyard", "Hill Giant"), has("B", "permanents", "Speaker")],
  },
};

export const RESTRICTIONS: Readonly<Record<string, DefinedScene>> = {
  "damage as though unblocked": lying(
    withRestriction({ kind: "assignsDamageAsThoughUnblocked" }),
    [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    [life("B", 18)],
    { B: { battlefield: named("Hill Giant") }, answersA: [{ yes: true }] },
  ),
  "an attack as though with haste": lying(
    enchantment(),
    [cast("A", "Speaker"), attack("A", "Speaker")],
    [life("B", 18)],
    { made: [withRestriction({ kind: "attacksAsThoughHaste" })], A: { hand: named("Speaker") } },
  ),
  "only planeswalkers are attacked": lying(
    withRestriction(
      { kind: "canAttackPlaneswalkersOnly" },
      {
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: "this",
            modifications: [{ kind: "restriction", restriction: { kind: "mustAttack" } }],
          },
        ],
      },
    ),
    [],
    [life("B", 20)],
  ),
  "no activated abilities": lying(
    withRestriction({ kind: "cantActivateAbilities" }, activated([{ kind: "payLife", amount: 1 }], gain(5))),
    [check("A", playable("A", "Pay 1 life", false))],
    [life("A", 20)],
  ),
  "no regeneration": lying(
    withRestriction({ kind: "cantBeRegenerated" }, activated(ZERO, { kind: "regenerate", what: THIS })),
    [activate("A", "{0}"), SETTLED, cast("A", "Plain Words", at("Speaker"))],
    [has("A", "graveyard", "Speaker")],
    { made: [sorcery([{ kind: "destroy", what: T1 }], [A_CREATURE])], A: { hand: named("Plain Words") } },
  ),
  "no targets": {
    ...spoken([{ kind: "destroy", what: T1 }], [has("B", "permanents", "Speaker")], {
      targets: [A_CREATURE],
      made: [withRestriction({ kind: "cantBeTargeted", by: { zones: ["stack"], of: [] } })],
      B: { battlefield: named("Speaker") },
    }),
    script: [check("A", playable("A", "Cast Plain Words", false))],
  },
  "no untapping": lying(
    withRestriction({ kind: "cantUntap" }),
    [
      attack("A", "Speaker"),
      by(
        "A",
        { do: "cast", card: "Plain Words", targets: [at("Speaker")] },
        { turn: 1, step: "postcombat-main" },
      ),
    ],
    [tapped("Speaker")],
    { made: [sorcery([{ kind: "untap", what: T1 }], [A_CREATURE])], A: { hand: named("Plain Words") } },
  ),
  "power is what kills": {
    ...lying(enchantment(), [], []),
    made: [
      card("Speaker", {
        manaCost: ["0"],
        types: ["creature"],
        power: 4,
        toughness: 1,
        abilities: [
          {
            kind: "static",
            effects: [
              {
                kind: "modify",
                what: "this",
                modifications: [{ kind: "restriction", restriction: { kind: "lethalDamageByPower" } }],
              },
            ],
          },
        ],
      }),
    ],
    A: { battlefield: named("Speaker", "Mountain"), hand: named("Shock") },
    script: [cast("A", "Shock", at("Speaker"))],
    expect: [has("A", "permanents", "Speaker")],
  },
  "blocking is a must": {
    ...lying(withRestriction({ kind: "mustBlock" }), [attack("A", "Hill Giant")], [life("B", 20)]),
    A: { battlefield: named("Hill Giant") },
    B: { battlefield: named("Speaker") },
  },
};

export const DURATIONS: Readonly<Record<string, DefinedScene>> = {
  "until end of combat": lasts(
    "endOfCombat",
    { turn: 1, step: "end-of-combat" },
    { turn: 1, step: "postcombat-main" },
  ),
  "until the next end step": lasts(
    "untilNextEndStep",
    { turn: 1, step: "postcombat-main" },
    { turn: 1, step: "end" },
  ),
  "until the next upkeep": lasts("untilNextUpkeep", { turn: 1, step: "end" }, { turn: 3, step: "draw" }),
  "while the source is tapped": lying(
    card("Anchor", {
      manaCost: ["0"],
      types: ["artifact"],
      abilities: [
        activated([{ kind: "tap" }], {
          kind: "modify",
          what: { kind: "all", filter: CREATURE },
          modifications: [{ kind: "addPT", power: 2, toughness: 2 }],
          duration: "whileSourceTapped",
        }),
      ],
    }),
    [activate("A", "{T}"), SETTLED, check("A", pt("A", "Grizzly Bears", 4, 4))],
    [pt("A", "Grizzly Bears", 2, 2)],
    { A: { battlefield: named("Grizzly Bears") }, stop: { turn: 3, step: "upkeep" } },
  ),
};

const trigger = (
  event: Extract<Ability, { kind: "triggered" }>["event"],
  ...effects: readonly Effect[]
): Ability => ({ kind: "triggered", event, body: { kind: "plain", effects } });
const shock = { A: { hand: named("Shock"), battlefield: named("Mountain") } };

export const EVENTS_TOLD: Readonly<Record<string, DefinedScene>> = {
  activation: lying(
    enchantment(trigger({ kind: "activates", who: YOU, of: { filter: CREATURE } }, gain(5))),
    [activate("A", "{0}")],
    [life("A", 26)],
    { made: [creature(activated(ZERO, gain(1)))], A: { battlefield: named("Speaker") } },
  ),
  attaching: lying(
    enchantment(
      trigger(
        { kind: "attached", what: { filter: { of: [{ kind: "subtype", subtype: "Equipment" }] } } },
        gain(5),
      ),
    ),
    [activate("A", "Equip", at("Grizzly Bears"))],
    [life("A", 25)],
    { A: { battlefield: named("Bonesplitter", "Grizzly Bears", "Forest") } },
  ),
  "a coin": lying(
    enchantment(trigger({ kind: "coinFlipped", who: YOU }, gain(5))),
    [cast("A", "Plain Words")],
    [life("A", 25)],
    { made: [sorcery([{ kind: "flipCoins", who: YOU, count: 1 }])], A: { hand: named("Plain Words") } },
  ),
  "a change of control": lying(
    enchantment(trigger({ kind: "controlChanges", what: { filter: CREATURE } }, gain(5))),
    [cast("A", "Plain Words", at("Hill Giant"))],
    [life("A", 25)],
    {
      made: [
        sorcery(
          [
            {
              kind: "modify",
              what: T1,
              modifications: [{ kind: "controller", player: YOU }],
              duration: "endOfTurn",
            },
          ],
          [A_CREATURE],
        ),
      ],
      A: { hand: named("Plain Words") },
      B: { battlefield: named("Hill Giant") },
    },
  ),
  "a counter less": lying(
    creature(
      trigger({ kind: "counterRemoved", from: "this", counter: "+1/+1" }, gain(5)),
      activated(
        ZERO,
        { kind: "addCounters", counter: "+1/+1", amount: 1, on: THIS },
        { kind: "removeCounters", counter: "+1/+1", amount: 1, from: THIS },
      ),
    ),
    [activate("A", "{0}")],
    [life("A", 25)],
  ),
  "a countered spell": lying(
    enchantment(trigger({ kind: "countered", what: { zones: ["stack"], of: [] } }, gain(5))),
    [cast("A", "Shock", at("B")), respond("A", "Shock", "Counterspell", at("Shock"))],
    [life("A", 25), life("B", 20)],
    { A: { hand: named("Shock", "Counterspell"), battlefield: named("Mountain", "Island", "Island") } },
  ),
  "mana that was added": lying(
    enchantment(
      trigger(
        { kind: "manaAdded", source: { filter: { of: [{ kind: "type", type: "land" }] } }, who: YOU },
        gain(5),
      ),
    ),
    [cast("A", "Shock", at("B"))],
    [life("A", 25)],
    shock,
  ),
  "a copied spell": lying(
    enchantment(
      trigger({ kind: "copies", who: YOU, spell: { zones: ["stack"], of: [] } }, gain(5)),
      trigger(
        { kind: "casts", who: YOU, spell: { zones: ["stack"], of: [] } },
        { kind: "copySpell", what: { kind: "event", role: "spell" } },
      ),
    ),
    [cast("A", "Shock", at("B"))],
    [life("A", 25), life("B", 16)],
    shock,
  ),
  "the cause": lying(
    creature(
      trigger(
        { kind: "becomesTarget", what: "this" },
        { kind: "counter", what: { kind: "ref", ref: { kind: "event", role: "cause" } } },
      ),
    ),
    [cast("A", "Shock", at("Speaker"))],
    [has("A", "permanents", "Speaker")],
    shock,
  ),
  "the attacker": lying(
    creature(
      trigger(
        { kind: "attacks", what: "this" },
        {
          kind: "addCounters",
          counter: "+1/+1",
          amount: 1,
          on: { kind: "ref", ref: { kind: "event", role: "attacker" } },
        },
      ),
    ),
    [attack("A", "Speaker")],
    [counters("Speaker", "+1/+1", 1)],
  ),
  "the blocker": lying(
    creature(
      trigger(
        { kind: "becomesBlocked", what: "this", by: { filter: CREATURE } },
        { kind: "destroy", what: { kind: "ref", ref: { kind: "event", role: "blocker" } } },
      ),
    ),
    [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    [has("B", "graveyard", "Hill Giant")],
    { B: { battlefield: named("Hill Giant") } },
  ),
};

const PLAYERS = (who: PlayerRef): Effect => ({ kind: "loseLife", who, amount: 3 });
export const PLAYERS_MEANT: Readonly<Record<string, DefinedScene>> = {
  "the active player": spoken([PLAYERS({ kind: "active" })], [life("A", 17)]),
  "the owner": spoken([PLAYERS({ kind: "owner", of: T1.ref })], [life("B", 17)], {
    targets: [A_CREATURE],
    aims: ["Hill Giant"],
    B: { battlefield: named("Hill Giant") },
  }),
  "the monarch": spoken([{ kind: "becomeMonarch", who: YOU }, PLAYERS({ kind: "monarch" })], [life("A", 17)]),
  "who has most life": spoken([gain(1), PLAYERS({ kind: "mostLife" })], [life("A", 18), life("B", 20)]),
  "who was attacked": lying(
    creature(trigger({ kind: "attacks", what: "this" }, PLAYERS({ kind: "attackedByYou" }))),
    [attack("A", "Speaker")],
    [life("B", 15)],
  ),
  "a player who is active": spoken(
    [{ kind: "if", condition: { kind: "player", player: YOU, is: "active" }, then: [gain(5)] }],
    [life("A", 25)],
  ),
  "a player who defends": lying(
    creature(
      trigger(
        { kind: "attacks", what: "this" },
        { kind: "if", condition: { kind: "player", player: OPPONENTS, is: "defending" }, then: [gain(5)] },
      ),
    ),
    [attack("A", "Speaker")],
    [life("A", 25)],
  ),
  "a player who has been attacked this step": lying(
    creature(
      trigger(
        { kind: "attacks", what: "this" },
        {
          kind: "if",
          condition: { kind: "player", player: OPPONENTS, is: "attackedThisStep" },
          then: [gain(5)],
        },
      ),
    ),
    [attack("A", "Speaker")],
    [life("A", 25)],
  ),
  "the same player": spoken(
    [
      {
        kind: "if",
        condition: { kind: "samePlayer", left: YOU, right: { kind: "active" } },
        then: [gain(5)],
      },
    ],
    [life("A", 25)],
  ),
  "a phase": spoken(
    [{ kind: "if", condition: { kind: "during", phase: "precombatMain" }, then: [gain(5)] }],
    [life("A", 25)],
  ),
};

const becomes = (modification: Modification, ...effects: readonly Effect[]): readonly Effect[] => [
  { kind: "modify", what: T1, modifications: [modification], duration: "endOfTurn" },
  ...effects,
];
const THE: Filter = CREATURE;
const ORIGINAL: ObjectRef = { kind: "target", target: "t2" };
export const CHANGES: Readonly<Record<string, DefinedScene>> = {
  "a copy": spoken(becomes({ kind: "copyOf", of: ORIGINAL }), [pt("A", "Hill Giant", 3, 3)], {
    targets: [
      { id: "t1", what: { kind: "object", filter: THE } },
      { id: "t2", what: { kind: "object", filter: THE } },
    ],
    aims: ["Grizzly Bears", "Hill Giant"],
    A: { battlefield: named("Grizzly Bears") },
    B: { battlefield: named("Hill Giant") },
  }),
  "a name": spoken(
    becomes({ kind: "setName", name: "Somebody Else" }),
    [has("A", "permanents", "Somebody Else")],
    { targets: [A_CREATURE], aims: ["Grizzly Bears"], A: { battlefield: named("Grizzly Bears") } },
  ),
  "no such keyword": spoken(
    becomes({ kind: "cantHaveKeyword", keyword: "flying" }),
    [{ keyword: { player: "A", card: "Serra Angel", keyword: "flying", is: false } }],
    { targets: [A_CREATURE], aims: ["Serra Angel"], A: { battlefield: named("Serra Angel") } },
  ),
  "abilities of cards elsewhere": lying(
    enchantment({
      kind: "static",
      effects: [
        {
          kind: "grantToCards",
          what: {
            zones: ["graveyard"],
            of: [
              { kind: "type", type: "instant" },
              { kind: "owner", player: YOU },
            ],
          },
          abilities: [{ kind: "keyword", keyword: "flashback", cost: [{ kind: "mana", mana: ["R"] }] }],
        },
      ],
    }),
    [by("A", { do: "cast", card: "Shock", via: "flashback", targets: [at("B")] })],
    [life("B", 18)],
    { A: { graveyard: named("Shock"), battlefield: named("Mountain") } },
  ),
  "a chosen word": spoken([{ kind: "choose", who: YOU, what: { kind: "color" } }, gain(1)], [life("A", 21)]),
};
