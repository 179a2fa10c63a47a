import type { Modification } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";

/**
 * The layers and sublayers in the order they are applied (CR 613.1, 613.4); `RULES` comes after
 * characteristics are settled: effects on the rules that ride on an object (CR 613.11).
 */
export const COPY = 1;
export const CONTROL = 2;
export const TEXT = 3;
export const TYPE = 4;
export const COLOR = 5;
export const ABILITY = 6;
export const DEFINE_PT = 7;
export const SET_PT = 8;
export const CHANGE_PT = 9;
export const SWITCH_PT = 10;
export const RULES = 11;
export type Layer =
  | typeof COPY
  | typeof CONTROL
  | typeof TEXT
  | typeof TYPE
  | typeof COLOR
  | typeof ABILITY
  | typeof DEFINE_PT
  | typeof SET_PT
  | typeof CHANGE_PT
  | typeof SWITCH_PT
  | typeof RULES;

export const LAYERS: readonly Layer[] = [
  COPY,
  CONTROL,
  TEXT,
  TYPE,
  COLOR,
  ABILITY,
  DEFINE_PT,
  SET_PT,
  CHANGE_PT,
  SWITCH_PT,
  RULES,
];

/** The layer that a change belongs to (CR 613.1); one that defines power and toughness is applied in 7a (CR 613.4a). */
export function layerOf(modification: Modification, definesCharacteristics: boolean): Layer {
  switch (modification.kind) {
    case "copyOf":
    case "setLoyalty":
    case "noManaCost":
      return COPY;
    case "controller":
      return CONTROL;
    case "setName":
      return TEXT;
    case "types":
    case "everyCreatureType":
    case "loseCreatureTypes":
    case "chosenType":
      return TYPE;
    case "colors":
      return COLOR;
    case "gainAbility":
    case "loseKeyword":
    case "loseAllAbilities":
    case "cantHaveKeyword":
    case "gainKeywordOfChoice":
    case "thisAbility":
      return ABILITY;
    case "setPT":
      return definesCharacteristics ? DEFINE_PT : SET_PT;
    case "addPT":
      return CHANGE_PT;
    case "switchPT":
      return SWITCH_PT;
    case "restriction":
      return RULES;
    default:
      return assertNever(modification);
  }
}

/** A set of kinds of characteristics, one bit for each; those of layer 7 are one kind. */
export type Traits = number;
export const COPIABLE: Traits = 1 << COPY;
export const CONTROLLER: Traits = 1 << CONTROL;
export const NAME: Traits = 1 << TEXT;
export const TYPES: Traits = 1 << TYPE;
export const COLORS: Traits = 1 << COLOR;
export const ABILITIES: Traits = 1 << ABILITY;
export const POWER: Traits = 1 << DEFINE_PT;
/** Which of certain keywords it has: less than all of its abilities. */
export const KEYWORD_TRAIT: Traits = 1 << RULES;
export const ALL_TRAITS: Traits = COPIABLE | CONTROLLER | NAME | TYPES | COLORS | ABILITIES | POWER;

/** What effects of a layer change. */
export function traitsOf(layer: Layer): Traits {
  if (layer === COPY) return COPIABLE | NAME | TYPES | COLORS | ABILITIES | KEYWORD_TRAIT | POWER;
  if (layer === ABILITY) return ABILITIES | KEYWORD_TRAIT;
  if (layer === RULES) return 0;
  return 1 << Math.min(layer, DEFINE_PT);
}

/** The last layer that has a say in one of these traits. */
export function lastLayerOf(traits: Traits): number {
  const kinds = (traits & KEYWORD_TRAIT) === 0 ? traits : (traits & ~KEYWORD_TRAIT) | ABILITIES;
  return kinds === 0 ? 0 : 31 - Math.clz32(kinds);
}
