import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CREATURE, not, thisGets, whenever, YOU } from "./shorthand.ts";

/** CR 702.108a. */
const prowessAbilities: readonly Ability[] = [
  whenever({ kind: "casts", who: YOU, spell: { of: [not(CREATURE)] } }, body(thisGets(1, 1))),
];

export const prowess: Keyword<"prowess"> = {
  rule: "702.108",
  owner: "keywords",
  abilities: () => prowessAbilities,
};
