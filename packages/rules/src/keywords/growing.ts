import type { Ability, Amount, Filter } from "@spellroom/card-language";
import { body, CREATURE, IT, putCounters, THIS, whenever, YOU } from "./parts.ts";

const COMBAT_DAMAGE_TO_PLAYER = {
  kind: "dealsDamage",
  source: "this",
  to: { kind: "player", player: { kind: "allPlayers" } },
  combat: true,
} as const;

/** CR 702.112a. */
export function renown(amount: Amount): readonly Ability[] {
  return [
    whenever(COMBAT_DAMAGE_TO_PLAYER, body({ kind: "keywordAction", action: "renown", what: IT, amount }), {
      condition: {
        kind: "not",
        of: { kind: "is", object: THIS, of: [{ kind: "status", status: "renowned" }] },
      },
    }),
  ];
}

/** CR 702.70a. */
export function poisonous(amount: Amount): readonly Ability[] {
  return [
    whenever(
      COMBAT_DAMAGE_TO_PLAYER,
      body({ kind: "addPlayerCounters", counter: "poison", amount, who: { kind: "event" } }),
    ),
  ];
}

/** CR 702.98a: the counter is offered as it enters. */
export const unleash: readonly Ability[] = [
  {
    kind: "static",
    effects: [
      {
        kind: "replacement",
        replacement: {
          kind: "enters",
          what: "this",
          with: { counters: [{ counter: "+1/+1", amount: 1 }] },
          optional: true,
        },
      },
    ],
  },
  {
    kind: "static",
    condition: {
      kind: "compare",
      left: { kind: "counters", counter: "+1/+1", on: THIS },
      compare: ">",
      right: 0,
    },
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: [{ kind: "restriction", restriction: { kind: "cantBlock" } }],
      },
    ],
  },
];

/** CR 702.105a: the player attacked, not a planeswalker of that player's. */
export const dethrone: readonly Ability[] = [
  whenever(
    { kind: "attacks", what: "this", target: "player", defending: { kind: "mostLife" } },
    body(putCounters("+1/+1", 1)),
  ),
];

/** CR 702.131a: on an instant or sorcery. */
export const ascendOfSpell: readonly Ability[] = [
  { kind: "spell", body: body({ kind: "keywordAction", action: "getCitysBlessing", who: YOU }) },
];

/** CR 702.64a. */
export function absorb(amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: { kind: "preventDamage", to: { kind: "object", what: "this" }, amount },
        },
      ],
    },
  ];
}

function choosing(how: "reveal" | "sacrifice", filter: Filter, amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { anyNumber: { how, filter, counter: "+1/+1", each: amount } },
          },
        },
      ],
    },
  ];
}

/** CR 702.38a. */
export function amplify(amount: Amount): readonly Ability[] {
  return choosing("reveal", { of: [{ kind: "shares", what: "creatureType", ref: THIS }] }, amount);
}

/** CR 702.82a. */
export function devour(amount: Amount): readonly Ability[] {
  return choosing("sacrifice", { of: [CREATURE] }, amount);
}
