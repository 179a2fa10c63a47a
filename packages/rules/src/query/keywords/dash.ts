import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asLongAsPaid, atNextEndStepIfPaid, IT } from "./shorthand.ts";

/** CR 702.109a: haste and the return; casting it for its dashAbilities cost is the business of casting. */
const dashAbilities: readonly Ability[] = [
  asLongAsPaid("dash", { kind: "keyword", keyword: "haste" }),
  atNextEndStepIfPaid("dash", { kind: "move", what: IT, to: { zone: "hand" } }),
];

export const dash: Keyword<"dash"> = {
  rule: "702.109",
  owner: "casting",
  abilities: () => dashAbilities,
};
