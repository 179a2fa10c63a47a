import type { Ability, CardType, KeywordAbility, KeywordName } from "@spellroom/card-language";
import type { Keyword, KeywordHolder, KeywordShapes } from "./keyword.ts";
import { KEYWORDS } from "./table.ts";

export { KEYWORDS } from "./table.ts";

const NONE: readonly Ability[] = [];
const expansions = new WeakMap<
  KeywordAbility,
  { creature?: readonly Ability[]; spell?: readonly Ability[]; other?: readonly Ability[] }
>();

/**
 * The ordinary abilities that a keyword ability represents (CR 702), on an object of those card types; none where its owner
 * implements it directly. The same abilities each time, so that results about them can be cached.
 */
export function expandKeyword(
  ability: KeywordAbility,
  of: { readonly types: readonly CardType[]; readonly below?: () => readonly Ability[] },
): readonly Ability[] {
  if (ability.keyword === "backup" && of.below)
    return (
      KEYWORDS.backup.abilities?.(ability, { isCreature: true, isSpell: false, below: of.below() }) ?? NONE
    );
  let known = expansions.get(ability);
  if (!known) {
    known = {};
    expansions.set(ability, known);
  }
  const isCreature = of.types.includes("creature");
  const isSpell = !isCreature && (of.types.includes("instant") || of.types.includes("sorcery"));
  const which = isCreature ? "creature" : isSpell ? "spell" : "other";
  let expanded = known[which];
  if (!expanded) {
    expanded = abilitiesOf(ability.keyword, ability, { isCreature, isSpell, below: NONE });
    known[which] = expanded;
  }
  return expanded;
}

function abilitiesOf<K extends KeywordName>(
  name: K,
  ability: KeywordShapes[K],
  holder: KeywordHolder,
): readonly Ability[] {
  const keyword: Keyword<K> = KEYWORDS[name];
  return keyword.abilities?.(ability, holder) ?? NONE;
}
