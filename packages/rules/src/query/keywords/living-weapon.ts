import type { Keyword } from "./keyword.ts";
import { bringsBearer } from "./shorthand.ts";

/** CR 702.92a. */
const livingWeaponAbilities = bringsBearer({
  kind: "token",
  colors: ["B"],
  types: ["creature"],
  subtypes: ["Phyrexian", "Germ"],
  power: 0,
  toughness: 0,
});

export const livingWeapon: Keyword<"livingWeapon"> = {
  rule: "702.92",
  owner: "keywords",
  abilities: () => livingWeaponAbilities,
};
