import { characteristics, controllerOf } from "../../query/layers/index.ts";
import { attackedSeat } from "../../query/rules/attackable.ts";
import { existing, type Game, playerOf, seatsInOrder } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { defendsFor, isActive, takeTurnsTogether } from "../../state/teams.ts";
import type { AttackerState } from "../../state/turn.ts";
import { removeFromCombat } from "./combat-removal.ts";

/** The defending player of an attack: the player attacked, or the one who controls or protects what is attacked (CR 310.8d, 508.5). */
export function defendingSeat(state: GameState, defender: Entity): Seat | null {
  if ("player" in defender) return defender.player;
  const protector = attackedSeat(state, defender.object);
  if (protector !== null) return protector;
  const object = existing(state, defender.object);
  return object?.zone === "battlefield" ? controllerOf(state, object.id) : null;
}

/** A creature as it begins to attack (CR 508.1k, 508.4). */
export function newAttacker(
  state: GameState,
  object: ObjectId,
  defender: Entity,
  blocked: AttackerState["blocked"],
): AttackerState {
  return {
    object,
    defender,
    defending: defendingSeat(state, defender) ?? state.turn.active,
    blocked,
    blockers: [],
  };
}

/** The defending players in APNAP order (CR 802.4). */
export function defendingSeats(state: GameState): readonly Seat[] {
  const attacked = new Set((state.combat?.attackers ?? []).map(({ defending }) => defending));
  return seatsInOrder(state).filter((seat) => attacked.has(seat));
}

/** Who declares blockers: the defending players, or everybody on the teams that defend together (CR 802.4, 805.10d). */
export function blockingSeats(state: GameState): readonly Seat[] {
  const attacked = defendingSeats(state);
  if (!takeTurnsTogether(state)) return attacked;
  return seatsInOrder(state).filter((seat) => attacked.some((one) => defendsFor(state, seat, one)));
}

/** Whether an object is a creature on the battlefield, there to attack or block. */
export function isCreatureThere(state: GameState, id: ObjectId): boolean {
  const object = existing(state, id);
  if (object?.zone !== "battlefield" || object.status.phasedOut) return false;
  return characteristics(state, id).types.includes("creature");
}

/** What an attacker can deal damage to other than its blockers, if it still attacks anything (CR 506.4c, 510.1b). */
export function attackedBy(state: GameState, attacker: AttackerState): Entity | null {
  return isStillAttackable(state, attacker) ? attacker.defender : null;
}

function isStillAttackable(state: GameState, { defender, defending }: AttackerState): boolean {
  if (defender === null) return false;
  if ("player" in defender) return playerOf(state, defending).lost === null;
  return attackedSeat(state, defender.object) === defending;
}

/**
 * Removes from combat objects that are no longer creatures or no longer the attacking player's, and attacked objects that are no longer a
 * planeswalker or battle, or that have changed controllers (CR 506.4).
 */
export function removeStrays(g: Game): void {
  const { combat } = g.state;
  if (!combat) return;
  for (const attacker of combat.attackers) {
    const { defender } = attacker;
    if (defender && "object" in defender && !isStillAttackable(g.state, attacker))
      removeFromCombat(g, defender.object);
  }
  for (const { object } of combat.attackers) {
    if (!isCreatureThere(g.state, object) || !isActive(g.state, controllerOf(g.state, object)))
      removeFromCombat(g, object);
  }
  for (const { object } of combat.blockers) {
    if (!isCreatureThere(g.state, object) || isActive(g.state, controllerOf(g.state, object)))
      removeFromCombat(g, object);
  }
}
