import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKS, CREATURE, DEFENDING, filter, THIS, targeted, whenever, YOU } from "./shorthand.ts";

/** CR 702.39a. */
const provokeAbilities: readonly Ability[] = [
  whenever(
    ATTACKS,
    targeted(
      {
        id: "provoke",
        what: { kind: "object", filter: filter(CREATURE, { kind: "controller", player: DEFENDING }) },
      },
      {
        kind: "may",
        who: YOU,
        effects: [
          {
            kind: "modify",
            what: { kind: "ref", ref: { kind: "target", target: "provoke" } },
            modifications: [{ kind: "restriction", restriction: { kind: "mustBlock", what: THIS } }],
            duration: "endOfCombat",
          },
          { kind: "untap", what: { kind: "ref", ref: { kind: "target", target: "provoke" } } },
        ],
      },
    ),
  ),
];

export const provoke: Keyword<"provoke"> = {
  rule: "702.39",
  owner: "keywords",
  abilities: () => provokeAbilities,
};
