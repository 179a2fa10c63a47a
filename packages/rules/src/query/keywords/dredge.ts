import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { IT, YOU } from "./shorthand.ts";

/** CR 702.52a. */
function dredgeAbilities(amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      zone: "graveyard",
      condition: {
        kind: "compare",
        left: { kind: "cardsIn", zone: "library", of: YOU },
        compare: ">=",
        right: amount,
      },
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "changeDraw",
            who: YOU,
            optional: true,
            instead: [
              { kind: "mill", who: YOU, amount },
              { kind: "move", what: IT, to: { zone: "hand" } },
            ],
          },
        },
      ],
    },
  ];
}

export const dredge: Keyword<"dredge"> = {
  rule: "702.52",
  owner: "keywords",
  abilities: ({ amount }) => dredgeAbilities(amount),
};
