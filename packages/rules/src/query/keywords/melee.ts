import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKS, body, thisGets, whenever } from "./shorthand.ts";

const OPPONENTS_ATTACKED: Amount = { kind: "countPlayers", players: { kind: "attackedByYou" } };

/** CR 702.121a. */
const meleeAbilities: readonly Ability[] = [
  whenever(ATTACKS, body(thisGets(OPPONENTS_ATTACKED, OPPONENTS_ATTACKED))),
];

export const melee: Keyword<"melee"> = {
  rule: "702.121",
  owner: "keywords",
  abilities: () => meleeAbilities,
};
