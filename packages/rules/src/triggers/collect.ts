import type { EventPattern, TriggeredAbility } from "@spellroom/card-language";
import { existing, type Game, objectOf, updateObject } from "../core/game.ts";
import { activeRules, characteristics } from "../layers/index.ts";
import { amountOf, eventsMatchingBatch, holds, playersOf, satisfies } from "../selection/index.ts";
import { type Context, type EventFacts, emptyContext } from "../state/context.ts";
import type { GameEvent } from "../state/event.ts";
import type { GameState } from "../state/game-state.ts";
import type { Happening } from "../state/happening.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { CurrentAbility } from "../state/object.ts";
import { triggeredAbilitiesOf } from "./abilities.ts";
import { collectDelayed } from "./delayed.ts";
import { looksBack } from "./look-back.ts";

/** Abilities as they were just before a batch happened, for triggers that look back in time (CR 603.10). */
export type LookBack = readonly Holder[];

interface Holder {
  readonly object: ObjectId;
  readonly controller: Seat;
  readonly abilities: readonly CurrentAbility[];
}

const NOBODY: LookBack = [];

/** Notes who has triggered abilities before a batch that takes something off the battlefield or changes control. */
export function lookBack(state: GameState, batch: readonly Happening[]): LookBack {
  if (
    !batch.some(
      (happening) => happening.kind === "move" && objectOf(state, happening.object).zone === "battlefield",
    )
  )
    return NOBODY;
  return holders(state);
}

function holders(state: GameState): Holder[] {
  const found: Holder[] = [];
  for (const zone of [state.battlefield, state.command, state.exile]) {
    for (const id of zone) note(state, id, found);
  }
  for (const player of state.players) {
    for (const id of player.graveyard) note(state, id, found);
    for (const id of player.hand) note(state, id, found);
  }
  for (const id of state.stack) note(state, id, found);
  return found;
}

function note(state: GameState, id: ObjectId, found: Holder[]): void {
  const object = existing(state, id);
  if (!object || object.status.phasedOut) return;
  const abilities = triggeredAbilitiesOf(state, id);
  if (abilities.length > 0)
    found.push({ object: id, controller: characteristics(state, id).controller, abilities });
}

/**
 * Finds the abilities that trigger on what has just happened and notes them as pending (CR 603.2). Several events of one
 * call happened at the same time.
 */
export function collectTriggers(g: Game, events: readonly GameEvent[], before: LookBack): void {
  if (events.length === 0) return;
  for (const holder of before) {
    for (const current of holder.abilities) consider(g, holder, current, events, true);
  }
  for (const holder of [...holders(g.state), ...lateActors(g.state, events)]) {
    for (const current of holder.abilities) consider(g, holder, current, events, false);
  }
  collectDelayed(g, events);
}

/** What has done something by leaving the battlefield, such as a creature that exploited itself (CR 702.110b). */
function lateActors(state: GameState, events: readonly GameEvent[]): Holder[] {
  return events.flatMap((event): Holder[] => {
    const id = event.kind === "keywordAction" ? event.object : null;
    if (id === null || existing(state, id) || !state.lastKnown[id]) return [];
    const abilities = triggeredAbilitiesOf(state, id);
    return [{ object: id, controller: characteristics(state, id).controller, abilities }];
  });
}

/** Triggers "at the beginning of" the step that has just begun (CR 603.2b). */
export function collectStepTriggers(g: Game, event: GameEvent): void {
  collectTriggers(g, [event], NOBODY);
}

function consider(
  g: Game,
  holder: Holder,
  current: CurrentAbility,
  events: readonly GameEvent[],
  back: boolean,
): void {
  const { ability } = current;
  if (ability.kind !== "triggered" || looksBack(ability.event) !== back) return;
  if (!functionsHere(g.state, holder.object, ability)) return;
  const context = emptyContext(holder.object, holder.controller);
  for (const facts of eventsMatchingBatch(g.state, context, ability.event, events)) {
    trigger(g, holder, current, ability, { ...context, event: facts });
  }
}

/** CR 113.6: abilities of permanents function on the battlefield unless they say or must do otherwise. */
function functionsHere(state: GameState, id: ObjectId, ability: TriggeredAbility): boolean {
  const zone = objectOf(state, id).zone ?? state.lastKnown[id]?.object.zone ?? null;
  if (ability.zone) return zone === ability.zone;
  if (zone === "battlefield" || zone === "command") return true;
  if (zone === "stack")
    return pattern(ability.event, (one) => one.kind === "casts" || one.kind === "countered");
  return pattern(ability.event, (one) => one.kind === "moves" && one.what === "this" && one.to === zone);
}

function pattern(event: EventPattern, test: (one: EventPattern) => boolean): boolean {
  return event.kind === "anyOf" ? event.of.some((one) => pattern(one, test)) : test(event);
}

function trigger(
  g: Game,
  holder: Holder,
  current: CurrentAbility,
  ability: TriggeredAbility,
  context: Context,
): void {
  if (!boundHolds(g.state, context, ability)) return;
  if (ability.during && !holds(g.state, context, ability.during)) return;
  if (ability.condition && !holds(g.state, context, ability.condition)) return;
  const limit = ability.timesEachTurn;
  if (limit !== undefined && !withinLimit(g, holder.object, current.key, limit)) return;
  const times = 1 + extraTimes(g.state, holder, context.event);
  if (suppressed(g.state, holder, context.event)) return;
  const pending = {
    controller: holder.controller,
    source: holder.object,
    key: current.key,
    body: ability.body,
    condition: ability.condition ?? null,
    context,
  };
  g.state.pendingTriggers = [...g.state.pendingTriggers, ...Array.from({ length: times }, () => pending)];
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

/** "This ability triggers only once each turn": counted on the source by the ability's key. */
function withinLimit(g: Game, id: ObjectId, key: string, limit: number): boolean {
  const object = existing(g.state, id);
  if (!object) return true;
  const marks = object.marks.filter((mark) => mark === `triggered:${key}`);
  if (marks.length >= limit) return false;
  updateObject(g, id, { marks: [...object.marks, `triggered:${key}`] });
  return true;
}

/** Effects that make abilities trigger an additional time (CR 603.2d). */
function extraTimes(state: GameState, holder: Holder, facts: EventFacts | null): number {
  let extra = 0;
  for (const { rule, context } of activeRules(state)) {
    if (rule.kind !== "extraTriggers" || !playersOf(state, context, rule.who).includes(holder.controller))
      continue;
    if (!satisfies(state, context, rule.of.of, holder.object)) continue;
    const cause = facts?.objects.object?.[0];
    if (rule.cause && (cause === undefined || !satisfies(state, context, rule.cause.of, cause))) continue;
    if (rule.on === "enters" && (cause === undefined || existing(state, cause)?.zone !== "battlefield"))
      continue;
    if (rule.on === "dies" && (cause === undefined || objectOf(state, cause).zone !== null)) continue;
    extra += rule.times;
  }
  return extra;
}

/** Effects that keep abilities from triggering ("creatures entering don't cause abilities to trigger"). */
function suppressed(state: GameState, holder: Holder, facts: EventFacts | null): boolean {
  const cause = facts?.objects.object?.[0];
  if (cause === undefined) return false;
  return activeRules(state).some(({ rule, context }) => {
    if (rule.kind !== "noTriggers") return false;
    const entered = existing(state, cause)?.zone === "battlefield";
    if ((rule.on === "enters") !== entered) return false;
    if (rule.of && !satisfies(state, context, rule.of.of, holder.object)) return false;
    return satisfies(state, context, rule.cause.of, cause);
  });
}
