import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";

/** CR 702.73a, a characteristic-defining ability. */
const changelingAbilities: readonly Ability[] = [
  {
    kind: "static",
    effects: [{ kind: "modify", what: "this", modifications: [{ kind: "everyCreatureType" }] }],
  },
];

export const changeling: Keyword<"changeling"> = {
  rule: "702.73",
  owner: "keywords",
  abilities: () => changelingAbilities,
};
