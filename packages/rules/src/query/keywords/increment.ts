import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, EVENT_OBJECT, putCounters, THIS, whenever, YOU } from "./shorthand.ts";

/**
 * "Whenever you cast a spell, if the amount of mana you spent is greater than this creature's power or toughness, put a +1/+1
 * counter on this creature": greater than one of both is enough, and it is looked at again on resolution (CR 603.4).
 */
const incrementAbilities: readonly Ability[] = [
  whenever({ kind: "casts", who: YOU, spell: { of: [] } }, body(putCounters("+1/+1", 1)), {
    condition: {
      kind: "any",
      of: (["power", "toughness"] as const).map((stat) => ({
        kind: "compare" as const,
        left: { kind: "manaSpent" as const, of: EVENT_OBJECT },
        compare: ">" as const,
        right: { kind: "stat" as const, stat, of: THIS },
      })),
    },
  }),
];

export const increment: Keyword<"increment"> = {
  rule: "Secrets of Strixhaven",
  owner: "keywords",
  abilities: () => incrementAbilities,
};
