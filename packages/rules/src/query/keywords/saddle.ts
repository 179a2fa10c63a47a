import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, tapCreatures, tell } from "./shorthand.ts";

/** CR 702.171a. */
function saddleAbilities(power: Amount): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [tapCreatures(power)],
      body: body(tell("saddle")),
      limits: { timing: "sorcery" },
      word: "saddle",
    },
  ];
}

export const saddle: Keyword<"saddle"> = {
  rule: "702.171",
  owner: "keywords",
  abilities: ({ amount }) => saddleAbilities(amount),
};
