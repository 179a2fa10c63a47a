import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, putCounters } from "./shorthand.ts";

/** CR 702.107a. */
function outlastAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [asSorcery([...cost, { kind: "tap" }], body(putCounters("+1/+1", 1)))];
}

export const outlast: Keyword<"outlast"> = {
  rule: "702.107",
  owner: "keywords",
  abilities: ({ cost }) => outlastAbilities(cost),
};
