import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, IT, whenever, YOU } from "./shorthand.ts";

/** CR 702.35a: discarded into exile, and from there cast for its madnessAbilities cost or put into the graveyard. */
function madnessAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    {
      kind: "static",
      zone: "hand",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "redirectMove",
            what: "this",
            from: "hand",
            to: "graveyard",
            newZone: "exile",
          },
        },
      ],
    },
    whenever(
      { kind: "moves", what: "this", from: "hand", to: "exile", cause: "discard" },
      body({
        kind: "may",
        who: YOU,
        effects: [{ kind: "castNow", who: YOU, what: IT, cost }],
        otherwise: [{ kind: "move", what: IT, to: { zone: "graveyard" } }],
      }),
      { zone: "exile" },
    ),
  ];
}

export const madness: Keyword<"madness"> = {
  rule: "702.35",
  owner: "keywords",
  abilities: ({ cost }) => madnessAbilities(cost),
};
