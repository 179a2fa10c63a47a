import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";

/** CR 702.136a: each instance asks for itself (702.136b). */
const riotAbilities: readonly Ability[] = [
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
          otherwise: {
            modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } }],
          },
        },
      },
    ],
  },
];

export const riot: Keyword<"riot"> = {
  rule: "702.136",
  owner: "keywords",
  abilities: () => riotAbilities,
};
