import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CAST_THIS, whenever, YOU } from "./shorthand.ts";

/** CR 702.85a. */
const cascadeAbilities: readonly Ability[] = [
  whenever(CAST_THIS, body({ kind: "keywordAction", action: "cascade", who: YOU }), { zone: "stack" }),
];

export const cascade: Keyword<"cascade"> = {
  rule: "702.85",
  owner: "keywords",
  abilities: () => cascadeAbilities,
};
