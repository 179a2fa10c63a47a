import type { EventPattern, PlayerRef, Zone } from "@spellroom/card-language";
import type { Context, EventFacts } from "../../../state/context.ts";
import { cameOf, type GameEvent } from "../../../state/event.ts";
import type { ObjectId } from "../../../state/ids.ts";
import { isActive } from "../../../state/teams.ts";
import { isOwnZone } from "../own-zones.ts";
import { controllerAsSeen, meansPlayer } from "../players.ts";
import type { Sight } from "../sight.ts";
import { facts, NO_FACTS } from "./facts.ts";
import { coveredThen, subjectCovers } from "./subject.ts";

type Moves = Extract<EventPattern, { kind: "moves" }>;
type Moved = Extract<GameEvent, { kind: "moved" }>;

/** Zones whose objects everybody could see, so that abilities look back at them as they were (CR 603.10a). */
const SEEN: readonly Zone[] = ["battlefield", "graveyard", "stack", "exile", "command"];

/** Zone changes (CR 603.6), a token's creation among them: it enters the battlefield from nowhere (CR 111.1). */
export function moveFacts(
  sight: Sight,
  context: Context,
  pattern: Moves,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind === "tokenCreated") return createdFacts(sight, context, pattern, event);
  if (event.kind !== "moved" || !zonesFit(pattern, event) || !causeFits(pattern, event)) return NO_FACTS;
  if (pattern.causedBy && !isCausedBy(sight, context, pattern.causedBy, event)) return NO_FACTS;
  return meant(sight, context, pattern, event).map((id) =>
    facts({
      objects: { object: [id], ...(event.source === null ? {} : { cause: [event.source] }) },
      player: event.controller,
      ...(id === event.object ? { moved: true as const } : {}),
    }),
  );
}

/** What moved that the pattern is about: where permanents are meant, one; where cards are, each of those that it was (CR 712.21). */
function meant(sight: Sight, context: Context, pattern: Moves, event: Moved): readonly ObjectId[] {
  const seen = seenAs(pattern, event);
  if (pattern.what === "this") {
    if (event.others?.includes(context.source)) return seen === event.object ? [seen] : [context.source];
    return event.object === context.source || event.became === context.source ? [seen] : [];
  }
  if (pattern.to === "battlefield")
    return coveredThen(sight, context, pattern.what, seen, event) ? [seen] : [];
  const all = seen === event.object || !event.others ? [seen] : cameOf(event);
  const there = event.apart ? all.filter((id) => !event.apart?.includes(id)) : all;
  return there.filter((id) => subjectCovers(sight, context, pattern.what, id));
}

function createdFacts(
  sight: Sight,
  context: Context,
  pattern: Moves,
  event: Extract<GameEvent, { kind: "tokenCreated" }>,
): readonly EventFacts[] {
  if (pattern.from || pattern.cause || pattern.toNot === "battlefield") return NO_FACTS;
  if (pattern.to !== undefined && pattern.to !== "battlefield") return NO_FACTS;
  if (!coveredThen(sight, context, pattern.what, event.object, event)) return NO_FACTS;
  return [
    facts({
      objects: { object: [event.object], ...(event.source === null ? {} : { cause: [event.source] }) },
      player: event.controller,
    }),
  ];
}

function zonesFit(pattern: Moves, event: Moved): boolean {
  return (
    (pattern.from === undefined || pattern.from === event.from) &&
    (pattern.to === undefined || pattern.to === event.to) &&
    pattern.fromNot !== event.from &&
    pattern.toNot !== event.to
  );
}

type Caused = Extract<GameEvent, { kind: "moved" | "countered" }>;

/** Whether a spell or ability of such a player did it (CR 608.2c); what is paid for has no such source. */
export function isCausedBy(sight: Sight, context: Context, by: PlayerRef, event: Caused): boolean {
  const { source, causedBy } = event;
  const controller = causedBy ?? (source === null ? null : controllerAsSeen(sight, source));
  return controller !== null && meansPlayer(sight, context, by, controller);
}

/** A card that is cycled is discarded (CR 702.29a). */
function causeFits(pattern: Moves, event: Moved): boolean {
  if (pattern.cause === undefined || pattern.cause === event.cause) return true;
  return pattern.cause === "discard" && event.cause === "cycle";
}

/**
 * Which of the two objects counts: what leaves a zone that all could see is looked at as it was there; what enters, and
 * what goes somewhere "from anywhere" (CR 603.6c), as it is now.
 */
function seenAs(pattern: Moves, event: Moved): ObjectId {
  const now = event.became ?? event.object;
  if (pattern.to === "battlefield") return now;
  if (pattern.cause === "sacrifice" || pattern.cause === "destroy") return event.object;
  if (pattern.from !== undefined) return SEEN.includes(pattern.from) ? event.object : now;
  return pattern.to === undefined && SEEN.includes(event.from) ? event.object : now;
}

/** A draw (CR 121.1); which of a turn's it is, and whether it is the draw step's own (CR 504.1), where that is asked. */
export function drawFacts(
  sight: Sight,
  context: Context,
  pattern: Extract<EventPattern, { kind: "draws" }>,
  event: GameEvent,
): readonly EventFacts[] {
  if (!isDraw(event) || !meansPlayer(sight, context, pattern.who, event.owner)) return NO_FACTS;
  const { turn, history } = sight.state;
  if (
    pattern.exceptFirstInDrawStep &&
    turn.step === "draw" &&
    isActive(sight.state, event.owner) &&
    event.source === null
  )
    return NO_FACTS;
  if (pattern.ordinal !== undefined) {
    const before = history.thisTurn.slice(0, positionOf(history.thisTurn, event));
    const drawn = before.filter((one) => isDraw(one) && one.owner === event.owner).length;
    if (drawn + 1 !== pattern.ordinal) return NO_FACTS;
  }
  return [facts({ objects: { object: [event.became ?? event.object] }, player: event.owner })];
}

function isDraw(event: GameEvent): event is Moved {
  return event.kind === "moved" && event.cause === "draw";
}

/** Where an event is in the history; at its end while it has not been noted there yet. */
export function positionOf(history: readonly GameEvent[], event: GameEvent): number {
  const at = history.lastIndexOf(event);
  return at < 0 ? history.length : at;
}

/** A discard (CR 701.8); the card is looked at where it went. */
export function discardFacts(
  sight: Sight,
  context: Context,
  pattern: Extract<EventPattern, { kind: "discards" }>,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "moved" || (event.cause !== "discard" && event.cause !== "cycle")) return NO_FACTS;
  if (event.from !== "hand" || !meansPlayer(sight, context, pattern.who, event.owner)) return NO_FACTS;
  const id = event.became ?? event.object;
  if (!sight.satisfies(context, pattern.what.of, id)) return NO_FACTS;
  return [
    facts({
      objects: { object: [id], ...(event.source === null ? {} : { cause: [event.source] }) },
      player: event.owner,
    }),
  ];
}

/** Playing a land (CR 305.1), which isn't putting one onto the battlefield. */
export function landFacts(
  sight: Sight,
  context: Context,
  pattern: Extract<EventPattern, { kind: "playsLand" }>,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "moved" || event.cause !== "play" || event.became === null) return NO_FACTS;
  const seat = event.by ?? event.controller;
  if (!meansPlayer(sight, context, pattern.who, seat)) return NO_FACTS;
  if (!sight.satisfies(context, pattern.what.of, event.became)) return NO_FACTS;
  const owned = !isOwnZone(event.from) || event.owner === seat;
  if (pattern.fromNot !== undefined && event.from === pattern.fromNot && owned) return NO_FACTS;
  return [facts({ objects: { object: [event.became] }, player: seat })];
}

/** A token is created (CR 701.6). */
export function tokenFacts(
  sight: Sight,
  context: Context,
  pattern: Extract<EventPattern, { kind: "tokenCreated" }>,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "tokenCreated") return NO_FACTS;
  if (!meansPlayer(sight, context, pattern.who, event.controller)) return NO_FACTS;
  if (!sight.satisfies(context, pattern.what.of, event.object)) return NO_FACTS;
  return [
    facts({
      objects: { object: [event.object], ...(event.source === null ? {} : { cause: [event.source] }) },
      player: event.controller,
    }),
  ];
}
