import type { Ability, Effect, PlayerRef } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CAST_THIS, THIS, whenever, YOU } from "./shorthand.ts";

const CHOSEN: PlayerRef = { kind: "bound", name: "demonstrated" };

function copyBy(who: PlayerRef): Effect {
  return { kind: "copySpell", what: THIS, who, newTargets: "may" };
}

/** CR 702.144a. */
const demonstrateAbilities: readonly Ability[] = [
  whenever(
    CAST_THIS,
    body({
      kind: "may",
      who: YOU,
      effects: [
        copyBy(YOU),
        { kind: "choose", who: YOU, what: { kind: "player", among: "opponent" }, bind: "demonstrated" },
        copyBy(CHOSEN),
      ],
    }),
    { zone: "stack" },
  ),
];

export const demonstrate: Keyword<"demonstrate"> = {
  rule: "702.144",
  owner: "keywords",
  abilities: () => demonstrateAbilities,
};
