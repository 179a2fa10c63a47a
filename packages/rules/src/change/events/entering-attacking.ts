import type { PlayerRef } from "@spellroom/card-language";
import { attackable } from "../../query/rules/attackable.ts";
import { playersOf } from "../../query/selection/index.ts";
import { type Game, playerOf } from "../../state/access.ts";
import { type Binding, type Context, SAME_DEFENDER } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { isActive } from "../../state/teams.ts";
import { newAttacker } from "./participants.ts";

/** How a creature enters attacking: in the course of which effect, and whom if the effect says it. */
export interface EntersAttacking {
  readonly context: Context;
  readonly attacks?: PlayerRef;
}

/** What a creature that enters attacking could attack: only the attacking player's creatures attack (CR 508.4, 508.4a). */
export function attackedOnEntering(
  state: GameState,
  controller: Seat,
  { context, attacks }: EntersAttacking,
): readonly Entity[] {
  if (!state.combat || !isActive(state, controller)) return [];
  if (attacks) {
    const said = playersOf(state, context, attacks);
    return attackable(state, controller).filter((one) => "player" in one && said.includes(one.player));
  }
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
  how: EntersAttacking,
  chosen: Entity | null,
): void {
  const { combat } = g.state;
  const defender = chosen ?? attackedOnEntering(g.state, controller, how)[0];
  if (!combat || !defender) return;
  const blocked = combat.blockersDeclared ? false : null;
  g.state.combat = {
    ...combat,
    hadAttackers: true,
    attackers: [...combat.attackers, newAttacker(g.state, id, defender, blocked)],
  };
}
