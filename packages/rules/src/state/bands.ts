import type { ObjectId } from "./ids.ts";
import type { CombatState } from "./turn.ts";

/** These attackers and all that attack in a band with one of them (CR 702.22h-i). */
export function withBands({ attackers }: CombatState, ids: readonly ObjectId[]): readonly ObjectId[] {
  const bands = new Set(
    attackers.flatMap(({ object, band }) => (band !== undefined && ids.includes(object) ? [band] : [])),
  );
  if (bands.size === 0) return ids;
  const mates = attackers.filter(
    ({ object, band }) => band !== undefined && bands.has(band) && !ids.includes(object),
  );
  return [...ids, ...mates.map(({ object }) => object)];
}
