import type { Ability, Amount, Cost } from "@spellroom/card-language";
import { body, IT, putCounters, SACRIFICE_THIS, THIS, whenever, YOU, YOUR_UPKEEP } from "./parts.ts";

/** CR 702.30a. */
export function echo(cost: readonly Cost[]): readonly Ability[] {
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

/** CR 702.24a: an age counter each upkeep, then the whole cost once for each, or the sacrifice. */
export function cumulativeUpkeep(cost: readonly Cost[]): readonly Ability[] {
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
