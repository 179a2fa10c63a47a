import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";

/** A permanent enters tapped and attacking, what it attacks being settled as the cost is paid, as for ninjutsu (CR 702.49c). */
const sneakAbilities: readonly Ability[] = [
  {
    kind: "static",
    condition: { kind: "paidAlternative", keyword: "sneak" },
    effects: [
      {
        kind: "replacement",
        replacement: { kind: "enters", what: "this", with: { tapped: true, attacking: true } },
      },
    ],
  },
];

const NONE: readonly Ability[] = [];

export const sneak: Keyword<"sneak"> = {
  rule: "Teenage Mutant Ninja Turtles",
  owner: "casting",
  abilities: (_, { isSpell }) => (isSpell ? NONE : sneakAbilities),
};
