import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import {
  ATTACKING,
  ATTACKS,
  body,
  CREATURE,
  filter,
  modifyUntilEndOfTurn,
  OTHER,
  whenever,
} from "./shorthand.ts";

/** CR 702.91a. */
const battleCryAbilities: readonly Ability[] = [
  whenever(
    ATTACKS,
    body(
      modifyUntilEndOfTurn(
        { kind: "all", filter: filter(CREATURE, ATTACKING, OTHER) },
        { kind: "addPT", power: 1, toughness: 0 },
      ),
    ),
  ),
];

export const battleCry: Keyword<"battleCry"> = {
  rule: "702.91",
  owner: "keywords",
  abilities: () => battleCryAbilities,
};
