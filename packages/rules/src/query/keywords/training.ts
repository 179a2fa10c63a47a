import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKING, ATTACKS, body, CREATURE, filter, IT, OTHER, THIS, whenever } from "./shorthand.ts";

/** CR 702.149a. */
const trainingAbilities: readonly Ability[] = [
  whenever(ATTACKS, body({ kind: "keywordAction", action: "train", what: IT }), {
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

export const training: Keyword<"training"> = {
  rule: "702.149",
  owner: "keywords",
  abilities: () => trainingAbilities,
};
