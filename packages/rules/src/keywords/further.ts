import type { Ability, Amount, Cost } from "@spellroom/card-language";
import {
  asSorcery,
  body,
  CAST_THIS,
  CREATURE,
  IT,
  not,
  putCounters,
  THIS,
  thisGets,
  whenever,
  YOU,
} from "./parts.ts";

/** CR 702.108a. */
export const prowess: readonly Ability[] = [
  whenever({ kind: "casts", who: YOU, spell: { of: [not(CREATURE)] } }, body(thisGets(1, 1))),
];

/** CR 702.101a. */
export const extort: readonly Ability[] = [
  whenever(
    { kind: "casts", who: YOU, spell: { of: [] } },
    body({
      kind: "may",
      who: YOU,
      cost: [{ kind: "mana", mana: ["W/B"] }],
      effects: [
        { kind: "loseLife", who: { kind: "opponents" }, amount: 1, bind: "extorted" },
        { kind: "gainLife", who: YOU, amount: { kind: "bound", name: "extorted" } },
      ],
    }),
  ),
];

/** CR 702.21a. */
export function ward(cost: readonly Cost[]): readonly Ability[] {
  return [
    whenever(
      { kind: "becomesTarget", what: "this", by: "either", controller: { kind: "opponents" } },
      body({
        kind: "unless",
        who: { kind: "event" },
        cost,
        effects: [{ kind: "counter", what: { kind: "ref", ref: { kind: "event", role: "cause" } } }],
      }),
    ),
  ];
}

/** CR 702.40a: the amount of a casting event is how many spells have been cast this turn, this one among them. */
export const storm: readonly Ability[] = [
  whenever(
    CAST_THIS,
    body({
      kind: "copySpell",
      what: THIS,
      amount: { kind: "difference", of: { kind: "event" }, minus: 1 },
      newTargets: "may",
    }),
    { zone: "stack" },
  ),
];

/** CR 702.85a. */
export const cascade: readonly Ability[] = [
  whenever(CAST_THIS, body({ kind: "keywordAction", action: "cascade", who: YOU }), { zone: "stack" }),
];

/** "When you cast this spell, if its ... cost was paid, copy it." */
function copyIfPaid(keyword: string): readonly Ability[] {
  return [
    whenever(CAST_THIS, body({ kind: "copySpell", what: THIS, newTargets: "may" }), {
      zone: "stack",
      condition: { kind: "paidAlternative", keyword },
    }),
  ];
}

/** CR 702.78a: the copy; the cost is the business of casting. */
export const conspire = copyIfPaid("conspire");
/** CR 702.153a: the copy; the cost is the business of casting. */
export const casualty = copyIfPaid("casualty");

/** CR 702.56a: a copy for each time the cost was paid; paying it is the business of casting. */
export const replicate: readonly Ability[] = [
  whenever(
    CAST_THIS,
    body({
      kind: "copySpell",
      what: THIS,
      amount: { kind: "timesKicked", keyword: "replicate" },
      newTargets: "may",
    }),
    { zone: "stack", condition: { kind: "paidAlternative", keyword: "replicate" } },
  ),
];

/** CR 702.62a: what happens in exile; suspending the card is a special action. */
export const suspend: readonly Ability[] = [
  whenever(
    { kind: "stepBegins", step: "upkeep", whose: YOU },
    body({ kind: "removeCounters", counter: "time", amount: 1, from: IT }),
    {
      zone: "exile",
      condition: {
        kind: "compare",
        left: { kind: "counters", counter: "time", on: THIS },
        compare: ">",
        right: 0,
      },
    },
  ),
  whenever(
    { kind: "counterRemoved", from: "this", counter: "time", last: true },
    body(
      {
        kind: "castNow",
        who: YOU,
        what: IT,
        cost: "withoutPaying",
        optional: true,
        landsToo: true,
        bind: "cast",
      },
      {
        kind: "modify",
        what: { kind: "ref", ref: { kind: "bound", name: "cast" } },
        modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } }],
        duration: "endOfGame",
      },
    ),
    { zone: "exile" },
  ),
];

/** CR 702.35a: discarded into exile, and from there cast for its madness cost or put into the graveyard. */
export function madness(cost: readonly Cost[]): readonly Ability[] {
  return [
    {
      kind: "static",
      zone: "hand",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "redirectMove",
            what: "this",
            from: "hand",
            to: "graveyard",
            newZone: "exile",
          },
        },
      ],
    },
    whenever(
      { kind: "moves", what: "this", from: "hand", to: "exile", cause: "discard" },
      body({
        kind: "may",
        who: YOU,
        effects: [{ kind: "castNow", who: YOU, what: IT, cost }],
        otherwise: [{ kind: "move", what: IT, to: { zone: "graveyard" } }],
      }),
      { zone: "exile" },
    ),
  ];
}

/** CR 702.87a. */
export function levelUp(cost: readonly Cost[]): readonly Ability[] {
  return [asSorcery(cost, body(putCounters("level", 1)))];
}

/** CR 702.107a. */
export function outlast(cost: readonly Cost[]): readonly Ability[] {
  return [asSorcery([...cost, { kind: "tap" }], body(putCounters("+1/+1", 1)))];
}

/** CR 702.73a, a characteristic-defining ability. */
export const changeling: readonly Ability[] = [
  {
    kind: "static",
    effects: [{ kind: "modify", what: "this", modifications: [{ kind: "everyCreatureType" }] }],
  },
];

/** CR 702.114a, a characteristic-defining ability. */
export const devoid: readonly Ability[] = [
  {
    kind: "static",
    effects: [{ kind: "modify", what: "this", modifications: [{ kind: "colors", mode: "set", colors: [] }] }],
  },
];

/** CR 702.161a. */
export const livingMetal: readonly Ability[] = [
  {
    kind: "static",
    condition: { kind: "turn", whose: YOU },
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: [{ kind: "types", mode: "add", types: ["artifact", "creature"] }],
      },
    ],
  },
];

/** CR 702.60a: those of the spell's name may be cast one after another, the rest go to the bottom. */
export function ripple(amount: Amount): readonly Ability[] {
  return [
    whenever(
      CAST_THIS,
      body({
        kind: "may",
        who: YOU,
        effects: [
          { kind: "reveal", what: { kind: "top", of: YOU, amount }, bind: "rippled" },
          {
            kind: "castNow",
            who: YOU,
            what: { kind: "ref", ref: { kind: "bound", name: "rippled" } },
            cost: "withoutPaying",
            optional: true,
            spell: { of: [{ kind: "shares", what: "name", ref: THIS }] },
            bind: "cast",
          },
          {
            kind: "move",
            what: { kind: "ref", ref: { kind: "rest", of: "rippled", without: ["cast"] } },
            to: { zone: "library", position: "bottomAnyOrder" },
          },
        ],
      }),
      { zone: "stack" },
    ),
  ];
}
