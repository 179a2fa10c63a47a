import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, putCounters, whenever } from "./shorthand.ts";

/** CR 702.105a: the player attacked, not a planeswalker of that player's. */
const dethroneAbilities: readonly Ability[] = [
  whenever(
    { kind: "attacks", what: "this", target: "player", defending: { kind: "mostLife" } },
    body(putCounters("+1/+1", 1)),
  ),
];

export const dethrone: Keyword<"dethrone"> = {
  rule: "702.105",
  owner: "keywords",
  abilities: () => dethroneAbilities,
};
