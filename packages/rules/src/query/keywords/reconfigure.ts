import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, CREATURE, IT, OTHER, targeted, YOURS } from "./shorthand.ts";

/** CR 702.151a; that it stops being a creature (702.151b) is the business of attaching. */
function reconfigureAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    asSorcery(
      cost,
      targeted(
        { id: "reconfigure", what: { kind: "object", filter: { of: [CREATURE, OTHER, YOURS] } } },
        { kind: "attach", what: IT, to: { kind: "target", target: "reconfigure" } },
      ),
      { word: "reconfigure" },
    ),
    {
      kind: "activated",
      cost,
      body: body({ kind: "unattach", what: IT }),
      limits: {
        timing: "sorcery",
        condition: { kind: "is", object: { kind: "attached" }, of: [CREATURE] },
      },
    },
  ];
}

export const reconfigure: Keyword<"reconfigure"> = {
  rule: "702.151",
  owner: "keywords",
  abilities: ({ cost }) => reconfigureAbilities(cost),
};
