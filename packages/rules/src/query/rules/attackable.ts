import { existing } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { attackableOpponents } from "../../state/teams.ts";
import { characteristics } from "../layers/index.ts";

/** Opponents that may be attacked in this kind of game, their planeswalkers, and the battles that they protect (CR 506.2, 310.8b, 802.2, 803.1). */
export function attackable(state: GameState, active: Seat): readonly Entity[] {
  const seats = attackableOpponents(state, active);
  const found: Entity[] = seats.map((player) => ({ player }));
  for (const id of state.battlefield) {
    const defending = attackedSeat(state, id);
    if (defending !== null && seats.includes(defending)) found.push({ object: id });
  }
  return found;
}

/**
 * Who defends a permanent that can be attacked: a battle's protector, a planeswalker's controller (CR 310.8d, 508.5); `null` for
 * what can't be.
 */
export function attackedSeat(state: GameState, id: ObjectId): Seat | null {
  const object = existing(state, id);
  if (object?.zone !== "battlefield" || object.status.phasedOut) return null;
  const { types, controller } = characteristics(state, id);
  if (types.includes("battle")) return typeof object.chosen.player === "number" ? object.chosen.player : null;
  return types.includes("planeswalker") ? controller : null;
}
