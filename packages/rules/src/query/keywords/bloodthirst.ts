import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";

/** CR 702.54a. */
function bloodthirstAbilities(amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      condition: {
        kind: "happened",
        event: {
          kind: "dealsDamage",
          source: { filter: { of: [] } },
          to: { kind: "player", player: { kind: "opponents" } },
        },
        when: "thisTurn",
      },
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { counters: [{ counter: "+1/+1", amount }] },
          },
        },
      ],
    },
  ];
}

export const bloodthirst: Keyword<"bloodthirst"> = {
  rule: "702.54",
  owner: "keywords",
  abilities: ({ amount }) => bloodthirstAbilities(amount),
};
