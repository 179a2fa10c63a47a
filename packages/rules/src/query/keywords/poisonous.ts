import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, COMBAT_DAMAGE_TO_PLAYER, whenever } from "./shorthand.ts";

/** CR 702.70a. */
function poisonousAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      COMBAT_DAMAGE_TO_PLAYER,
      body({ kind: "addPlayerCounters", counter: "poison", amount, who: { kind: "event" } }),
    ),
  ];
}

export const poisonous: Keyword<"poisonous"> = {
  rule: "702.70",
  owner: "keywords",
  abilities: ({ amount }) => poisonousAbilities(amount),
};
