import { type Game, objectOf } from "../../state/access.ts";
import { lastCombatMark } from "../../state/combat-marks.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { AttackerState } from "../../state/turn.ts";
import { tell, updateObject } from "../game/game.ts";

/** Notes on a permanent that is about to leave the battlefield what it was in combat. */
export function rememberCombat(g: Game, id: ObjectId): void {
  const { combat } = g.state;
  const attacker = combat?.attackers.find((one) => one.object === id);
  const blocks = combat?.blockers.some((one) => one.object === id) ?? false;
  if (!attacker && !blocks) return;
  const marks = [
    ...(attacker ? [lastCombatMark("attacking")] : []),
    ...(attacker && attacker.blocked !== null
      ? [lastCombatMark(attacker.blocked ? "blocked" : "unblocked")]
      : []),
    ...(blocks ? [lastCombatMark("blocking")] : []),
  ];
  updateObject(g, id, { marks: [...objectOf(g.state, id).marks, ...marks] });
}

function isAttackedBy({ defender }: AttackerState, id: ObjectId): boolean {
  return defender !== null && "object" in defender && defender.object === id;
}

/**
 * Removes a permanent from combat (CR 506.4): it stops being an attacking or blocking creature, or being attacked. What it
 * blocked stays blocked (CR 509.1h), what attacked it goes on attacking (CR 506.4c).
 */
export function removeFromCombat(g: Game, id: ObjectId): void {
  const combat = g.state.combat;
  if (!combat) return;
  const involved =
    combat.attackers.some((attacker) => attacker.object === id || isAttackedBy(attacker, id)) ||
    combat.blockers.some((blocker) => blocker.object === id);
  if (!involved) return;
  g.state.combat = {
    ...combat,
    attackers: combat.attackers
      .filter((attacker) => attacker.object !== id)
      .map((attacker) => ({
        ...attacker,
        defender: isAttackedBy(attacker, id) ? null : attacker.defender,
        blockers: attacker.blockers.filter((blocker) => blocker !== id),
      })),
    blockers: combat.blockers
      .filter((blocker) => blocker.object !== id)
      .map((blocker) => ({ ...blocker, blocking: blocker.blocking.filter((attacker) => attacker !== id) })),
  };
  tell(g, { kind: "removedFromCombat", object: id });
}
