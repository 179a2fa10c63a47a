import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { ATTACKS, body, whenever, YOU } from "./shorthand.ts";

/** Mobilize (Tarkir: Dragonstorm): that many 1/1 red Warriors, tapped and attacking, until the next end step. */
function mobilizeAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ATTACKS,
      body(
        {
          kind: "createToken",
          who: YOU,
          amount,
          token: {
            kind: "token",
            colors: ["R"],
            types: ["creature"],
            subtypes: ["Warrior"],
            power: 1,
            toughness: 1,
          },
          with: { tapped: true, attacking: true },
          bind: "mobilized",
        },
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
          body: body({
            kind: "sacrifice",
            who: YOU,
            what: { kind: "ref", ref: { kind: "bound", name: "mobilized" } },
          }),
        },
      ),
    ),
  ];
}

export const mobilize: Keyword<"mobilize"> = {
  rule: "Tarkir: Dragonstorm",
  owner: "keywords",
  abilities: ({ amount }) => mobilizeAbilities(amount),
};
