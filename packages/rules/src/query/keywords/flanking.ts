import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CREATURE, filter, modifyUntilEndOfTurn, not, whenever } from "./shorthand.ts";

/** CR 702.25a. */
const flankingAbilities: readonly Ability[] = [
  whenever(
    {
      kind: "becomesBlocked",
      what: "this",
      by: { filter: filter(CREATURE, not({ kind: "keyword", keyword: "flanking" })) },
    },
    body(
      modifyUntilEndOfTurn(
        { kind: "ref", ref: { kind: "event", role: "blocker" } },
        { kind: "addPT", power: -1, toughness: -1 },
      ),
    ),
  ),
];

export const flanking: Keyword<"flanking"> = {
  rule: "702.25",
  owner: "keywords",
  abilities: () => flankingAbilities,
};
