import type { Game } from "../../state/access.ts";
import type { Binding } from "../../state/context.ts";
import type { HappenFrame, PendingHappening } from "../../state/frame.ts";
import { bind } from "../game/game.ts";

/** The result of what has not happened. */
export const NOTHING_YET: Binding = { objects: [], amount: 0, did: false };

const TURNED_ASIDE = "turnedAside";

/**
 * Notes that a happening was begun, of which nothing is left after it was replaced or prevented (CR 118.12): in the frame, or for
 * one player's share where its outcome will be looked for.
 */
export function turnedAside(g: Game, frame: HappenFrame, { deliver }: PendingHappening): HappenFrame {
  if (!deliver) return { ...frame, scratch: { ...frame.scratch, [TURNED_ASIDE]: 1 } };
  bind(g, deliver.context, deliver.name, { ...NOTHING_YET, begun: true });
  return frame;
}

/** Whether that was noted in the frame. */
export function isTurnedAside({ scratch }: HappenFrame): boolean {
  return scratch[TURNED_ASIDE] === 1;
}
