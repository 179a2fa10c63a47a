import { characteristics, hasKeyword } from "../../query/layers/index.ts";
import { existing } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";

/** Damage that one creature assigns to one recipient. */
export interface Share {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
}

/** CR 510.1a: as much as its power, or its toughness where an effect says so. */
export function damageOf(state: GameState, id: ObjectId): number {
  const { power, toughness, restrictions } = characteristics(state, id);
  if (restrictions.some((one) => one.kind === "dealsNoCombatDamage")) return 0;
  const byToughness = restrictions.some((one) => one.kind === "assignsDamageByToughness");
  return Math.max(0, (byToughness ? toughness : power) ?? 0);
}

/**
 * How much damage from a creature is lethal for another one (CR 702.19b, 702.2c): what is left of its toughness after damage
 * already marked and what others assign at the same time; from a source with deathtouch one is enough.
 */
export function lethalFor(
  state: GameState,
  source: ObjectId,
  id: ObjectId,
  assigned: readonly Share[],
): number {
  const object = existing(state, id);
  if (!object) return 0;
  const { power, toughness, restrictions } = characteristics(state, id);
  const byPower = restrictions.some((one) => one.kind === "lethalDamageByPower");
  let left = ((byPower ? power : toughness) ?? 0) - object.damage;
  for (const share of assigned) {
    if (!("object" in share.to) || share.to.object !== id) continue;
    if (share.amount > 0 && hasKeyword(state, share.source, "deathtouch")) return 0;
    left -= share.amount;
  }
  if (left <= 0) return 0;
  return hasKeyword(state, source, "deathtouch") ? 1 : left;
}
