import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, whenever } from "./shorthand.ts";

/** CR 702.115a. */
const ingestAbilities: readonly Ability[] = [
  whenever(
    {
      kind: "dealsDamage",
      source: "this",
      to: { kind: "player", player: { kind: "allPlayers" } },
      combat: true,
    },
    body({ kind: "exile", what: { kind: "top", of: { kind: "event" }, amount: 1 } }),
  ),
];

export const ingest: Keyword<"ingest"> = {
  rule: "702.115",
  owner: "keywords",
  abilities: () => ingestAbilities,
};
