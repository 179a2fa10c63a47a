import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CREATURE, IT, OTHER, whenever, YOU } from "./shorthand.ts";

/** CR 702.59a: functions in the graveyard, so what goes there together with it doesn't count. */
function recoverAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    whenever(
      {
        kind: "moves",
        what: { filter: { of: [CREATURE, OTHER, { kind: "owner", player: YOU }] } },
        from: "battlefield",
        to: "graveyard",
      },
      body({
        kind: "may",
        who: YOU,
        cost,
        effects: [{ kind: "move", what: IT, to: { zone: "hand" } }],
        otherwise: [{ kind: "exile", what: IT }],
      }),
      { zone: "graveyard" },
    ),
  ];
}

export const recover: Keyword<"recover"> = {
  rule: "702.59",
  owner: "keywords",
  abilities: ({ cost }) => recoverAbilities(cost),
};
