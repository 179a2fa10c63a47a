import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { DIES, targeted, whenever, YOU } from "./shorthand.ts";

/** CR 702.46a. */
function soulshiftAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      DIES,
      targeted(
        {
          id: "soulshift",
          what: {
            kind: "object",
            filter: {
              zones: ["graveyard"],
              of: [
                { kind: "subtype", subtype: "Spirit" },
                { kind: "owner", player: YOU },
                { kind: "stat", stat: "manaValue", compare: "<=", value: amount },
              ],
            },
          },
        },
        {
          kind: "may",
          who: YOU,
          effects: [
            {
              kind: "move",
              what: { kind: "ref", ref: { kind: "target", target: "soulshift" } },
              to: { zone: "hand" },
            },
          ],
        },
      ),
    ),
  ];
}

export const soulshift: Keyword<"soulshift"> = {
  rule: "702.46",
  owner: "keywords",
  abilities: ({ amount }) => soulshiftAbilities(amount),
};
