import { castForbidden } from "../../query/rules/prohibitions.ts";
import type { Game } from "../../state/access.ts";
import type { AnnounceFrame } from "../../state/game-state.ts";
import type { Reason } from "../../state/reason.ts";
import { isSpell } from "./frame.ts";

/**
 * CR 601.2e, 601.5: with every choice made, the proposed spell is checked once more; an effect that forbids spells like this
 * one makes it illegal now, even if it didn't know before what it would be like.
 */
export function illegalNow(g: Game, frame: AnnounceFrame): Reason | null {
  return isSpell(frame) ? castForbidden(g.state, frame.seat, frame.object) : null;
}
