import type { Ability } from "./ability.ts";
import type { Amount } from "./amount.ts";
import type { Cost } from "./cost.ts";
import type { Effect } from "./effect.ts";
import type { Filter } from "./filter.ts";
import type { Modification } from "./modification.ts";
import type { TokenCharacteristics } from "./token-spec.ts";

const SACRIFICE: Cost = { kind: "sacrifice", what: "this" };
const TAP: Cost = { kind: "tap" };
const ONE: Cost = { kind: "mana", mana: ["1"] };
const TWO: Cost = { kind: "mana", mana: ["2"] };

function activated(cost: readonly Cost[], effects: readonly Effect[]): Ability {
  return { kind: "activated", cost, body: { kind: "plain", effects } };
}

/** "... target creature ... Activate only as a sorcery." */
function onTargetCreature(cost: readonly Cost[], whose: Filter["of"], effect: Effect): Ability {
  const filter: Filter = { of: [{ kind: "type", type: "creature" }, ...whose] };
  return {
    kind: "activated",
    cost,
    body: {
      kind: "plain",
      targets: [{ id: "creature", what: { kind: "object", filter } }],
      effects: [effect],
    },
    limits: { timing: "sorcery" },
  };
}

const draw: Effect = { kind: "draw", who: { kind: "you" }, amount: 1 };
const scry: Effect = { kind: "scry", who: { kind: "you" }, amount: 1 };
const anyColor: Effect = {
  kind: "addMana",
  who: { kind: "you" },
  output: { kind: "anyColor", amount: 1 },
};

function artifact(subtype: string, ability: Ability): TokenCharacteristics {
  return { kind: "token", colors: [], types: ["artifact"], subtypes: [subtype], abilities: [ability] };
}

/** Aura Role tokens share everything but their name and what they do to the creature. */
function role(name: string, modifications: readonly Modification[], more: readonly Ability[] = []) {
  const enchant: Ability = {
    kind: "keyword",
    keyword: "enchant",
    what: { of: [{ kind: "type", type: "creature" }] },
  };
  const modify: Ability = { kind: "static", effects: [{ kind: "modify", what: "attached", modifications }] };
  const token: TokenCharacteristics = {
    kind: "token",
    name,
    colors: [],
    types: ["enchantment"],
    subtypes: ["Aura", "Role"],
    abilities: [enchant, modify, ...more],
  };
  return token;
}

function plus(amount: Amount): Modification {
  return { kind: "addPT", power: amount, toughness: amount };
}

function whenAttacks(effect: Effect, toughnessAtMost?: number): Modification {
  const ability: Ability = {
    kind: "triggered",
    event: { kind: "attacks", what: "this" },
    ...(toughnessAtMost === undefined
      ? {}
      : {
          condition: {
            kind: "compare",
            left: { kind: "stat", stat: "toughness", of: { kind: "this" } },
            compare: "<=",
            right: toughnessAtMost,
          },
        }),
    body: { kind: "plain", effects: [effect] },
  };
  return { kind: "gainAbility", ability };
}

function counterOn(on: Extract<Effect, { kind: "addCounters" }>["on"]): Effect {
  return { kind: "addCounters", counter: "+1/+1", amount: 1, on };
}

/** CR 111.10a-c, f-h, s-t: artifact tokens that are sacrificed for something. */
const ARTIFACTS = {
  Treasure: artifact("Treasure", activated([TAP, SACRIFICE], [anyColor])),
  Food: artifact(
    "Food",
    activated([TWO, TAP, SACRIFICE], [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }]),
  ),
  Gold: artifact("Gold", activated([SACRIFICE], [anyColor])),
  Clue: artifact("Clue", activated([TWO, SACRIFICE], [draw])),
  Blood: artifact(
    "Blood",
    activated(
      [ONE, TAP, { kind: "discard", what: { count: 1, filter: { zones: ["hand"], of: [] } } }, SACRIFICE],
      [draw],
    ),
  ),
  Powerstone: artifact(
    "Powerstone",
    activated(
      [TAP],
      [
        {
          kind: "addMana",
          who: { kind: "you" },
          output: { kind: "symbols", mana: ["C"] },
          rider: {
            cantSpendOn: {
              cast: { zones: ["stack"], of: [{ kind: "not", of: { kind: "type", type: "artifact" } }] },
            },
          },
        },
      ],
    ),
  ),
  Map: artifact(
    "Map",
    onTargetCreature([ONE, TAP, SACRIFICE], [{ kind: "controller", player: { kind: "you" } }], {
      kind: "keywordAction",
      action: "explore",
      what: { kind: "ref", ref: { kind: "target", target: "creature" } },
    }),
  ),
  Junk: artifact("Junk", {
    kind: "activated",
    cost: [TAP, SACRIFICE],
    body: {
      kind: "plain",
      effects: [
        { kind: "exile", what: { kind: "top", of: { kind: "you" }, amount: 1 }, bind: "card" },
        {
          kind: "mayPlay",
          who: { kind: "you" },
          what: { kind: "ref", ref: { kind: "bound", name: "card" } },
          duration: "endOfTurn",
          act: "play",
        },
      ],
    },
    limits: { timing: "sorcery" },
  }),
};

/** Artifact tokens of sets after the Comprehensive Rules of April 2024, by their reminder text. */
const LATER_ARTIFACTS = {
  /** Edge of Eternities. */
  Lander: artifact(
    "Lander",
    activated(
      [TWO, TAP, SACRIFICE],
      [
        {
          kind: "search",
          who: { kind: "you" },
          zones: ["library"],
          of: { kind: "you" },
          filter: {
            zones: ["library"],
            of: [
              { kind: "supertype", supertype: "basic" },
              { kind: "type", type: "land" },
            ],
          },
          count: { min: 0, max: 1 },
          bind: "land",
        },
        {
          kind: "move",
          what: { kind: "ref", ref: { kind: "bound", name: "land" } },
          to: { zone: "battlefield", with: { tapped: true } },
        },
        { kind: "shuffle", who: { kind: "you" } },
      ],
    ),
  ),
  /** Teenage Mutant Ninja Turtles. */
  Mutagen: artifact(
    "Mutagen",
    onTargetCreature(
      [ONE, TAP, SACRIFICE],
      [],
      counterOn({ kind: "ref", ref: { kind: "target", target: "creature" } }),
    ),
  ),
};

/** CR 111.10d-e and i. */
const OTHERS = {
  Walker: {
    kind: "token",
    name: "Walker",
    colors: ["B"],
    types: ["creature"],
    subtypes: ["Zombie"],
    power: 2,
    toughness: 2,
  },
  Shard: {
    kind: "token",
    colors: [],
    types: ["enchantment"],
    subtypes: ["Shard"],
    abilities: [activated([TWO, SACRIFICE], [scry, draw])],
  },
  Incubator: {
    ...artifact(
      "Incubator",
      activated([TWO], [{ kind: "transform", what: { kind: "ref", ref: { kind: "this" } } }]),
    ),
    back: {
      name: "Phyrexian Token",
      colors: [],
      types: ["artifact", "creature"],
      subtypes: ["Phyrexian"],
      power: 0,
      toughness: 0,
    },
  },
} as const satisfies { readonly [name: string]: TokenCharacteristics };

const enchantmentsYouControl: Amount = {
  kind: "count",
  filter: {
    of: [
      { kind: "type", type: "enchantment" },
      { kind: "controller", player: { kind: "you" } },
    ],
  },
};

/** "When this Aura is put into a graveyard from the battlefield, each opponent loses 1 life." */
const lastHarm: Ability = {
  kind: "triggered",
  event: { kind: "moves", what: "this", from: "battlefield", to: "graveyard" },
  body: { kind: "plain", effects: [{ kind: "loseLife", who: { kind: "opponents" }, amount: 1 }] },
};

/** CR 111.10j-r. */
const ROLES = {
  "Cursed Role": role("Cursed", [{ kind: "setPT", power: 1, toughness: 1 }]),
  "Monster Role": role("Monster", [
    plus(1),
    { kind: "gainAbility", ability: { kind: "keyword", keyword: "trample" } },
  ]),
  "Royal Role": role("Royal", [
    plus(1),
    { kind: "gainAbility", ability: { kind: "keyword", keyword: "ward", cost: [ONE] } },
  ]),
  "Sorcerer Role": role("Sorcerer", [plus(1), whenAttacks(scry)]),
  "Virtuous Role": role("Virtuous", [plus(enchantmentsYouControl)]),
  "Wicked Role": role("Wicked", [plus(1)], [lastHarm]),
  "Young Hero Role": role("Young Hero", [whenAttacks(counterOn({ kind: "ref", ref: { kind: "this" } }), 3)]),
};

/** The predefined tokens by the name that effects call them (CR 111.10). */
export const PREDEFINED_TOKENS: ReadonlyMap<string, TokenCharacteristics> = new Map<
  string,
  TokenCharacteristics
>(Object.entries({ ...ARTIFACTS, ...LATER_ARTIFACTS, ...OTHERS, ...ROLES }));

/** The characteristics of a predefined token, `undefined` if there is none of that name. */
export function predefinedToken(name: string): TokenCharacteristics | undefined {
  return PREDEFINED_TOKENS.get(name);
}
