import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { BECOMES_BLOCKED, body, thisGets, times, whenever } from "./shorthand.ts";

/** CR 702.23a: for each creature blocking it beyond the first. */
function rampageAbilities(amount: Amount): readonly Ability[] {
  const beyond: Amount = {
    kind: "difference",
    of: { kind: "countRef", ref: { kind: "event", role: "blocker" } },
    minus: 1,
  };
  return [whenever(BECOMES_BLOCKED, body(thisGets(times(amount, beyond), times(amount, beyond))))];
}

export const rampage: Keyword<"rampage"> = {
  rule: "702.23",
  owner: "keywords",
  abilities: ({ amount }) => rampageAbilities(amount),
};
