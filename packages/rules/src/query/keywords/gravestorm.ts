import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CAST_THIS, THIS, whenever } from "./shorthand.ts";

/** CR 702.69a: a copy for each permanent that was put into a graveyard from the battlefield this turn. */
const gravestormAbilities: readonly Ability[] = [
  whenever(
    CAST_THIS,
    body({
      kind: "copySpell",
      what: THIS,
      amount: {
        kind: "happened",
        event: { kind: "moves", what: { filter: { of: [] } }, from: "battlefield", to: "graveyard" },
        when: "thisTurn",
      },
      newTargets: "may",
    }),
    { zone: "stack" },
  ),
];

export const gravestorm: Keyword<"gravestorm"> = {
  rule: "702.69",
  owner: "keywords",
  abilities: () => gravestormAbilities,
};
