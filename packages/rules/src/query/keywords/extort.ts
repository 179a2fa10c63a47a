import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, whenever, YOU } from "./shorthand.ts";

/** CR 702.101a. */
const extortAbilities: readonly Ability[] = [
  whenever(
    { kind: "casts", who: YOU, spell: { of: [] } },
    body({
      kind: "may",
      who: YOU,
      cost: [{ kind: "mana", mana: ["W/B"] }],
      effects: [
        { kind: "loseLife", who: { kind: "opponents" }, amount: 1, bind: "extorted" },
        { kind: "gainLife", who: YOU, amount: { kind: "bound", name: "extorted" } },
      ],
    }),
  ),
];

export const extort: Keyword<"extort"> = {
  rule: "702.101",
  owner: "keywords",
  abilities: () => extortAbilities,
};
