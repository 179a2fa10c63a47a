import type { EventSubject, TriggeredAbility, Zone } from "@spellroom/card-language";
import type { TriggerHolder } from "../../query/kept/trigger-holder.ts";
import { amountOf, eventsMatchingBatch, holds } from "../../query/selection/index.ts";
import { functionsIn, holdersOf, otherHolders, permanentHolders } from "../../query/triggers/holders.ts";
import { eventMask, tellsKeywordAction } from "../../query/triggers/masks.ts";
import { existing, type Game, lastZone, objectOf } from "../../state/access.ts";
import { type Context, contextOfAbility } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { addPending } from "./chain.ts";
import { collectDelayed } from "./delayed.ts";
import { extraTimes, rulesOfHowOften, suppressed } from "./how-often.ts";
import { speaksOfThatPlayer } from "./that-player.ts";
import { isDoneOnce, wasDoneThisTurn, withinLimit } from "./trigger-limits.ts";
import { triggeringFacts } from "./triggering-facts.ts";

/** Abilities as they were just before a batch happened, for triggers that look back in time (CR 603.10). */
export type LookBack = readonly TriggerHolder[];

const NOBODY: LookBack = [];

/**
 * Records which objects have triggered abilities before a batch that takes something off the battlefield, out of a graveyard or
 * out of phase.
 */
export function lookBack(state: GameState, batch: readonly Happening[]): LookBack {
  if (!batch.some((happening) => takesAway(state, happening))) return NOBODY;
  const isBack = (holder: TriggerHolder): boolean => holder.looksBack;
  const found = [...permanentHolders(state).all.filter(isBack), ...otherHolders(state).filter(isBack)];
  const howOften = rulesOfHowOften(state);
  return found.map((holder) => ({ ...holder, howOften }));
}

function takesAway(state: GameState, happening: Happening): boolean {
  return happening.kind === "phase"
    ? happening.out
    : happening.kind === "move" && isLeft(objectOf(state, happening.object).zone);
}

/** Whether abilities look back at a card's leaving that zone (CR 603.10a). */
function isLeft(zone: Zone | null): boolean {
  return zone === "battlefield" || zone === "graveyard";
}

/**
 * Finds the abilities that trigger on what has just happened and notes them as pending (CR 603.2). Several events of one
 * call happened at the same time.
 */
export function collectTriggers(g: Game, events: readonly GameEvent[], before: LookBack): void {
  if (events.length === 0) return;
  const told = eventMask(events);
  if (told !== 0) {
    for (const holder of before) if ((holder.mask & told) !== 0) consider(g, holder, events);
    const permanents = permanentHolders(g.state);
    const others = otherHolders(g.state);
    if ((permanents.mask & told) !== 0) considerPresent(g, permanents.all, events, told);
    considerPresent(g, others, events, told);
    if (tellsKeywordAction(told)) considerPresent(g, lateActors(g.state, events), events, told);
  }
  collectDelayed(g, events);
}

/** What has done something by leaving the battlefield, such as a creature that exploited itself (CR 702.110b). */
function lateActors(state: GameState, events: readonly GameEvent[]): readonly TriggerHolder[] {
  return events.flatMap((event) => {
    const id = event.kind === "keywordAction" ? event.object : null;
    return id === null || existing(state, id) || !state.lastKnown[id] ? NOBODY : holdersOf(state, id);
  });
}

/** Abilities that don't look back, as they are now. */
function considerPresent(
  g: Game,
  holders: readonly TriggerHolder[],
  events: readonly GameEvent[],
  told: number,
): void {
  for (const holder of holders)
    if ((holder.mask & told) !== 0 && !holder.looksBack) consider(g, holder, events);
}

/** Triggers "at the beginning of" the step that has just begun (CR 603.2b). */
export function collectStepTriggers(g: Game, event: GameEvent): void {
  collectTriggers(g, [event], NOBODY);
}

function consider(g: Game, holder: TriggerHolder, events: readonly GameEvent[]): void {
  const { ability } = holder;
  const object = objectOf(g.state, holder.object);
  const zone = lastZone(g.state, holder.object);
  if (!functionsIn(ability, zone, object.kind === "emblem")) return;
  const context = contextOfAbility(holder.object, holder.controller, holder.from);
  const all = triggeringFacts(g.state, context, ability.event, events, () => speaksOfThatPlayer(ability));
  if (all.length === 0) return;
  const counting = ability.firstEachTurn
    ? all.slice(0, isFirst(g.state, context, ability, events) ? 1 : 0)
    : all;
  const x = xFor(g.state, holder, events);
  const isWithHost = leftWithItsHost(g.state, holder.object, events);
  for (const facts of counting)
    trigger(
      g,
      holder,
      { ...context, x, event: isWithHost ? { ...facts, withItsHost: true } : facts },
      events,
    );
}

/** Whether something has left the battlefield together with what it was attached to. */
function leftWithItsHost(state: GameState, id: ObjectId, events: readonly GameEvent[]): boolean {
  const host = state.objects[id]?.zone === null ? state.lastKnown[id]?.object.attachedTo : null;
  if (!host || !("object" in host)) return false;
  const left = (object: ObjectId): boolean =>
    events.some((event) => event.kind === "moved" && event.object === object);
  return left(id) && left(host.object);
}

/** Whether no such event has happened in this turn before. */
function isFirst(
  state: GameState,
  context: Context,
  { event }: TriggeredAbility,
  events: readonly GameEvent[],
): boolean {
  const before = state.history.thisTurn.filter((one) => !events.includes(one));
  return eventsMatchingBatch(state, context, event, before).length === 0;
}

/**
 * CR 107.3i, 107.3m: the X of an ability that triggers on its object's being cast or entering is that of the spell, or of the
 * spell which became the object; of one that triggers on its card's being cycled, that of the cycling ability;
 * on its being turned face up, that of the morph cost (CR 702.37f).
 */
function xFor(state: GameState, { ability, object }: TriggerHolder, events: readonly GameEvent[]): number {
  for (const event of events) {
    if (event.kind === "moved" && event.became === object && event.cause === "cycle") return event.x ?? 0;
    if (event.kind === "faceChanged" && event.object === object && event.what === "turnedFaceUp")
      return event.x ?? 0;
  }
  const own = ability.zone === "stack" && ability.event.kind === "casts";
  if (!own && !isAboutEntering(ability.event)) return 0;
  return existing(state, object)?.announcement?.context.x ?? 0;
}

function isAboutEntering(event: TriggeredAbility["event"]): boolean {
  if (event.kind === "anyOf") return event.of.some(isAboutEntering);
  return event.kind === "moves" && event.to === "battlefield" && isAboutItself(event.what);
}

function isAboutItself(what: EventSubject): boolean {
  if (typeof what === "object" && "either" in what) return what.either.some(isAboutItself);
  return what === "this";
}

function trigger(g: Game, holder: TriggerHolder, context: Context, events: readonly GameEvent[]): void {
  const { ability } = holder;
  if (!boundHolds(g.state, context, ability)) return;
  if (ability.during && !holds(g.state, context, ability.during)) return;
  if (ability.condition && !holds(g.state, context, ability.condition)) return;
  if (isDoneOnce(ability.body) && wasDoneThisTurn(g.state, holder.object, holder.key, holder.controller))
    return;
  if (suppressed(g.state, holder, context.event, events)) return;
  const limit = ability.timesEachTurn;
  if (limit !== undefined && !withinLimit(g, holder.object, holder.key, limit)) return;
  if (
    ability.timesEver !== undefined &&
    !withinLimit(g, holder.object, holder.key, ability.timesEver, "ever")
  )
    return;
  const times = 1 + extraTimes(g.state, holder, context.event, events);
  const pending = {
    controller: holder.controller,
    source: holder.object,
    key: holder.key,
    body: ability.body,
    condition: ability.condition ?? null,
    context,
  };
  addPending(
    g,
    // Each is distinct, by object identity.
    Array.from({ length: times }, () => ({ ...pending })),
  );
}

function boundHolds(state: GameState, context: Context, ability: TriggeredAbility): boolean {
  if (!ability.bound) return true;
  return holds(state, context, {
    kind: "compare",
    left: context.event?.amount ?? 0,
    compare: ability.bound.compare,
    right: amountOf(state, context, ability.bound.value),
  });
}
