import type { EventPattern } from "@spellroom/card-language";
import type { Context, EventFacts } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { Seat } from "../../state/ids.ts";
import type { Sight } from "../sight.ts";
import { folded } from "./facts.ts";
import { factsOf } from "./pattern.ts";

/**
 * How often, and with what, simultaneous events fit a pattern: once for each, or, for "one or more", once for all of them
 * together (CR 603.2c) - damage to players once for each player.
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
  if (!isBatch(pattern) || found.length < 2) return found;
  return pattern.kind === "dealsDamage" ? byDamagedPlayer(found) : onlyOne(found);
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

function byDamagedPlayer(found: readonly EventFacts[]): readonly EventFacts[] {
  const groups = new Map<Seat | null, EventFacts[]>();
  for (const one of found) {
    const group = groups.get(one.player);
    if (group) group.push(one);
    else groups.set(one.player, [one]);
  }
  return [...groups.values()].flatMap(onlyOne);
}
