import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, CREATURE, filter, OTHER, putCounters, YOURS } from "./shorthand.ts";

/**
 * "Tap another untapped creature you control: Put charge counters equal to its power on this permanent. Station only as a
 * sorcery." The power is what it is when the ability resolves, or was when the creature was last on the battlefield.
 */
function stationAbilities(): readonly Ability[] {
  const power = { kind: "stat", stat: "power", of: { kind: "bound", name: "crew" } } as const;
  return [
    asSorcery(
      [{ kind: "tapOthers", what: { count: 1, filter: filter(CREATURE, OTHER, YOURS) }, bind: "crew" }],
      body(putCounters("charge", power)),
      { word: "station" },
    ),
  ];
}

export const station: Keyword<"station"> = {
  rule: "702.184",
  owner: "keywords",
  abilities: stationAbilities,
};
