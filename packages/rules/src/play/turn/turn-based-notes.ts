import { replaceFrame } from "../../change/game/game.ts";
import { type Game, numberIn } from "../../state/access.ts";
import type { TurnBasedFrame } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

const ASKED = "asked";

/** Under which name an answer of one of the active players is noted: each has a note of their own. */
export function noteOf(name: string, seat: Seat): string {
  return `${name}:${seat}`;
}

/** Remembers which of the active players is asked. */
export function noteAsked(g: Game, frame: TurnBasedFrame, seat: Seat): void {
  if (seat === whoWasAsked(g, frame)) return;
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [ASKED]: seat } });
}

/** Notes what the player who was asked has picked. */
export function note(g: Game, frame: TurnBasedFrame, name: string, picked: readonly ObjectId[]): void {
  const key = noteOf(name, whoWasAsked(g, frame));
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [key]: picked } });
}

/** Which of the active players was asked last; the primary one where no note says another. */
export function whoWasAsked({ state }: Game, { scratch }: TurnBasedFrame): Seat {
  return numberIn(scratch, ASKED) ?? state.turn.active;
}
