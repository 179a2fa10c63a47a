import type { CurrentAbility } from "../../state/object.ts";

/** Variants that are also the keyword they vary (CR 702.29f, 702.33c, 702.37b, 702.6c). */
const ALSO: Readonly<Record<string, string>> = {
  typecycling: "cycling",
  multikicker: "kicker",
  megamorph: "morph",
  equipQuality: "equip",
};

const NONE: ReadonlySet<string> = new Set();
const known = new WeakMap<readonly CurrentAbility[], ReadonlySet<string>>();

/** The names of the keyword abilities in a list. */
export function keywordNames(abilities: readonly CurrentAbility[]): ReadonlySet<string> {
  const found = known.get(abilities);
  if (found) return found;
  const names = new Set<string>();
  for (const { ability } of abilities) {
    if (ability.kind !== "keyword") continue;
    names.add(ability.keyword);
    const also = ALSO[ability.keyword];
    if (also) names.add(also);
  }
  const result = names.size > 0 ? names : NONE;
  known.set(abilities, result);
  return result;
}
