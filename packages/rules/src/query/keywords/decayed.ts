import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKS, body, IT, whenever, YOU } from "./shorthand.ts";

/** CR 702.147a. */
const decayedAbilities: readonly Ability[] = [
  {
    kind: "static",
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: [{ kind: "restriction", restriction: { kind: "cantBlock" } }],
      },
    ],
  },
  whenever(
    ATTACKS,
    body({
      kind: "delayed",
      event: { kind: "nextStep", step: "endOfCombat", whose: { kind: "allPlayers" } },
      body: body({ kind: "sacrifice", who: YOU, what: IT }),
    }),
  ),
];

export const decayed: Keyword<"decayed"> = {
  rule: "702.147",
  owner: "keywords",
  abilities: () => decayedAbilities,
};
