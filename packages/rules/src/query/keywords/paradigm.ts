import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body } from "./shorthand.ts";

/** Secrets of Strixhaven: the last instruction of the spell. */
const paradigmAbilities: readonly Ability[] = [
  { kind: "spell", body: body({ kind: "keywordAction", action: "paradigm" }) },
];

export const paradigm: Keyword<"paradigm"> = {
  rule: "Secrets of Strixhaven",
  owner: "keywords",
  abilities: () => paradigmAbilities,
};
