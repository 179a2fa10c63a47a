import type { EventPattern } from "@spellroom/card-language";
import type { Context, EventFacts } from "../../../state/context.ts";
import type { GameEvent } from "../../../state/event.ts";
import type { ObjectId } from "../../../state/ids.ts";
import type { Sight } from "../sight.ts";
import { folded } from "./facts.ts";
import { factsOf } from "./pattern.ts";

/**
 * How often, and with what, simultaneous events fit a pattern: once for each, or, for "one or more", once for all of them
 * together (CR 603.2c) - damage to players and attacks on a player once for each player, damage to objects and counters once
 * for each object.
 */
export function eventsMatchingBatch(
  sight: Sight,
  context: Context,
  pattern: EventPattern,
  events: readonly GameEvent[],
): readonly EventFacts[] {
  if (pattern.kind === "anyOf" && pattern.of.some(isBatch)) {
    const single = pattern.of.filter((one) => !isBatch(one));
    return [
      ...pattern.of.filter(isBatch).flatMap((one) => eventsMatchingBatch(sight, context, one, events)),
      ...each(sight, context, { kind: "anyOf", of: single }, events),
    ];
  }
  const found = each(sight, context, pattern, events);
  if (found.length < 2) return found;
  if (!isBatch(pattern)) return alike(pattern, found);
  switch (pattern.kind) {
    case "attacks":
      // One declaration is one event, and its facts are those of each player attacked where that counts (CR 508.3d-e).
      return found;
    case "dealsDamage":
      return pattern.to?.kind === "object"
        ? together(found, byObject)
        : together(found, ({ player }) => player);
    case "counterPut":
      return pattern.several ? onlyOne(found) : together(found, byObject);
    default:
      return onlyOne(found);
  }
}

/** What simultaneous events set off once although the pattern is of a single one. */
function alike(pattern: EventPattern, found: readonly EventFacts[]): readonly EventFacts[] {
  if (isOfOneSource(pattern)) return together(found, bySource);
  // Several sources may remove counters at once, but only one of these is the last (CR 310.11b).
  return pattern.kind === "counterRemoved" && pattern.last ? together(found, byObject) : found;
}

/** "Whenever it deals damage", to whatever or to one or more of a kind: once for all that a source deals at the same time (CR 510.2, 603.2c). */
function isOfOneSource(pattern: EventPattern): boolean {
  return pattern.kind === "dealsDamage" && (pattern.to === undefined || pattern.toSeveral === true);
}

function bySource({ objects }: EventFacts): ObjectId | undefined {
  return objects.source?.[0];
}

function byObject({ objects }: EventFacts): ObjectId | undefined {
  return objects.object?.[0];
}

function each(
  sight: Sight,
  context: Context,
  pattern: EventPattern,
  events: readonly GameEvent[],
): readonly EventFacts[] {
  if (events.length === 1 && events[0]) return factsOf(sight, context, pattern, events[0]);
  return events.flatMap((event) => factsOf(sight, context, pattern, event));
}

function isBatch(pattern: EventPattern): boolean {
  return "batch" in pattern && pattern.batch !== undefined;
}

function onlyOne(found: readonly EventFacts[]): readonly EventFacts[] {
  const all = folded(found);
  return all ? [all] : [];
}

/** Facts with one key made into one. */
function together<Key>(found: readonly EventFacts[], key: (facts: EventFacts) => Key): readonly EventFacts[] {
  const groups = new Map<Key, EventFacts[]>();
  for (const one of found) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return [...groups.values()].flatMap(onlyOne);
}
