import { type Game, writeObjects } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState, LastKnown } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { NONE } from "../../state/setup.ts";

/**
 * Forgets objects that have ceased to exist and that nothing can ask about any more, so that a state does not grow with the
 * length of the game. Kept are those that a waiting or lasting effect, a link or this turn's history still names.
 */
export function forgetTheGone(g: Game): void {
  const needed = new Set<ObjectId>();
  collect(g.state, needed);
  const { objects } = g.state;
  for (let id = 0; id < objects.length; id++) {
    const object = objects[id];
    if (object && object.zone === null && !needed.has(id)) writeObjects(g.state)[id] = null;
  }
  const known: Record<ObjectId, LastKnown> = {};
  for (const id of needed) {
    const last = g.state.lastKnown[id];
    if (last) known[id] = last;
  }
  g.state.lastKnown = known;
}

function collect(state: GameState, needed: Set<ObjectId>): void {
  for (const effect of state.effects) {
    for (const id of effect.objects) needed.add(id);
    fromContext(effect.context, needed);
  }
  for (const list of [state.rules, state.replacements, state.delayed, state.pendingTriggers])
    for (const { context } of list) fromContext(context, needed);
  for (const permission of state.permissions) {
    for (const id of permission.objects) needed.add(id);
    needed.add(permission.lasting.source);
    if (permission.of) fromContext(permission.of.context, needed);
  }
  for (const context of Object.values(state.contexts)) fromContext(context, needed);
  for (const object of state.objects) {
    if (!object || object.zone === null) continue;
    if (object.linked !== NONE)
      for (const link in object.linked) for (const id of object.linked[link] ?? []) needed.add(id);
    if (object.announcement) fromContext(object.announcement.context, needed);
  }
  for (const event of state.history.thisTurn) fromEvent(event, needed);
  for (const event of state.history.lastTurn) fromEvent(event, needed);
}

function fromContext(context: Context, needed: Set<ObjectId>): void {
  needed.add(context.source);
  for (const entities of Object.values(context.targets))
    for (const entity of entities) if ("object" in entity) needed.add(entity.object);
  for (const binding of Object.values(context.bindings))
    for (const id of binding.objects ?? []) needed.add(id);
  for (const ids of Object.values(context.event?.objects ?? {})) for (const id of ids ?? []) needed.add(id);
  if (context.event?.recipient && "object" in context.event.recipient)
    needed.add(context.event.recipient.object);
  if (context.each && "object" in context.each) needed.add(context.each.object);
}

function fromEvent(event: GameEvent, needed: Set<ObjectId>): void {
  if ("object" in event && event.object !== null) needed.add(event.object);
  if ("source" in event && event.source !== null) needed.add(event.source);
  if ("became" in event && event.became !== null) needed.add(event.became);
  if (event.kind === "moved") for (const id of event.others ?? []) needed.add(id);
  if ("to" in event && typeof event.to === "object" && event.to !== null && "object" in event.to)
    needed.add(event.to.object);
  if (event.kind === "attackersDeclared") for (const attacker of event.attackers) needed.add(attacker.object);
  if (event.kind === "blockersDeclared") for (const blocker of event.blockers) needed.add(blocker.object);
}
