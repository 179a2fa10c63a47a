import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";

/** CR 702.64a. */
function absorbAbilities(amount: Amount): readonly Ability[] {
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

export const absorb: Keyword<"absorb"> = {
  rule: "702.64",
  owner: "keywords",
  abilities: ({ amount }) => absorbAbilities(amount),
};
