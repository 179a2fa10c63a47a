import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { choosing, THIS } from "./shorthand.ts";

/** CR 702.38a. */
function amplifyAbilities(amount: Amount): readonly Ability[] {
  return choosing("reveal", { of: [{ kind: "shares", what: "creatureType", ref: THIS }] }, amount);
}

export const amplify: Keyword<"amplify"> = {
  rule: "702.38",
  owner: "keywords",
  abilities: ({ amount }) => amplifyAbilities(amount),
};
