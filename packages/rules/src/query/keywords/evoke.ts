import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, SACRIFICE_THIS, whenever } from "./shorthand.ts";

/** CR 702.74a: the sacrifice; casting it for its evokeAbilities cost is the business of casting. */
const evokeAbilities: readonly Ability[] = [
  whenever(ENTERS, body(SACRIFICE_THIS), { condition: { kind: "paidAlternative", keyword: "evoke" } }),
];

export const evoke: Keyword<"evoke"> = {
  rule: "702.74",
  owner: "casting",
  abilities: () => evokeAbilities,
};
