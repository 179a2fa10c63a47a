import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { mayEnterWithCounter } from "./shorthand.ts";

/** CR 702.136a: each instance asks for itself (702.136b). */
const riotAbilities: readonly Ability[] = [
  mayEnterWithCounter({
    modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } }],
  }),
];

export const riot: Keyword<"riot"> = {
  rule: "702.136",
  owner: "keywords",
  abilities: () => riotAbilities,
};
