import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, entersWith, IT, SACRIFICE_THIS, THIS, whenever, YOUR_UPKEEP } from "./shorthand.ts";

/** CR 702.63a; without a number only the two triggers (CR 702.63b). */
function vanishingAbilities(amount: Amount): readonly Ability[] {
  return [
    entersWith("time", amount),
    whenever(YOUR_UPKEEP, body({ kind: "removeCounters", counter: "time", amount: 1, from: IT }), {
      condition: {
        kind: "compare",
        left: { kind: "counters", counter: "time", on: THIS },
        compare: ">",
        right: 0,
      },
    }),
    whenever({ kind: "counterRemoved", from: "this", counter: "time", last: true }, body(SACRIFICE_THIS)),
  ];
}

export const vanishing: Keyword<"vanishing"> = {
  rule: "702.63",
  owner: "keywords",
  abilities: ({ amount }) => vanishingAbilities(amount),
};
