import type { Game } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import { turnSeats } from "../../state/teams.ts";
import type { ExtraTurn, PlayerControl } from "../../state/turn.ts";
import { tell } from "../game/game.ts";

/** Notes that a player controls another during that player's next turn (CR 720.1). */
export function controlNextTurnOf(g: Game, control: PlayerControl): void {
  const { turn } = g.state;
  g.state.turn = { ...turn, toControl: [...(turn.toControl ?? []), control] };
}

/**
 * As a player's turn begins: the player named by the newest effect controls that player now, until the turn ends; the other effects
 * that waited for this turn are over as well (CR 720.1, 720.1a). Of a team it is the whole team (CR 805.8), also where the other
 * player is on it; who gains control of themselves makes their own choices as before (CR 720.9).
 */
export function beginPlayerControl(g: Game, active: Seat): void {
  const { controlled: _over, toControl = [], ...turn } = g.state.turn;
  if (_over === undefined && toControl.length === 0) return;
  const team = turnSeats(g.state, active);
  const others = toControl.filter(({ seat }) => !team.includes(seat));
  const own = toControl.filter(({ seat }) => team.includes(seat));
  const newest = own.findLast(
    ({ seat, by }, at) => seat !== by && !own.slice(at + 1).some((later) => later.seat === seat),
  );
  const after = extraTurnsAfter(own);
  g.state.turn = {
    ...turn,
    ...(others.length > 0 ? { toControl: others } : {}),
    extraTurns: [...turn.extraTurns, ...after],
    ...(newest ? { controlled: { seat: newest.seat, by: newest.by } } : {}),
  };
  for (const { seat } of after) tell(g, { kind: "extraTurn", seat });
}

/** The extra turns that come after this one: one for each effect that says so, also where another one controls the player (CR 500.7). */
function extraTurnsAfter(own: readonly PlayerControl[]): readonly ExtraTurn[] {
  return own.filter(({ thenExtraTurn }) => thenExtraTurn).map(({ seat }) => ({ seat }));
}
