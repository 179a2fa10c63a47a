import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CAST_THIS, THIS, whenever } from "./shorthand.ts";

/** CR 702.56a: a copy for each time the cost was paid; paying it is the business of casting. */
const replicateAbilities: readonly Ability[] = [
  whenever(
    CAST_THIS,
    body({
      kind: "copySpell",
      what: THIS,
      amount: { kind: "timesKicked", keyword: "replicate" },
      newTargets: "may",
    }),
    { zone: "stack", condition: { kind: "paidAlternative", keyword: "replicate" } },
  ),
];

export const replicate: Keyword<"replicate"> = {
  rule: "702.56",
  owner: "keywords",
  abilities: () => replicateAbilities,
};
