import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CREATURE, EVENT_OBJECT, filter, putCounters, THIS, whenever, YOURS } from "./shorthand.ts";

/** CR 702.100a: of the two numbers of both creatures as they are, checked again on resolution (CR 603.4). */
const evolveAbilities: readonly Ability[] = [
  whenever(
    { kind: "moves", what: { filter: filter(CREATURE, YOURS) }, to: "battlefield" },
    body(putCounters("+1/+1", 1)),
    {
      condition: {
        kind: "any",
        of: (["power", "toughness"] as const).map((stat) => ({
          kind: "compare" as const,
          left: { kind: "stat" as const, stat, of: EVENT_OBJECT },
          compare: ">" as const,
          right: { kind: "stat" as const, stat, of: THIS },
        })),
      },
    },
  ),
];

export const evolve: Keyword<"evolve"> = {
  rule: "702.100",
  owner: "keywords",
  abilities: () => evolveAbilities,
};
