import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ENTERS, targeted, whenever } from "./shorthand.ts";

/** CR 702.124i: this ability; that both may be commanders is a matter of decks. */
function partnerWithAbilities(name: string): readonly Ability[] {
  const who = { kind: "target", target: "searcher" } as const;
  return [
    whenever(
      ENTERS,
      targeted(
        { id: who.target, what: { kind: "player", player: "any" } },
        {
          kind: "may",
          who,
          effects: [
            {
              kind: "search",
              who,
              zones: ["library"],
              of: who,
              filter: { zones: ["library"], of: [{ kind: "named", name }] },
              count: { min: 0, max: 1 },
              reveal: true,
              bind: "found",
            },
            {
              kind: "move",
              what: { kind: "ref", ref: { kind: "bound", name: "found" } },
              to: { zone: "hand" },
            },
            { kind: "shuffle", who },
          ],
        },
      ),
    ),
  ];
}

export const partnerWith: Keyword<"partnerWith"> = {
  rule: "702.124i",
  owner: "keywords",
  abilities: ({ name }) => partnerWithAbilities(name),
};
