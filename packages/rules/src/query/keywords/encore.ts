import type { Ability, Cost, Selection } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, body, IT, YOU } from "./shorthand.ts";

const TOKEN: Selection = { kind: "ref", ref: { kind: "bound", name: "encored" } };

/** CR 702.141a. */
function encoreAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    asSorcery(
      [...cost, { kind: "exile", what: "this" }],
      body(
        {
          kind: "forEachPlayer",
          of: { kind: "opponents" },
          effects: [
            { kind: "createCopyToken", who: YOU, amount: 1, of: IT, bind: "encored" },
            {
              kind: "modify",
              what: TOKEN,
              modifications: [
                { kind: "restriction", restriction: { kind: "mustAttack", player: { kind: "each" } } },
              ],
              duration: "endOfTurn",
            },
          ],
        },
        {
          kind: "modify",
          what: TOKEN,
          modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } }],
          duration: "endOfGame",
        },
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
          body: body({ kind: "sacrifice", who: YOU, what: TOKEN }),
        },
      ),
      { zone: "graveyard" },
    ),
  ];
}

export const encore: Keyword<"encore"> = {
  rule: "702.141",
  owner: "keywords",
  abilities: ({ cost }) => encoreAbilities(cost),
};
