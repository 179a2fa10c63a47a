import type { CardType } from "@spellroom/card-language";
import type { CurrentAbility } from "../../state/object.ts";
import { expandKeyword } from "../keywords/index.ts";
import { intrinsicAbilities } from "./land-types.ts";

type AbilityList = readonly CurrentAbility[];

const longer = new WeakMap<AbilityList, WeakMap<CurrentAbility, AbilityList>>();

/** A list with one ability more; the same list for the same two, so that what is known of it stays known. */
export function withAbility(abilities: AbilityList, gained: CurrentAbility): AbilityList {
  let lists = longer.get(abilities);
  if (!lists) {
    lists = new WeakMap();
    longer.set(abilities, lists);
  }
  let list = lists.get(gained);
  if (!list) {
    list = [...abilities, gained];
    lists.set(gained, list);
  }
  return list;
}

/** A list with the mana abilities of basic land types (CR 305.6); the same for the same list and types. */
export function withIntrinsicAbilities(
  abilities: AbilityList,
  types: readonly CardType[],
  subtypes: readonly string[],
): AbilityList {
  if (!types.includes("land")) return abilities;
  return intrinsicAbilities(subtypes).reduce(withAbility, abilities);
}

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
