import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, filter, THIS, YOU, YOUR_UPKEEP } from "./shorthand.ts";

/** CR 702.50a: both last for the rest of the game, and the copies have no epic ability themselves. */
const epicAbilities: readonly Ability[] = [
  {
    kind: "spell",
    body: body(
      { kind: "createRule", rule: { kind: "cantCast", who: YOU, spells: filter() }, duration: "endOfGame" },
      {
        kind: "delayed",
        event: YOUR_UPKEEP,
        repeats: true,
        body: body({
          kind: "copySpell",
          what: THIS,
          newTargets: "may",
          except: [{ kind: "loseKeyword", keyword: "epic" }],
        }),
      },
    ),
  },
];

export const epic: Keyword<"epic"> = {
  rule: "702.50",
  owner: "keywords",
  abilities: () => epicAbilities,
};
