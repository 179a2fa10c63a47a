import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, countersOnTarget, THIS } from "./shorthand.ts";

/** CR 702.97a. */
function scavengeAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    asSorcery(
      [...cost, { kind: "exile", what: "this" }],
      countersOnTarget("scavenge", { kind: "stat", stat: "power", of: THIS }),
      { zone: "graveyard" },
    ),
  ];
}

export const scavenge: Keyword<"scavenge"> = {
  rule: "702.97",
  owner: "keywords",
  abilities: ({ cost }) => scavengeAbilities(cost),
};
