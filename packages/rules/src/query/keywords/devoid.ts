import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";

/** CR 702.114a, a characteristic-defining ability. */
const devoidAbilities: readonly Ability[] = [
  {
    kind: "static",
    effects: [{ kind: "modify", what: "this", modifications: [{ kind: "colors", mode: "set", colors: [] }] }],
  },
];

export const devoid: Keyword<"devoid"> = {
  rule: "702.114",
  owner: "keywords",
  abilities: () => devoidAbilities,
};
