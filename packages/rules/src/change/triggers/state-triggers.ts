import { holds } from "../../query/selection/index.ts";
import { permanentHolders } from "../../query/triggers/holders.ts";
import type { Game } from "../../state/access.ts";
import { contextOfAbility } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import { addPending } from "./chain.ts";
import { extraTimes } from "./how-often.ts";

const NO_EVENTS: readonly GameEvent[] = [];

/**
 * State triggers (CR 603.8): they trigger as soon as the game state matches, and not again until that ability has left the
 * stack and the state matches once more. Effects may make them trigger additional times (CR 603.2d). True when one has triggered.
 */
export function collectStateTriggers(g: Game): boolean {
  let found = false;
  for (const holder of permanentHolders(g.state).stateTriggers) {
    const { object: id, controller, ability, key, from } = holder;
    if (ability.event.kind !== "state") continue;
    const context = contextOfAbility(id, controller, from);
    if (waiting(g, id, key) || !holds(g.state, context, ability.event.condition)) continue;
    const pending = {
      controller: context.controller,
      source: id,
      key,
      body: ability.body,
      condition: null,
      context,
    };
    const times = 1 + extraTimes(g.state, holder, null, NO_EVENTS);
    addPending(
      g,
      Array.from({ length: times }, () => ({ ...pending })),
    );
    found = true;
  }
  return found;
}

function waiting(g: Game, source: number, key: string): boolean {
  if (g.state.pendingTriggers.some((pending) => pending.source === source && pending.key === key))
    return true;
  return g.state.stack.some((id) => {
    const announcement = g.state.objects[id]?.announcement;
    return announcement?.source === source && announcement.ability?.key === key;
  });
}
