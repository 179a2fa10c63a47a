import { attackable } from "../../query/rules/attackable.ts";
import { type Game, playerOf } from "../../state/access.ts";
import { type Binding, type Context, SAME_DEFENDER } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { newAttacker } from "./participants.ts";

/** What a creature that enters attacking could attack: only the attacking player's creatures attack (CR 508.4, 508.4a). */
export function attackedOnEntering(state: GameState, controller: Seat, context: Context): readonly Entity[] {
  if (!state.combat || state.turn.active !== controller) return [];
  const settled = context.bindings[SAME_DEFENDER];
  if (!settled) return attackable(state, controller);
  const defender = stillDefending(state, settled);
  return defender ? [defender] : [];
}

/** CR 508.4a: one that is gone can't be attacked any more. */
function stillDefending(state: GameState, { players, objects }: Binding): Entity | null {
  const [player] = players ?? [];
  if (player !== undefined) return playerOf(state, player).lost === null ? { player } : null;
  const [object] = objects ?? [];
  return object !== undefined && state.objects[object]?.zone === "battlefield" ? { object } : null;
}

/** CR 508.4: a creature put onto the battlefield attacking attacks what was chosen for it, or all that there is to attack. */
export function enterAttacking(
  g: Game,
  id: ObjectId,
  controller: Seat,
  context: Context,
  chosen: Entity | null,
): void {
  const { combat } = g.state;
  const defender = chosen ?? attackedOnEntering(g.state, controller, context)[0];
  if (!combat || !defender) return;
  const blocked = combat.blockersDeclared ? false : null;
  g.state.combat = {
    ...combat,
    hadAttackers: true,
    attackers: [...combat.attackers, newAttacker(g.state, id, defender, blocked)],
  };
}
