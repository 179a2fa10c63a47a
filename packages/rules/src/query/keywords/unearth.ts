import type { Ability, Cost, Zone } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, IT } from "./shorthand.ts";

const LEFT_FOR: readonly Zone[] = ["graveyard", "hand", "library"];

/** CR 702.84a. */
function unearthAbilities(cost: readonly Cost[]): readonly Ability[] {
  const unearthed = { kind: "ref", ref: { kind: "bound", name: "unearthed" } } as const;
  return [
    asSorcery(
      cost,
      body(
        { kind: "move", what: IT, to: { zone: "battlefield" }, bind: "unearthed" },
        {
          kind: "modify",
          what: unearthed,
          modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } }],
          duration: "endOfGame",
        },
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
          body: body({ kind: "exile", what: unearthed }),
        },
        ...LEFT_FOR.map((to) => ({
          kind: "createReplacement" as const,
          replacement: {
            kind: "redirectMove" as const,
            what: { filter: { of: [] } },
            from: "battlefield" as const,
            to,
            newZone: "exile" as const,
          },
          duration: "endOfGame" as const,
          on: unearthed,
        })),
      ),
      { zone: "graveyard" },
    ),
  ];
}

export const unearth: Keyword<"unearth"> = {
  rule: "702.84",
  owner: "keywords",
  abilities: ({ cost }) => unearthAbilities(cost),
};
