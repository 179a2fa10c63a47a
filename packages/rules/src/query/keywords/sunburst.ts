import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { entersWith } from "./shorthand.ts";

/** CR 702.44a. */
function sunburstAbilities(isCreature: boolean): readonly Ability[] {
  return [entersWith(isCreature ? "+1/+1" : "charge", { kind: "colorsSpent" })];
}

export const sunburst: Keyword<"sunburst"> = {
  rule: "702.44",
  owner: "keywords",
  abilities: (_ability, on) => sunburstAbilities(on.isCreature),
};
