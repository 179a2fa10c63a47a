import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, DISCARD_THIS, YOU } from "./shorthand.ts";

/** CR 702.29a. Effects that refer to cycling abilities find it by this word. */
function cyclingAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [...cost, DISCARD_THIS],
      body: body({ kind: "draw", who: YOU, amount: 1 }),
      zone: "hand",
      word: "cycling",
    },
  ];
}

export const cycling: Keyword<"cycling"> = {
  rule: "702.29",
  owner: "keywords",
  abilities: ({ cost }) => cyclingAbilities(cost),
};
