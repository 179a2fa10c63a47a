import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";

/** CR 702.104a. */
function tributeAbilities(amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { tribute: { counter: "+1/+1", amount } },
          },
        },
      ],
    },
  ];
}

export const tribute: Keyword<"tribute"> = {
  rule: "702.104",
  owner: "keywords",
  abilities: ({ amount }) => tributeAbilities(amount),
};
