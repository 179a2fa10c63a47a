import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, COMBAT_DAMAGE_TO_PLAYER, IT, THIS, whenever } from "./shorthand.ts";

/** CR 702.112a. */
function renownAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(COMBAT_DAMAGE_TO_PLAYER, body({ kind: "keywordAction", action: "renown", what: IT, amount }), {
      condition: {
        kind: "not",
        of: { kind: "is", object: THIS, of: [{ kind: "status", status: "renowned" }] },
      },
    }),
  ];
}

export const renown: Keyword<"renown"> = {
  rule: "702.112",
  owner: "keywords",
  abilities: ({ amount }) => renownAbilities(amount),
};
