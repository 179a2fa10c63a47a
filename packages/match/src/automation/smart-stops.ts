import { defendsFor, type GameState, isActive, turnSeats } from "@spellroom/rules";

/**
 * Whether a step is one in which most players want to stop before they pass, by public information (ADR 25). Hands
 * and libraries have no say in it, so being asked or not tells nothing of them.
 */
export function isWorthAStop(state: GameState, seat: number): boolean {
  const { turn } = state;
  const isOwn = isActive(state, seat);
  switch (turn.step) {
    case "precombatMain":
      return isOwn;
    case "declareAttackers":
      return !isOwn && isAttacked(state, seat);
    case "declareBlockers":
      return isOwn ? state.combat !== null && state.combat.attackers.length > 0 : isAttacked(state, seat);
    case "postcombatMain":
      return isOwn;
    case "end":
      return !isOwn && isNext(state, seat);
    default:
      return false;
  }
}

/** Whether nothing attacks in a combat step; no player set a stop for that. */
export function isEmptyAttack({ turn, combat }: GameState): boolean {
  return turn.step === "declareAttackers" && (combat?.attackers.length ?? 0) === 0;
}

/** Whether something attacks the seat, what it controls, or somebody with whom it defends. */
function isAttacked(state: GameState, seat: number): boolean {
  return state.combat?.attackers.some(({ defending }) => defendsFor(state, seat, defending)) === true;
}

/** Whether the seat, or its team, is the next in turn order that is still in the game. */
function isNext(state: GameState, seat: number): boolean {
  const { turn, players } = state;
  const count = players.length;
  for (let step = 1; step < count; step++) {
    const at = (turn.active + step) % count;
    if (players[at]?.lost === null && !isActive(state, at)) return turnSeats(state, at).includes(seat);
  }
  return false;
}
