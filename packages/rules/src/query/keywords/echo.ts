import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, SACRIFICE_THIS, THIS, whenever, YOU, YOUR_UPKEEP } from "./shorthand.ts";

/** CR 702.30a. */
function echoAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    whenever(YOUR_UPKEEP, body({ kind: "unless", who: YOU, cost, effects: [SACRIFICE_THIS] }), {
      condition: {
        kind: "is",
        object: THIS,
        of: [{ kind: "status", status: "cameSinceUpkeep" }],
        zones: ["battlefield"],
      },
    }),
  ];
}

export const echo: Keyword<"echo"> = {
  rule: "702.30",
  owner: "keywords",
  abilities: ({ cost }) => echoAbilities(cost),
};
