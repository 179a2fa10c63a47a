import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, IT, modifyUntilEndOfTurn, tapCreatures, tell } from "./shorthand.ts";

/** CR 702.122a, d. Effects that refer to crewing find it by this word. */
function crewAbilities(power: Amount): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [tapCreatures(power)],
      body: body(
        modifyUntilEndOfTurn(IT, { kind: "types", mode: "add", types: ["artifact", "creature"] }),
        tell("crew"),
      ),
      word: "crew",
    },
  ];
}

export const crew: Keyword<"crew"> = {
  rule: "702.122",
  owner: "keywords",
  abilities: ({ amount }) => crewAbilities(amount),
};
