import { giveUp } from "../change/costs/payment-frame.ts";
import { abandon } from "../play/announce/frame.ts";
import { EngineError, type Game, numberIn, topFrame } from "../state/access.ts";
import type { GameState } from "../state/game-state.ts";

/**
 * Whether the open question belongs to casting a spell or activating an ability that its player may still give up: any one
 * before costs are paid (CR 601.2b-f, 602.2b). Paying mana has a cancellation of its own among its answers.
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

/** Takes back what is being announced, as an illegal attempt would be (CR 730.1). */
export function cancelAnnouncement(g: Game): void {
  const frame = topFrame(g.state);
  if (frame?.kind === "announce") abandon(g, frame);
  else if (frame?.kind === "payment") giveUp(g, frame);
  else throw new EngineError("nothing is being announced");
}
