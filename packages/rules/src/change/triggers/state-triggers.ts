import { holds } from "../../query/selection/index.ts";
import { permanentHolders } from "../../query/triggers/holders.ts";
import type { Game } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import { addPending } from "./chain.ts";

/**
 * State triggers (CR 603.8): they trigger as soon as the game state matches, and not again until that ability has left the
 * stack and the state matches once more. True when one has triggered.
 */
export function collectStateTriggers(g: Game): boolean {
  let found = false;
  for (const { object: id, controller, ability, key } of permanentHolders(g.state).stateTriggers) {
    if (ability.event.kind !== "state") continue;
    const context = emptyContext(id, controller);
    if (waiting(g, id, key) || !holds(g.state, context, ability.event.condition)) continue;
    const pending = {
      controller: context.controller,
      source: id,
      key,
      body: ability.body,
      condition: null,
      context,
    };
    addPending(g, [pending]);
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
