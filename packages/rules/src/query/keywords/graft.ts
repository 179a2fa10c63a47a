import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CREATURE, EVENT_OBJECT, entersWith, filter, OTHER, THIS, whenever, YOU } from "./shorthand.ts";

/** CR 702.58a. */
function graftAbilities(amount: Amount): readonly Ability[] {
  return [
    entersWith("+1/+1", amount),
    whenever(
      { kind: "moves", what: { filter: filter(CREATURE, OTHER) }, to: "battlefield" },
      body({
        kind: "may",
        who: YOU,
        effects: [{ kind: "moveCounters", counter: "+1/+1", amount: 1, from: THIS, to: EVENT_OBJECT }],
      }),
      {
        condition: {
          kind: "compare",
          left: { kind: "counters", counter: "+1/+1", on: THIS },
          compare: ">",
          right: 0,
        },
      },
    ),
  ];
}

export const graft: Keyword<"graft"> = {
  rule: "702.58",
  owner: "keywords",
  abilities: ({ amount }) => graftAbilities(amount),
};
