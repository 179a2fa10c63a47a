import type { Ability, Cost, Filter } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { DISCARD_THIS, searchToHand } from "./shorthand.ts";

/** CR 702.29e. */
function typecyclingAbilities(cost: readonly Cost[], what: Filter): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [...cost, DISCARD_THIS],
      body: searchToHand(what),
      zone: "hand",
      word: "cycling",
    },
  ];
}

export const typecycling: Keyword<"typecycling"> = {
  rule: "702.29e",
  owner: "keywords",
  abilities: ({ cost, what }) => typecyclingAbilities(cost, what),
};
