import type { Ability, Amount, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, DISCARD_THIS, searchToHand, THIS } from "./shorthand.ts";

/** CR 702.53a. */
function transmuteAbilities(cost: readonly Cost[]): readonly Ability[] {
  const manaValue: Amount = { kind: "stat", stat: "manaValue", of: THIS };
  return [
    asSorcery(
      [...cost, DISCARD_THIS],
      searchToHand({ of: [{ kind: "stat", stat: "manaValue", compare: "=", value: manaValue }] }),
      { zone: "hand" },
    ),
  ];
}

export const transmute: Keyword<"transmute"> = {
  rule: "702.53",
  owner: "keywords",
  abilities: ({ cost }) => transmuteAbilities(cost),
};
