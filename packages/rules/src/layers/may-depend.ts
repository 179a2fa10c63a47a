import { type Instance, mayTouch } from "./instance.ts";
import { ABILITY, CONTROL, COPY, type Layer, RULES, TYPE, traitsOf } from "./layer.ts";

/** Whether one effect might depend on another in a layer. */
export type Suspicion = (one: Instance, other: Instance, layer: Layer) => boolean;

/**
 * Whether one effect could depend on another within a layer (CR 613.8a), by what their texts read and change. Only where
 * it could is it tried out.
 */
export function mayDepend(one: Instance, other: Instance, layer: Layer): boolean {
  if (one === other || layer === RULES || one.defines !== other.defines) return false;
  const { reads } = one.part;
  let changed = traitsOf(layer);
  const removes = other.part.removesAbilities && (layer === TYPE || layer === ABILITY);
  if (removes) changed |= traitsOf(ABILITY);
  if (((reads.own | reads.others) & changed) !== 0) return true;
  if (one.ability === null) return false;
  if (layer === CONTROL || layer === COPY) return mayTouch(other, one.source);
  return removes && mayTouch(other, one.source);
}
