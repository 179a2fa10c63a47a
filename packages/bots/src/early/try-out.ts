import { type Choice, choose, type Decision, type GameState, type Seat } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { instinct } from "../instinct/index.ts";
import { candidatesFor } from "../search/candidates.ts";
import { standingBySix } from "./six-factors.ts";

/** For how many decisions a choice's consequences are followed. */
const FOLLOWED = 40;

/** The choice after which a seat's position is best by the six factors, each tried on a copy of the game. */
export function bestBySix(state: GameState, decision: Decision): Choice {
  const first = instinct()(state, decision);
  let best: Choice = defaultChoice(decision);
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of candidatesFor(state, decision, first)) {
    const reached = consequences(state, decision, choice);
    if (!reached) continue;
    const standing = standingBySix(reached, decision.seat);
    if (standing <= most) continue;
    best = choice;
    most = standing;
  }
  return best;
}

/** The game after the choice has resolved and everyone has passed; `null` if the choice is refused. */
function consequences(state: GameState, decision: Decision, choice: Choice): GameState | null {
  const taken = choose(state, decision.seat, decision.id, choice);
  if (!taken.ok) return null;
  let now = taken.state;
  const think = instinct();
  for (let step = 0; step < FOLLOWED; step++) {
    const next = now.decision;
    if (!next || isSettled(now, state, decision.seat)) break;
    const answer = next.kind === "act" ? defaultChoice(next) : think(now, next);
    const went = choose(now, next.seat, next.id, answer);
    if (!went.ok) break;
    now = went.state;
  }
  return now;
}

function isSettled({ stack, decision, turn }: GameState, before: GameState, seat: Seat): boolean {
  if (turn.number !== before.turn.number || turn.step !== before.turn.step) return true;
  return stack.length === 0 && decision?.kind === "act" && decision.seat === seat;
}
