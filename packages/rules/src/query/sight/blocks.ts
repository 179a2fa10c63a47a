import type { GameEvent } from "../../state/event.ts";
import type { ObjectId } from "../../state/ids.ts";

/**
 * Whether an event is a block like that: declared, by a creature put onto the battlefield blocking, or by an effect, of which no
 * creature is the blocker (CR 509.1g-h, 509.4).
 */
export function isBlock(
  event: GameEvent,
  isLikeThat: (blocker: ObjectId | undefined, attacker: ObjectId) => boolean,
): boolean {
  if (event.kind === "becameBlocked") return isLikeThat(event.by, event.object);
  return (
    event.kind === "blockersDeclared" &&
    event.blockers.some(({ object, attackers }) => attackers.some((attacker) => isLikeThat(object, attacker)))
  );
}
