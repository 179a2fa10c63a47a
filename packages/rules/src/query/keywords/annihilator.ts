import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKS, body, DEFENDING, filter, whenever } from "./shorthand.ts";

/** CR 702.86a. */
function annihilatorAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ATTACKS,
      body({
        kind: "sacrifice",
        who: DEFENDING,
        what: {
          kind: "choose",
          by: DEFENDING,
          filter: filter({ kind: "controller", player: DEFENDING }),
          count: { min: amount, max: amount },
        },
      }),
    ),
  ];
}

export const annihilator: Keyword<"annihilator"> = {
  rule: "702.86",
  owner: "keywords",
  abilities: ({ amount }) => annihilatorAbilities(amount),
};
