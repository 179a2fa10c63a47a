import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { zombieCopy } from "./shorthand.ts";

/** CR 702.129a. */
function eternalizeAbilities(cost: readonly Cost[]): readonly Ability[] {
  return zombieCopy(
    cost,
    { kind: "colors", mode: "set", colors: ["B"] },
    { kind: "setPT", power: 4, toughness: 4 },
  );
}

export const eternalize: Keyword<"eternalize"> = {
  rule: "702.129",
  owner: "keywords",
  abilities: ({ cost }) => eternalizeAbilities(cost),
};
