import type { Ability, Filter } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, filter, OTHER, SACRIFICE_THIS, whenever, YOU, YOURS } from "./shorthand.ts";

/** CR 702.72a: the two abilities are linked. */
function championAbilities(what: Filter): readonly Ability[] {
  const link = "championed";
  return [
    whenever(
      ENTERS,
      body({
        kind: "unless",
        who: YOU,
        cost: [{ kind: "exile", what: { count: 1, filter: filter(...what.of, OTHER, YOURS) }, link }],
        effects: [SACRIFICE_THIS],
      }),
    ),
    whenever(
      { kind: "moves", what: "this", from: "battlefield" },
      body({
        kind: "move",
        what: { kind: "ref", ref: { kind: "linked", link } },
        to: { zone: "battlefield" },
      }),
    ),
  ];
}

export const champion: Keyword<"champion"> = {
  rule: "702.72",
  owner: "keywords",
  abilities: ({ what }) => championAbilities(what),
};
