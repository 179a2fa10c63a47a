import type { Ability, Cost, Filter } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, CREATURE, IT, targeted, YOURS } from "./shorthand.ts";

/** CR 702.6a; with a quality, CR 702.6c. */
export function equipAbilities(cost: readonly Cost[], quality: Filter | null): readonly Ability[] {
  return [
    asSorcery(
      cost,
      targeted(
        {
          id: "equip",
          what: { kind: "object", filter: { of: [CREATURE, YOURS, ...(quality?.of ?? [])] } },
        },
        { kind: "attach", what: IT, to: { kind: "target", target: "equip" } },
      ),
      { word: "equip" },
    ),
  ];
}

export const equip: Keyword<"equip"> = {
  rule: "702.6",
  owner: "keywords",
  abilities: ({ cost }) => equipAbilities(cost, null),
};
