import type { CardType } from "@spellroom/card-language";
import { expandKeyword } from "../keywords/index.ts";
import type { CurrentAbility } from "../state/object.ts";

const known = new WeakMap<
  readonly CurrentAbility[],
  { readonly types: readonly CardType[]; readonly all: readonly CurrentAbility[] }
>();

/** Abilities with each keyword ability followed by the abilities that it stands for (CR 702.1). */
export function withKeywordAbilities(
  abilities: readonly CurrentAbility[],
  types: readonly CardType[],
): readonly CurrentAbility[] {
  if (!abilities.some(({ ability }) => ability.kind === "keyword")) return abilities;
  const found = known.get(abilities);
  if (found?.types === types) return found.all;
  const all = abilities.flatMap((current) => {
    const { ability, key, from } = current;
    if (ability.kind !== "keyword") return [current];
    return [
      current,
      ...expandKeyword(ability, { types }).map((expanded, at) => ({
        ability: expanded,
        key: `${key}.${at}`,
        from,
      })),
    ];
  });
  known.set(abilities, { types, all });
  return all;
}
