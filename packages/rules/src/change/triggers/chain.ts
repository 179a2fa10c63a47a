import type { Choice, Decision } from "../../decisions/decision.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { PendingTrigger } from "../../state/continuous.ts";
import type { GameObject } from "../../state/object.ts";
import { hasRanges } from "../../state/range.ts";
import { drawGame, seatsInLoop } from "../game/end-game.ts";
import { updateObject } from "../game/game.ts";

/**
 * Mandatory loops (CR 104.4b) go through the stack: each triggered ability causes the next, and no player does anything
 * optional. Abilities carry the length of their chain; one this long has no end.
 */
const LONGEST_CHAIN = 2_000;

/** Notes triggered abilities that have just triggered, each a link after what resolved last. */
export function addPending(g: Game, pending: readonly PendingTrigger[]): void {
  const { chain = 0 } = g.state;
  const linked = chain === 0 ? pending : pending.map((one): PendingTrigger => ({ ...one, chain: chain + 1 }));
  g.state.pendingTriggers = [...g.state.pendingTriggers, ...linked];
}

/** Something begins to resolve; what triggers from here on is set off by it. At the end of a loop the game is a draw. */
export function linkTo(g: Game, { announcement }: GameObject): void {
  const ability = announcement?.ability;
  g.state.chain = ability?.kind === "triggered" ? (ability.chain ?? 1) : 0;
  if (g.state.chain <= LONGEST_CHAIN) return;
  if (hasRanges(g.state)) g.state.chain = 0;
  drawGame(g, seatsInLoop(g), "loop");
}

/** A loop with an optional action is not mandatory: choosing to act starts a new chain. */
export function breakChain(g: Game, decision: Decision, choice: Choice): void {
  if (!isOptional(decision, choice)) return;
  g.state.chain = 0;
  const top = g.state.stack.at(-1);
  const announcement = top === undefined ? null : objectOf(g.state, top).announcement;
  if (top === undefined || !announcement?.ability?.chain) return;
  updateObject(g, top, {
    announcement: { ...announcement, ability: { ...announcement.ability, chain: 1 } },
  });
}

function isOptional(decision: Decision, choice: Choice): boolean {
  if (choice.kind === "confirm") return choice.yes;
  if (choice.kind !== "act" || decision.kind !== "act") return false;
  return decision.acts.some((act) => act.id === choice.act && act.kind !== "pass");
}
