import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { zombieCopy } from "./shorthand.ts";

/** CR 702.128a. */
function embalmAbilities(cost: readonly Cost[]): readonly Ability[] {
  return zombieCopy(cost, { kind: "colors", mode: "set", colors: ["W"] });
}

export const embalm: Keyword<"embalm"> = {
  rule: "702.128",
  owner: "keywords",
  abilities: ({ cost }) => embalmAbilities(cost),
};
