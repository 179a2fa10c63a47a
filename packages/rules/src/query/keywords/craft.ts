import type { Ability, Filter, KeywordAbility } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, IT, OTHER, YOURS } from "./shorthand.ts";

/** CR 702.167a-c: the materials are permanents and cards of the graveyard, which other abilities find as linked. */
function craftAbilities(ability: Extract<KeywordAbility, { keyword: "craft" }>): readonly Ability[] {
  const materials: Filter = { zones: ["battlefield", "graveyard"], of: [...ability.with.of, OTHER, YOURS] };
  return [
    asSorcery(
      [
        ...ability.cost,
        { kind: "exile", what: "this" },
        { kind: "exile", what: { count: ability.count ?? 1, filter: materials }, link: "crafted" },
      ],
      body({ kind: "move", what: IT, to: { zone: "battlefield", with: { transformed: true } } }),
      { word: "craft" },
    ),
  ];
}

export const craft: Keyword<"craft"> = {
  rule: "702.167",
  owner: "keywords",
  abilities: craftAbilities,
};
