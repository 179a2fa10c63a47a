import type { Face } from "@spellroom/card-language";
import type { Merged } from "../../state/object.ts";

interface Known {
  readonly top: Face;
  readonly below: readonly Face[];
  readonly face: Face;
}

const faces = new WeakMap<Merged, Known>();

/**
 * The values of the topmost component with the abilities of all (CR 702.140e, 727.2a). The same object for the same faces, so that
 * whatever is known of it can be kept.
 */
export function mergedFace(merged: Merged, top: Face, below: readonly Face[]): Face {
  if (below.length === 0) return top;
  const known = faces.get(merged);
  if (known?.top === top && below.every((face, at) => face === known.below[at])) return known.face;
  const abilities = [top, ...below].flatMap((face) => face.abilities ?? []);
  const face: Face = { ...top, abilities };
  faces.set(merged, { top, below, face });
  return face;
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
