import { type Instance, mayTouch } from "./instance.ts";
import {
  ABILITIES,
  ABILITY,
  CONTROL,
  COPY,
  KEYWORD_TRAIT,
  type Layer,
  RULES,
  TYPE,
  traitsOf,
} from "./layer.ts";

/** Which effects might depend on which others in a layer (CR 613.8a); only where one could is it tried out. */
export interface Suspicion {
  /** Whether the other could change what the one applies to or does there. */
  reads(one: Instance, other: Instance, layer: Layer): boolean;
  /** Whether the other effect could end the existence of the first, if it applies to the first one's source. */
  exists(one: Instance, other: Instance, layer: Layer): boolean;
}

/** By what the texts read and change. */
export const byText: Suspicion = { reads: mayRead, exists: mayEnd };

/** Whether one effect could depend on another within a layer, by what their texts read and change. */
export function mayDepend(one: Instance, other: Instance, layer: Layer): boolean {
  return mayRead(one, other, layer) || (mayEnd(one, other, layer) && mayTouch(other, one.source));
}

function mayRead(one: Instance, other: Instance, layer: Layer): boolean {
  if (one === other || layer === RULES || one.defines !== other.defines) return false;
  const read = one.part.reads.own | one.part.reads.others;
  const removes = other.part.removesAbilities && (layer === TYPE || layer === ABILITY);
  const changed = removes ? traitsOf(layer) | ABILITIES | KEYWORD_TRAIT : traitsOf(layer);
  if ((read & changed) === 0) return false;
  const namesKeywords = layer === ABILITY && !removes && (read & changed) === KEYWORD_TRAIT;
  return !namesKeywords || intersect(one.part.reads.keywords, other.part.changedKeywords);
}

function mayEnd(one: Instance, other: Instance, layer: Layer): boolean {
  if (one === other || layer === RULES || one.defines !== other.defines || one.ability === null) return false;
  if (layer === CONTROL || layer === COPY) return true;
  const { removesAbilities, removedKeywords } = other.part;
  if (layer === TYPE) return removesAbilities;
  if (layer !== ABILITY) return false;
  return removesAbilities || (one.part.keyword !== null && removedKeywords.has(one.part.keyword));
}

function intersect(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const name of one) if (other.has(name)) return true;
  return false;
}
