import type { Ability, Amount } from "@spellroom/card-language";
import {
  ATTACKING,
  ATTACKS,
  BECOMES_BLOCKED,
  BLOCKS,
  body,
  CREATURE,
  DEFENDING,
  filter,
  IT,
  modifyUntilEndOfTurn,
  not,
  OTHER,
  putCounters,
  THIS,
  targeted,
  thisGets,
  times,
  whenever,
  YOU,
  YOURS,
} from "./parts.ts";

const OPPONENTS_ATTACKED: Amount = { kind: "countPlayers", players: { kind: "attackedByYou" } };

/** CR 702.83a. */
export const exalted: readonly Ability[] = [
  whenever(
    { kind: "attacks", what: { filter: filter(CREATURE, YOURS) }, alone: true },
    body(
      modifyUntilEndOfTurn(
        { kind: "ref", ref: { kind: "event", role: "attacker" } },
        { kind: "addPT", power: 1, toughness: 1 },
      ),
    ),
  ),
];

/** CR 702.25a. */
export const flanking: readonly Ability[] = [
  whenever(
    {
      kind: "becomesBlocked",
      what: "this",
      by: { filter: filter(CREATURE, not({ kind: "keyword", keyword: "flanking" })) },
    },
    body(
      modifyUntilEndOfTurn(
        { kind: "ref", ref: { kind: "event", role: "blocker" } },
        { kind: "addPT", power: -1, toughness: -1 },
      ),
    ),
  ),
];

/** CR 702.45a. */
export function bushido(amount: Amount): readonly Ability[] {
  return [whenever({ kind: "anyOf", of: [BLOCKS, BECOMES_BLOCKED] }, body(thisGets(amount, amount)))];
}

/** CR 702.23a: for each creature blocking it beyond the first. */
export function rampage(amount: Amount): readonly Ability[] {
  const beyond: Amount = {
    kind: "difference",
    of: { kind: "countRef", ref: { kind: "event", role: "blocker" } },
    minus: 1,
  };
  return [whenever(BECOMES_BLOCKED, body(thisGets(times(amount, beyond), times(amount, beyond))))];
}

/** CR 702.68a. */
export function frenzy(amount: Amount): readonly Ability[] {
  return [whenever({ kind: "notBlocked", what: "this" }, body(thisGets(amount, 0)))];
}

/** CR 702.91a. */
export const battleCry: readonly Ability[] = [
  whenever(
    ATTACKS,
    body(
      modifyUntilEndOfTurn(
        { kind: "all", filter: filter(CREATURE, ATTACKING, OTHER) },
        { kind: "addPT", power: 1, toughness: 0 },
      ),
    ),
  ),
];

/** CR 702.86a. */
export function annihilator(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ATTACKS,
      body({
        kind: "sacrifice",
        who: DEFENDING,
        what: {
          kind: "choose",
          by: DEFENDING,
          filter: filter({ kind: "controller", player: DEFENDING }),
          count: { min: amount, max: amount },
        },
      }),
    ),
  ];
}

/** CR 702.130a. */
export function afflict(amount: Amount): readonly Ability[] {
  return [whenever(BECOMES_BLOCKED, body({ kind: "loseLife", who: DEFENDING, amount }))];
}

/** CR 702.134a. */
export const mentor: readonly Ability[] = [
  whenever(
    ATTACKS,
    targeted(
      {
        id: "mentor",
        what: {
          kind: "object",
          filter: filter(CREATURE, ATTACKING, {
            kind: "stat",
            stat: "power",
            compare: "<",
            value: { kind: "stat", stat: "power", of: THIS },
          }),
        },
      },
      putCounters("+1/+1", 1, { kind: "ref", ref: { kind: "target", target: "mentor" } }),
    ),
  ),
];

/** CR 702.149a. */
export const training: readonly Ability[] = [
  whenever(ATTACKS, body(putCounters("+1/+1", 1)), {
    during: {
      kind: "exists",
      filter: filter(CREATURE, ATTACKING, OTHER, {
        kind: "stat",
        stat: "power",
        compare: ">",
        value: { kind: "stat", stat: "power", of: THIS },
      }),
    },
  }),
];

/** CR 702.115a. */
export const ingest: readonly Ability[] = [
  whenever(
    {
      kind: "dealsDamage",
      source: "this",
      to: { kind: "player", player: { kind: "allPlayers" } },
      combat: true,
    },
    body({ kind: "exile", what: { kind: "top", of: { kind: "event" }, amount: 1 } }),
  ),
];

/** CR 702.147a. */
export const decayed: readonly Ability[] = [
  {
    kind: "static",
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: [{ kind: "restriction", restriction: { kind: "cantBlock" } }],
      },
    ],
  },
  whenever(
    ATTACKS,
    body({
      kind: "delayed",
      event: { kind: "nextStep", step: "endOfCombat", whose: { kind: "allPlayers" } },
      body: body({ kind: "sacrifice", who: YOU, what: IT }),
    }),
  ),
];

/** Mobilize (Tarkir: Dragonstorm): that many 1/1 red Warriors, tapped and attacking, until the next end step. */
export function mobilize(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ATTACKS,
      body(
        {
          kind: "createToken",
          who: YOU,
          amount,
          token: {
            kind: "token",
            colors: ["R"],
            types: ["creature"],
            subtypes: ["Warrior"],
            power: 1,
            toughness: 1,
          },
          with: { tapped: true, attacking: true },
          bind: "mobilized",
        },
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
          body: body({
            kind: "sacrifice",
            who: YOU,
            what: { kind: "ref", ref: { kind: "bound", name: "mobilized" } },
          }),
        },
      ),
    ),
  ];
}

/** CR 702.121a. */
export const melee: readonly Ability[] = [
  whenever(ATTACKS, body(thisGets(OPPONENTS_ATTACKED, OPPONENTS_ATTACKED))),
];

/** CR 702.116a. */
export const myriad: readonly Ability[] = [
  whenever(ATTACKS, body({ kind: "keywordAction", action: "myriad", who: YOU })),
];

/** CR 702.39a. */
export const provoke: readonly Ability[] = [
  whenever(
    ATTACKS,
    targeted(
      {
        id: "provoke",
        what: { kind: "object", filter: filter(CREATURE, { kind: "controller", player: DEFENDING }) },
      },
      {
        kind: "may",
        who: YOU,
        effects: [
          {
            kind: "modify",
            what: { kind: "ref", ref: { kind: "target", target: "provoke" } },
            modifications: [{ kind: "restriction", restriction: { kind: "mustBlock", what: THIS } }],
            duration: "endOfCombat",
          },
          { kind: "untap", what: { kind: "ref", ref: { kind: "target", target: "provoke" } } },
        ],
      },
    ),
  ),
];

/** Firebending (Avatar: The Last Airbender): red mana for as long as this combat lasts. */
export function firebending(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ATTACKS,
      body({
        kind: "addMana",
        who: YOU,
        output: { kind: "repeated", mana: "R", amount },
        rider: { lasts: "endOfCombat" },
      }),
    ),
  ];
}
