import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asLongAsPaid, atNextEndStepIfPaid, body, DIES, SACRIFICE_THIS, whenever, YOU } from "./shorthand.ts";

/** CR 702.152a: haste, the card and the sacrifice; casting it for its blitzAbilities cost is the business of casting. */
const blitzAbilities: readonly Ability[] = [
  asLongAsPaid(
    "blitz",
    { kind: "keyword", keyword: "haste" },
    whenever(DIES, body({ kind: "draw", who: YOU, amount: 1 })),
  ),
  atNextEndStepIfPaid("blitz", SACRIFICE_THIS),
];

export const blitz: Keyword<"blitz"> = {
  rule: "702.152",
  owner: "casting",
  abilities: () => blitzAbilities,
};
