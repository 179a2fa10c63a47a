import {
  type Ability,
  type CardType,
  type Cost,
  type CostKeyword,
  isCostKeyword,
  type KeywordAbility,
  type ManaCost,
} from "@spellroom/card-language";
import type { CurrentAbility } from "../../state/object.ts";
import { expandKeyword } from "../keywords/index.ts";
import { printedName } from "./face.ts";
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
  {
    readonly types: readonly CardType[];
    /** Of the object, if one of its abilities costs as much; `undefined`: none does, whatever its mana cost. */
    readonly manaCost: ManaCost | null | undefined;
    readonly all: readonly CurrentAbility[];
  }
>();

/**
 * Abilities with each keyword ability followed by the abilities that it stands for (CR 702.1). What costs as much as the
 * object's mana cost costs that.
 */
export function withKeywordAbilities(
  abilities: readonly CurrentAbility[],
  types: readonly CardType[],
  manaCost: ManaCost | null,
): readonly CurrentAbility[] {
  if (!abilities.some(({ ability }) => ability.kind === "keyword")) return abilities;
  const found = known.get(abilities);
  if (found?.types === types && (found.manaCost === undefined || found.manaCost === manaCost))
    return found.all;
  const ownCost = abilities.some(({ ability }) => costsAsMuchAsItself(ability));
  const all = abilities.flatMap((written, place) => {
    const current = ownCost ? atOwnCost(written, manaCost) : written;
    const { ability, key, from } = current;
    if (ability.kind !== "keyword" || costsAsMuchAsItself(ability)) return [current];
    return [
      current,
      ...expandKeyword(ability, { types, below: () => printedBelow(abilities, place) }).map(
        (expanded, at) => ({
          ability: expanded,
          key: `${key}.${at}`,
          from,
        }),
      ),
    ];
  });
  known.set(abilities, { types, manaCost: ownCost ? manaCost : undefined, all });
  return all;
}

/** CR 702.165c: those that are printed on the same object, in the order in which they are printed. */
function printedBelow(abilities: readonly CurrentAbility[], place: number): readonly Ability[] {
  const component = printedName(abilities[place]?.key ?? "")?.number;
  if (component === undefined) return NOTHING_BELOW;
  return abilities
    .slice(place + 1)
    .filter(({ key, ability }) => printedName(key)?.number === component && !isBackup(ability))
    .map(({ ability }) => ability);
}

const NOTHING_BELOW: readonly Ability[] = [];

function isBackup(ability: Ability): boolean {
  return ability.kind === "keyword" && ability.keyword === "backup";
}

type CostKeywordAbility = Extract<KeywordAbility, { readonly keyword: CostKeyword }>;

/** Flashback and harmonize look at the mana cost of each half that may be cast (CR 709.3). */
const BY_HALVES: readonly string[] = ["flashback", "harmonize"];

function costsAsMuchAsItself(ability: Ability): ability is CostKeywordAbility {
  if (ability.kind !== "keyword" || !isCostKeyword(ability) || BY_HALVES.includes(ability.keyword))
    return false;
  return ability.cost.some(({ kind }) => kind === "ownManaCost");
}

/** An object without a mana cost keeps a cost that can't be paid (CR 118.6). */
function atOwnCost(current: CurrentAbility, manaCost: ManaCost | null): CurrentAbility {
  const { ability } = current;
  if (manaCost === null || !costsAsMuchAsItself(ability)) return current;
  const cost = ability.cost.map(
    (one): Cost => (one.kind === "ownManaCost" ? { kind: "mana", mana: manaCost } : one),
  );
  return { ...current, ability: { ...ability, cost } };
}
