import { type Game, tell } from "../core/game.ts";
import type { ObjectId } from "../state/ids.ts";

/**
 * Removes a permanent from combat (CR 506.4): it stops being an attacking or blocking creature. What it blocked stays
 * blocked (CR 509.1h).
 */
export function removeFromCombat(g: Game, id: ObjectId): void {
  const combat = g.state.combat;
  if (!combat) return;
  const involved =
    combat.attackers.some((attacker) => attacker.object === id) ||
    combat.blockers.some((blocker) => blocker.object === id);
  if (!involved) return;
  g.state.combat = {
    ...combat,
    attackers: combat.attackers
      .filter((attacker) => attacker.object !== id)
      .map((attacker) => ({ ...attacker, blockers: attacker.blockers.filter((blocker) => blocker !== id) })),
    blockers: combat.blockers
      .filter((blocker) => blocker.object !== id)
      .map((blocker) => ({ ...blocker, blocking: blocker.blocking.filter((attacker) => attacker !== id) })),
  };
  tell(g, { kind: "removedFromCombat", object: id });
}
