import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, filter, IT, YOU } from "./shorthand.ts";

/** CR 702.65a-b. */
function auraSwapAbilities(cost: readonly Cost[]): readonly Ability[] {
  const aura = filter({ kind: "subtype", subtype: "Aura" });
  return [
    {
      kind: "activated",
      cost,
      body: body({ kind: "may", who: YOU, effects: [{ kind: "exchangeWithHand", what: IT, filter: aura }] }),
      word: "aura swap",
    },
  ];
}

export const auraSwap: Keyword<"auraSwap"> = {
  rule: "702.65",
  owner: "keywords",
  abilities: ({ cost }) => auraSwapAbilities(cost),
};
