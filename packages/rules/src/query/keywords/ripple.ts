import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CAST_THIS, THIS, whenever, YOU } from "./shorthand.ts";

/** CR 702.60a: those of the spell's name may be cast one after another, the rest go to the bottom. */
function rippleAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      CAST_THIS,
      body({
        kind: "may",
        who: YOU,
        effects: [
          { kind: "reveal", what: { kind: "top", of: YOU, amount }, bind: "rippled" },
          {
            kind: "castNow",
            who: YOU,
            what: { kind: "ref", ref: { kind: "bound", name: "rippled" } },
            cost: "withoutPaying",
            optional: true,
            spell: { of: [{ kind: "shares", what: "name", ref: THIS }] },
            bind: "cast",
          },
          {
            kind: "move",
            what: { kind: "ref", ref: { kind: "rest", of: "rippled", without: ["cast"] } },
            to: { zone: "library", position: "bottomAnyOrder" },
          },
        ],
      }),
      { zone: "stack" },
    ),
  ];
}

export const ripple: Keyword<"ripple"> = {
  rule: "702.60",
  owner: "keywords",
  abilities: ({ amount }) => rippleAbilities(amount),
};
