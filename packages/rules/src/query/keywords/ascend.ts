import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, YOU } from "./shorthand.ts";

/** CR 702.131a: on an instant or sorcery. */
const ascendOfSpellAbilities: readonly Ability[] = [
  { kind: "spell", body: body({ kind: "keywordAction", action: "getCitysBlessing", who: YOU }) },
];

export const ascend: Keyword<"ascend"> = {
  rule: "702.131",
  owner: "events",
  abilities: (_ability, on) => (on.isSpell ? ascendOfSpellAbilities : []),
};
