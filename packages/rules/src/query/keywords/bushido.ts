import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { BECOMES_BLOCKED, BLOCKS, body, thisGets, whenever } from "./shorthand.ts";

/** CR 702.45a. */
function bushidoAbilities(amount: Amount): readonly Ability[] {
  return [whenever({ kind: "anyOf", of: [BLOCKS, BECOMES_BLOCKED] }, body(thisGets(amount, amount)))];
}

export const bushido: Keyword<"bushido"> = {
  rule: "702.45",
  owner: "keywords",
  abilities: ({ amount }) => bushidoAbilities(amount),
};
