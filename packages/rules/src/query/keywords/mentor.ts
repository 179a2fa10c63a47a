import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKING, ATTACKS, CREATURE, filter, putCounters, THIS, targeted, whenever } from "./shorthand.ts";

/** CR 702.134a. */
const mentorAbilities: readonly Ability[] = [
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

export const mentor: Keyword<"mentor"> = {
  rule: "702.134",
  owner: "keywords",
  abilities: () => mentorAbilities,
};
