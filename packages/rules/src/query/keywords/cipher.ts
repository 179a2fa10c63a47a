import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, COMBAT_DAMAGE_TO_PLAYER, CREATURE, filter, whenever, YOU, YOURS } from "./shorthand.ts";

/** What the creature has for as long as a card is encoded on it. */
const castsEncoded = whenever(
  COMBAT_DAMAGE_TO_PLAYER,
  body({
    kind: "castNow",
    who: YOU,
    what: { kind: "ref", ref: { kind: "granter" } },
    cost: "withoutPaying",
    copies: 1,
    optional: true,
  }),
);

/** CR 702.99a: a spell ability, and a static one that functions in exile. */
const cipherAbilities: readonly Ability[] = [
  {
    kind: "spell",
    body: body({
      kind: "keywordAction",
      action: "encode",
      what: { kind: "choose", by: YOU, filter: filter(CREATURE, YOURS), count: { min: 0, max: 1 } },
    }),
  },
  {
    kind: "static",
    zone: "exile",
    effects: [
      {
        kind: "modify",
        what: { filter: filter({ kind: "oneOf", ref: { kind: "linked", link: "encoded" } }) },
        modifications: [{ kind: "gainAbility", ability: castsEncoded }],
      },
    ],
  },
];

export const cipher: Keyword<"cipher"> = {
  rule: "702.99",
  owner: "keywords",
  abilities: () => cipherAbilities,
};
