import type { Ability, Amount, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { countersOnTarget, DISCARD_THIS } from "./shorthand.ts";

/** CR 702.77a. */
function reinforceAbilities(cost: readonly Cost[], amount: Amount): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [...cost, DISCARD_THIS],
      body: countersOnTarget("reinforce", amount),
      zone: "hand",
    },
  ];
}

export const reinforce: Keyword<"reinforce"> = {
  rule: "702.77",
  owner: "keywords",
  abilities: ({ cost, amount }) => reinforceAbilities(cost, amount),
};
