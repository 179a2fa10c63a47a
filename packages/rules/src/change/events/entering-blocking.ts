import type { ObjectRef } from "@spellroom/card-language";
import { objectsOf } from "../../query/selection/index.ts";
import type { Game } from "../../state/access.ts";
import { withBands } from "../../state/bands.ts";
import type { Context } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { defendsFor } from "../../state/teams.ts";
import { tell } from "../game/game.ts";
import { asTheyBlock } from "./as-they-block.ts";
import { isCreatureThere } from "./participants.ts";

/** How a creature enters blocking: in the course of which effect, and what. */
export interface EntersBlocking {
  readonly context: Context;
  readonly blocking: ObjectRef;
}

/**
 * A creature put onto the battlefield blocking blocks the attacker that was said, if that one attacks its controller or a
 * planeswalker of that player, or a teammate with whom that player defends (CR 506.3a, 506.3d, 805.10d). It has not "blocked", but the attacker becomes blocked by it (CR 509.5a-d).
 */
export function enterBlocking(
  g: Game,
  id: ObjectId,
  controller: Seat,
  { context, blocking }: EntersBlocking,
): void {
  const { combat } = g.state;
  const said = objectsOf(g.state, context, blocking);
  const attacker = combat?.attackers.find(({ object }) => said.includes(object));
  if (!combat || !attacker || !isCreatureThere(g.state, id)) return;
  if (!defendsFor(g.state, controller, attacker.defending)) return;
  const blocked = withBands(combat, [attacker.object]);
  const events = combat.attackers.flatMap((one): GameEvent[] => {
    if (!blocked.includes(one.object)) return [];
    const already = one.blocked === true;
    const as = asTheyBlock(g.state, [id, one.object]);
    return [{ kind: "becameBlocked", object: one.object, seat: one.defending, by: id, already, ...as }];
  });
  g.state.combat = {
    ...combat,
    attackers: combat.attackers.map((one) =>
      blocked.includes(one.object) ? { ...one, blocked: true, blockers: [...one.blockers, id] } : one,
    ),
    blockers: [...combat.blockers, { object: id, blocking: blocked }],
  };
  for (const event of events) tell(g, event);
}
