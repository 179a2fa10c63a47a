import type { Keyword } from "./keyword.ts";
import { bringsBearer } from "./shorthand.ts";

/** CR 702.163a. */
const forMirrodinAbilities = bringsBearer({
  kind: "token",
  colors: ["R"],
  types: ["creature"],
  subtypes: ["Rebel"],
  power: 2,
  toughness: 2,
});

export const forMirrodin: Keyword<"forMirrodin"> = {
  rule: "702.163",
  owner: "keywords",
  abilities: () => forMirrodinAbilities,
};
