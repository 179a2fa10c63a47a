import type { Ability, Amount, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, CREATURE, THIS, YOU } from "./shorthand.ts";

/** CR 702.71a. */
function transfigureAbilities(cost: readonly Cost[]): readonly Ability[] {
  const manaValue: Amount = { kind: "stat", stat: "manaValue", of: THIS };
  return [
    asSorcery(
      [...cost, { kind: "sacrifice", what: "this" }],
      body(
        {
          kind: "search",
          who: YOU,
          zones: ["library"],
          of: YOU,
          filter: {
            zones: ["library"],
            of: [CREATURE, { kind: "stat", stat: "manaValue", compare: "=", value: manaValue }],
          },
          count: { min: 0, max: 1 },
          bind: "found",
        },
        {
          kind: "move",
          what: { kind: "ref", ref: { kind: "bound", name: "found" } },
          to: { zone: "battlefield", under: YOU },
        },
        { kind: "shuffle", who: YOU },
      ),
    ),
  ];
}

export const transfigure: Keyword<"transfigure"> = {
  rule: "702.71",
  owner: "keywords",
  abilities: ({ cost }) => transfigureAbilities(cost),
};
