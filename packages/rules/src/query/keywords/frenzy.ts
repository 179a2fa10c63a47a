import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, thisGets, whenever } from "./shorthand.ts";

/** CR 702.68a. */
function frenzyAbilities(amount: Amount): readonly Ability[] {
  return [whenever({ kind: "notBlocked", what: "this" }, body(thisGets(amount, 0)))];
}

export const frenzy: Keyword<"frenzy"> = {
  rule: "702.68",
  owner: "keywords",
  abilities: ({ amount }) => frenzyAbilities(amount),
};
