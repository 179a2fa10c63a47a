import type { Keyword } from "./keyword.ts";
import { bringsBearer } from "./shorthand.ts";

/** Job select (Final Fantasy): the same with a 1/1 colorless Hero. */
const jobSelectAbilities = bringsBearer({
  kind: "token",
  colors: [],
  types: ["creature"],
  subtypes: ["Hero"],
  power: 1,
  toughness: 1,
});

export const jobSelect: Keyword<"jobSelect"> = {
  rule: "Final Fantasy",
  owner: "keywords",
  abilities: () => jobSelectAbilities,
};
