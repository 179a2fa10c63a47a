import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { IT } from "./shorthand.ts";

/** CR 702.89a. */
export const umbraArmorAbilities: readonly Ability[] = [
  {
    kind: "static",
    effects: [
      {
        kind: "replacement",
        replacement: {
          kind: "instead",
          event: { kind: "moves", what: "attached", cause: "destroy" },
          effects: [
            { kind: "keywordAction", action: "heal", what: { kind: "ref", ref: { kind: "attached" } } },
            { kind: "destroy", what: IT },
          ],
        },
      },
    ],
  },
];

export const umbraArmor: Keyword<"umbraArmor"> = {
  rule: "702.89",
  owner: "keywords",
  abilities: () => umbraArmorAbilities,
};
