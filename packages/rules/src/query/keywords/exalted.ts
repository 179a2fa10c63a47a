import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CREATURE, filter, modifyUntilEndOfTurn, whenever, YOURS } from "./shorthand.ts";

/** CR 702.83a. */
const exaltedAbilities: readonly Ability[] = [
  whenever(
    { kind: "attacks", what: { filter: filter(CREATURE, YOURS) }, alone: true },
    body(
      modifyUntilEndOfTurn(
        { kind: "ref", ref: { kind: "event", role: "attacker" } },
        { kind: "addPT", power: 1, toughness: 1 },
      ),
    ),
  ),
];

export const exalted: Keyword<"exalted"> = {
  rule: "702.83",
  owner: "keywords",
  abilities: () => exaltedAbilities,
};
