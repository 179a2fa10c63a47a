import type { Game } from "../../state/access.ts";

/** Stands for the height of the stack before the check of a cleanup step, once a state-based action was performed in it. */
const SOMETHING_HAPPENED = -1;

/** Remembers that a state-based action was performed, if it was in the check of a cleanup step (CR 514.3a). */
export function noteActionPerformed(g: Game): void {
  const at = g.state.frames.findIndex((frame) => frame.kind === "turns" && frame.stage === "triggers");
  const frame = g.state.frames[at];
  if (frame?.kind === "turns")
    g.state.frames = g.state.frames.with(at, { ...frame, action: SOMETHING_HAPPENED });
}
