import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CAST_THIS, THIS, whenever } from "./shorthand.ts";

/** CR 702.40a: the amount of a casting event is how many spells have been cast this turn, this one among them. */
const stormAbilities: readonly Ability[] = [
  whenever(
    CAST_THIS,
    body({
      kind: "copySpell",
      what: THIS,
      amount: { kind: "difference", of: { kind: "event" }, minus: 1 },
      newTargets: "may",
    }),
    { zone: "stack" },
  ),
];

export const storm: Keyword<"storm"> = {
  rule: "702.40",
  owner: "keywords",
  abilities: () => stormAbilities,
};
