import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, whenever } from "./shorthand.ts";

/** CR 702.21a. */
function wardAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    whenever(
      { kind: "becomesTarget", what: "this", by: "either", controller: { kind: "opponents" } },
      body({
        kind: "unless",
        who: { kind: "event" },
        cost,
        effects: [{ kind: "counter", what: { kind: "ref", ref: { kind: "event", role: "cause" } } }],
      }),
    ),
  ];
}

export const ward: Keyword<"ward"> = {
  rule: "702.21",
  owner: "keywords",
  abilities: ({ cost }) => wardAbilities(cost),
};
