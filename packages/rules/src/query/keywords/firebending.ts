import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKS, body, whenever, YOU } from "./shorthand.ts";

/** Firebending (Avatar: The Last Airbender): red mana for as long as this combat lasts. */
function firebendingAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ATTACKS,
      body({
        kind: "addMana",
        who: YOU,
        output: { kind: "repeated", mana: "R", amount },
        rider: { lasts: "endOfCombat" },
      }),
    ),
  ];
}

export const firebending: Keyword<"firebending"> = {
  rule: "Avatar: The Last Airbender",
  owner: "keywords",
  abilities: ({ amount }) => firebendingAbilities(amount),
};
