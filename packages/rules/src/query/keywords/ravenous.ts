import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, entersWith, whenever, YOU } from "./shorthand.ts";

/** CR 702.156a: X is that of the spell that it was (107.3m), nothing if it wasn't cast. */
const ravenousAbilities: readonly Ability[] = [
  entersWith("+1/+1", { kind: "x" }),
  whenever(ENTERS, body({ kind: "draw", who: YOU, amount: 1 }), {
    condition: { kind: "compare", left: { kind: "x" }, compare: ">=", right: 5 },
  }),
];

export const ravenous: Keyword<"ravenous"> = {
  rule: "702.156",
  owner: "keywords",
  abilities: () => ravenousAbilities,
};
