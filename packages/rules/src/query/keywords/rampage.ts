import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { BECOMES_BLOCKED, body, CREATURE, filter, THIS, thisGets, times, whenever } from "./shorthand.ts";

/** CR 702.23a-b: for each creature blocking it beyond the first as the ability resolves. */
function rampageAbilities(amount: Amount): readonly Ability[] {
  const blockers: Amount = { kind: "count", filter: filter(CREATURE, { kind: "blocking", ref: THIS }) };
  const beyond: Amount = { kind: "most", of: [{ kind: "difference", of: blockers, minus: 1 }, 0] };
  return [whenever(BECOMES_BLOCKED, body(thisGets(times(amount, beyond), times(amount, beyond))))];
}

export const rampage: Keyword<"rampage"> = {
  rule: "702.23",
  owner: "keywords",
  abilities: ({ amount }) => rampageAbilities(amount),
};
