import type { Ability, Condition, Effect, Filter, ObjectRef, Predicate } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import {
  body,
  CREATURE,
  ENTERS,
  EVENT_OBJECT,
  filter,
  not,
  OTHER,
  THIS,
  whenever,
  YOU,
  YOURS,
} from "./shorthand.ts";

const UNPAIRED: Predicate = not({ kind: "paired" });
const PARTNERS: Filter = filter(CREATURE, OTHER, YOURS, UNPAIRED);

function isFree(object: ObjectRef): Condition {
  return { kind: "is", object, of: [YOURS, UNPAIRED] };
}

function mayPair(what: Extract<Effect, { kind: "keywordAction" }>["what"]): Effect {
  const pair: Effect = { kind: "keywordAction", action: "pair", ...(what === undefined ? {} : { what }) };
  return { kind: "may", who: YOU, effects: [pair] };
}

/** CR 702.95a: as it enters with another creature there, and whenever another one enters. */
const soulbondAbilities: readonly Ability[] = [
  whenever(ENTERS, body(mayPair({ kind: "choose", by: YOU, filter: PARTNERS, count: { min: 1, max: 1 } })), {
    condition: { kind: "all", of: [isFree(THIS), { kind: "exists", filter: PARTNERS }] },
  }),
  whenever(
    { kind: "moves", what: { filter: filter(CREATURE, OTHER, YOURS) }, to: "battlefield" },
    body(mayPair({ kind: "ref", ref: EVENT_OBJECT })),
    { condition: { kind: "all", of: [isFree(THIS), isFree(EVENT_OBJECT)] } },
  ),
];

export const soulbond: Keyword<"soulbond"> = {
  rule: "702.95",
  owner: "keywords",
  abilities: () => soulbondAbilities,
};
