import { type Game, playerOf } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import { sharingSeats } from "../../state/teams.ts";
import { tell, updatePlayer } from "../game/game.ts";
import type { Done } from "./done.ts";

/** CR 810.9: a player gains or loses the life, and the team's total changes. */
export function changeLife(g: Game, seat: Seat, change: number, cause: string): Done | null {
  const player = playerOf(g.state, seat);
  if (change === 0 || player.lost !== null) return null;
  for (const one of sharingSeats(g.state, seat)) updatePlayer(g, one, { life: player.life + change });
  tell(g, { kind: "lifeChanged", seat, change, life: player.life + change, cause });
  return { objects: [], amount: Math.abs(change) };
}

/** CR 119.4: to pay life is to lose that much. */
export function payLife(g: Game, seat: Seat, amount: number): void {
  changeLife(g, seat, -amount, "payment");
}
