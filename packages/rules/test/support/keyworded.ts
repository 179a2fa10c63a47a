import type {
  Ability,
  CardDefinition,
  Cost,
  CostKeyword,
  KeywordAbility,
  ManaCost,
} from "@spellroom/card-language";
import { card, creature } from "./cards.ts";

type Numbered = Extract<KeywordAbility, { amount: unknown; cost?: never }>["keyword"];

/** A keyword ability followed by a number. */
export function numbered(keyword: Numbered, amount: number): KeywordAbility {
  return { kind: "keyword", keyword, amount };
}

/** A keyword ability followed by a mana cost. */
export function costing(keyword: CostKeyword, ...mana: ManaCost): KeywordAbility {
  return { kind: "keyword", keyword, cost: [{ kind: "mana", mana }] };
}

/** A keyword ability followed by another kind of cost. */
export function priced(keyword: CostKeyword, ...cost: readonly Cost[]): KeywordAbility {
  return { kind: "keyword", keyword, cost };
}

export function vehicle(
  name: string,
  power: number,
  toughness: number,
  ...abilities: readonly Ability[]
): CardDefinition {
  return card(name, {
    types: ["artifact"],
    subtypes: ["Vehicle"],
    manaCost: ["2"],
    power,
    toughness,
    abilities,
  });
}

export function beast(
  name: string,
  power: number,
  toughness: number,
  ...abilities: readonly Ability[]
): CardDefinition {
  return creature(name, power, toughness, { abilities });
}
