import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, putCounters } from "./shorthand.ts";

/** CR 702.87a. */
function levelUpAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [asSorcery(cost, body(putCounters("level", 1)))];
}

export const levelUp: Keyword<"levelUp"> = {
  rule: "702.87",
  owner: "keywords",
  abilities: ({ cost }) => levelUpAbilities(cost),
};
