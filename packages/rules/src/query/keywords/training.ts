import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import {
  ATTACKING,
  ATTACKS,
  body,
  CREATURE,
  filter,
  OTHER,
  putCounters,
  THIS,
  whenever,
} from "./shorthand.ts";

/** CR 702.149a. */
const trainingAbilities: readonly Ability[] = [
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

export const training: Keyword<"training"> = {
  rule: "702.149",
  owner: "keywords",
  abilities: () => trainingAbilities,
};
