import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { YOU } from "./shorthand.ts";

/** CR 702.161a. */
const livingMetalAbilities: readonly Ability[] = [
  {
    kind: "static",
    condition: { kind: "turn", whose: YOU },
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: [{ kind: "types", mode: "add", types: ["artifact", "creature"] }],
      },
    ],
  },
];

export const livingMetal: Keyword<"livingMetal"> = {
  rule: "702.161",
  owner: "keywords",
  abilities: () => livingMetalAbilities,
};
