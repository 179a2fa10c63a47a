import type { Face } from "@spellroom/card-language";
import type { Component, Merged } from "../../state/object.ts";

/** A face with the keys of its abilities, where they are those of several components or not all printed. */
export interface KeyedFace extends Face {
  readonly abilityKeys?: readonly string[];
}

/** A component with its face. */
export interface ComponentFace {
  readonly component: Pick<Component, "number">;
  readonly face: KeyedFace;
}

interface Known {
  readonly of: readonly ComponentFace[];
  readonly face: KeyedFace;
}

const faces = new WeakMap<Merged, Known>();

/**
 * The values of the topmost component with the abilities of all (CR 702.140e, 727.2a). The same object for the same faces, so that
 * whatever is known of it can be kept.
 */
export function mergedFace(merged: Merged, of: readonly [ComponentFace, ...ComponentFace[]]): KeyedFace {
  const known = faces.get(merged);
  if (known?.of.length === of.length && of.every(({ face }, at) => face === known.of[at]?.face))
    return known.face;
  const face: KeyedFace = {
    ...of[0].face,
    abilities: of.flatMap((one) => one.face.abilities ?? []),
    abilityKeys: of.flatMap(keysOn),
  };
  faces.set(merged, { of, face });
  return face;
}

/** Keys stay the same while other components come on top and turn over. */
function keysOn({ component: { number = 0 }, face }: ComponentFace): readonly string[] {
  const prefix = number === 0 ? "" : `m${number}`;
  return keysOf(face).map((key) => `${prefix}${key}`);
}

/** The keys of a face's abilities: `p0` is the first that is printed, `e0` the first that an exception added. */
export function keysOf({ abilities, abilityKeys }: KeyedFace): readonly string[] {
  return (abilities ?? []).map((_, at) => abilityKeys?.[at] ?? `p${at}`);
}

const costs = new WeakMap<Face, WeakMap<Face, Face["manaCost"]>>();

/** The mana costs of two front faces together (CR 202.3c), the same object for the same faces. */
export function combinedCost(one: Face, other: Face): Face["manaCost"] {
  const known = costs.get(one)?.get(other);
  if (known !== undefined) return known;
  const cost = [...(one.manaCost ?? []), ...(other.manaCost ?? [])];
  const others = costs.get(one) ?? new WeakMap<Face, Face["manaCost"]>();
  costs.set(one, others.set(other, cost));
  return cost;
}
