import { giveUp } from "../change/costs/payment-frame.ts";
import { abandon } from "../play/announce/frame.ts";
import { EngineError, type Game, numberIn, topFrame } from "../state/access.ts";
import type { GameState } from "../state/game-state.ts";

/**
 * Whether the player may still cancel the spell or ability that the open decision belongs to: at every decision before its costs are
 * paid (CR 601.2b-f, 602.2b). The decision on how to pay mana isn't counted: canceling is one of its choices.
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
