import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKS, body, whenever, YOU } from "./shorthand.ts";

/** CR 702.116a. */
const myriadAbilities: readonly Ability[] = [
  whenever(ATTACKS, body({ kind: "keywordAction", action: "myriad", who: YOU })),
];

export const myriad: Keyword<"myriad"> = {
  rule: "702.116",
  owner: "keywords",
  abilities: () => myriadAbilities,
};
