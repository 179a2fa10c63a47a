import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { BECOMES_BLOCKED, body, DEFENDING, whenever } from "./shorthand.ts";

/** CR 702.130a. */
function afflictAbilities(amount: Amount): readonly Ability[] {
  return [whenever(BECOMES_BLOCKED, body({ kind: "loseLife", who: DEFENDING, amount }))];
}

export const afflict: Keyword<"afflict"> = {
  rule: "702.130",
  owner: "keywords",
  abilities: ({ amount }) => afflictAbilities(amount),
};
