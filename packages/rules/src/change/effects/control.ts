import type { TriggerHolder } from "../../query/kept/trigger-holder.ts";
import { boardOf, eraOf } from "../../query/layers/index.ts";
import { otherHolders, permanentHolders } from "../../query/triggers/holders.ts";
import { type Game, objectOf } from "../../state/access.ts";
import { isRingBearerMark } from "../../state/designations.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { lookForCitysBlessing } from "../events/citys-blessing.ts";
import { removeFromCombat } from "../events/combat-removal.ts";
import { lookForEnduringStory } from "../events/enduring-story.ts";
import { startEngines } from "../events/speed.ts";
import { tell, updateObject } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";

type ControlChange = Extract<GameEvent, { kind: "controlChanged" }>;

/** The mark of a permanent whose controller is not the player under whose control it entered. */
const CONTROLLED_BY = "controlledBy:";

/**
 * Records permanents whose control has changed since the last call, by whatever effect began or
 * ended: each is removed from combat (CR 506.4), its controller hasn't controlled it since the turn began (CR 302.6), and
 * triggers are checked. True if there were any.
 */
export function noteControlChanges(g: Game): boolean {
  const era = eraOf(g.state);
  if (era.isControlSettled) return false;
  const events: ControlChange[] = [];
  const { battlefield } = g.state;
  for (const [at, { controller }] of boardOf(g.state).entries()) {
    const id = battlefield[at];
    if (id !== undefined && controller !== seenController(objectOf(g.state, id)))
      events.push(noteChange(g, id, controller));
  }
  if (events.length === 0) era.isControlSettled = true;
  else {
    lookForCitysBlessing(g, events);
    lookForEnduringStory(g);
    startEngines(g, events);
    collectTriggers(g, events, controlledAsBefore(g, events));
  }
  return events.length > 0;
}

/**
 * CR 603.10d: abilities that trigger as a player loses control of something look back. They are their controllers' of before, also
 * where the permanent that has them is what was lost.
 */
function controlledAsBefore(g: Game, events: readonly ControlChange[]): readonly TriggerHolder[] {
  const from = new Map(events.map((event) => [event.object, event.from]));
  return [...permanentHolders(g.state).all, ...otherHolders(g.state)]
    .filter(({ looksBack }) => looksBack)
    .map((holder) => ({ ...holder, controller: from.get(holder.object) ?? holder.controller }));
}

function seenController({ controller, marks }: GameObject): Seat {
  if (marks.length === 0) return controller;
  const mark = marks.find((one) => one.startsWith(CONTROLLED_BY));
  return mark === undefined ? controller : Number(mark.slice(CONTROLLED_BY.length));
}

function noteChange(g: Game, id: ObjectId, to: Seat): ControlChange {
  const object = objectOf(g.state, id);
  const { controller, marks } = object;
  const others = marks.filter((one) => !one.startsWith(CONTROLLED_BY) && !isRingBearerMark(one));
  updateObject(g, id, {
    marks: to === controller ? others : [...others, `${CONTROLLED_BY}${to}`],
    controlledSince: g.state.turn.number,
  });
  removeFromCombat(g, id);
  const event: ControlChange = { kind: "controlChanged", object: id, from: seenController(object), to };
  tell(g, event);
  return event;
}
