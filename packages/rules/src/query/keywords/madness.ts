import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, IT, YOU } from "./shorthand.ts";

/**
 * CR 702.35a: discarded into exile, and from there cast for its madness cost or put into the graveyard. What something else
 * exiles instead has not been exiled this way.
 */
function madnessAbilities(cost: readonly Cost[]): readonly Ability[] {
  const castOrNot = body({
    kind: "may",
    who: YOU,
    effects: [{ kind: "castNow", who: YOU, what: IT, cost }],
    otherwise: [{ kind: "move", what: IT, to: { zone: "graveyard" } }],
  });
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
            also: [{ kind: "whenYouDo", body: castOrNot }],
          },
        },
      ],
    },
  ];
}

export const madness: Keyword<"madness"> = {
  rule: "702.35",
  owner: "keywords",
  abilities: ({ cost }) => madnessAbilities(cost),
};
