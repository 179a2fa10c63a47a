import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { CREATURE, choosing } from "./shorthand.ts";

/** CR 702.82a. */
function devourAbilities(amount: Amount): readonly Ability[] {
  return choosing("sacrifice", { of: [CREATURE] }, amount);
}

export const devour: Keyword<"devour"> = {
  rule: "702.82",
  owner: "keywords",
  abilities: ({ amount }) => devourAbilities(amount),
};
