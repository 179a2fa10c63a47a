import type { Game } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";

/** Notes that a player controls another during that player's next turn (CR 720.1). */
export function controlNextTurnOf(g: Game, of: Seat, by: Seat): void {
  const { turn } = g.state;
  g.state.turn = { ...turn, toControl: [...(turn.toControl ?? []), { seat: of, by }] };
}

/**
 * As a player's turn begins: whoever the newest effect says controls that player now, until the turn ends; the other effects
 * that waited for this turn are over as well (CR 720.1, 720.1a).
 */
export function beginPlayerControl(g: Game, active: Seat): void {
  const { controlled: _over, toControl = [], ...turn } = g.state.turn;
  if (_over === undefined && toControl.length === 0) return;
  const others = toControl.filter(({ seat }) => seat !== active);
  const newest = toControl.findLast(({ seat }) => seat === active);
  g.state.turn = {
    ...turn,
    ...(others.length > 0 ? { toControl: others } : {}),
    ...(newest && newest.by !== active ? { controlled: newest } : {}),
  };
}
