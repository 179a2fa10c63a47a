import { giveUp } from "../change/costs/payment-frame.ts";
import { abandon } from "../play/announce/frame.ts";
import { EngineError, type Game, numberIn, topFrame } from "../state/access.ts";
import type { GameState } from "../state/game-state.ts";

/**
 * Whether the open decision belongs to casting a spell or activating an ability that its player may still cancel: any decision
 * before costs are paid (CR 601.2b-f, 602.2b). Paying mana has a cancel choice of its own.
 */
export function mayCancel(state: GameState): boolean {
  const { decision } = state;
  const frame = topFrame(state);
  if (!decision || !frame || decision.kind === "pay") return false;
  if (frame.kind === "announce") return frame.rewind !== null;
  return (
    frame.kind === "payment" &&
    frame.stage === "choose" &&
    numberIn(frame.scratch, "stackObject") !== undefined
  );
}

/** Reverses the spell or ability being announced, as for an illegal action (CR 730.1). */
export function cancelAnnouncement(g: Game): void {
  const frame = topFrame(g.state);
  if (frame?.kind === "announce") abandon(g, frame);
  else if (frame?.kind === "payment") giveUp(g, frame);
  else throw new EngineError("nothing is being announced");
}
