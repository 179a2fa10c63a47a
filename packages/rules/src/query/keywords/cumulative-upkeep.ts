import type { Ability, Amount, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, IT, putCounters, THIS, whenever, YOU, YOUR_UPKEEP } from "./shorthand.ts";

/** CR 702.24a: an age counter each upkeep, then the whole cost once for each, or the sacrifice. */
function cumulativeUpkeepAbilities(cost: readonly Cost[]): readonly Ability[] {
  const ages: Amount = { kind: "counters", counter: "age", on: THIS };
  return [
    whenever(
      YOUR_UPKEEP,
      body(putCounters("age", 1), {
        kind: "unless",
        who: YOU,
        cost: cost.length > 0 ? [{ kind: "times", times: ages, cost }] : cost,
        effects: [{ kind: "sacrifice", who: YOU, what: IT }],
      }),
      { condition: { kind: "is", object: THIS, of: [{ kind: "oneOf", ref: THIS }], zones: ["battlefield"] } },
    ),
  ];
}

export const cumulativeUpkeep: Keyword<"cumulativeUpkeep"> = {
  rule: "702.24",
  owner: "keywords",
  abilities: ({ cost }) => cumulativeUpkeepAbilities(cost),
};
