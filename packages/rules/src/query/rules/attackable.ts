import { existing, seatsInOrder } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, Seat } from "../../state/ids.ts";
import { characteristics } from "../layers/index.ts";

/** Opponents that may be attacked in this kind of game, and their planeswalkers (CR 506.2, 802.2, 803.1). */
export function attackable(state: GameState, active: Seat): readonly Entity[] {
  const opponents = seatsInOrder(state, active).filter((seat) => seat !== active);
  const seats = reachable(state, opponents);
  const found: Entity[] = seats.map((player) => ({ player }));
  for (const id of state.battlefield) {
    const values = characteristics(state, id);
    if (values.types.includes("planeswalker") && seats.includes(values.controller)) {
      if (!existing(state, id)?.status.phasedOut) found.push({ object: id });
    }
  }
  return found;
}

function reachable(state: GameState, opponents: readonly Seat[]): readonly Seat[] {
  switch (state.ruleset.attack) {
    case "anyOpponent":
      return opponents;
    case "left":
      return opponents.slice(0, 1);
    case "right":
      return opponents.slice(-1);
  }
}
