import type { EventPattern, EventSubject } from "@spellroom/card-language";
import type { Context, EventFacts } from "../../../state/context.ts";
import type { GameEvent } from "../../../state/event.ts";
import type { Entity, ObjectId } from "../../../state/ids.ts";
import type { GameObject } from "../../../state/object.ts";
import { meansPlayer } from "../players.ts";
import { hasName } from "../predicates.ts";
import type { Sight } from "../sight.ts";
import { facts, NO_FACTS } from "./facts.ts";
import { coveredThen, subjectCovers } from "./subject.ts";

type Pattern<K extends EventPattern["kind"]> = Extract<EventPattern, { kind: K }>;

/** Tapping and untapping (CR 701.21), and tapping for mana, which happens as the mana is made (CR 106.12a). */
export function tapFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"taps" | "untaps">,
  event: GameEvent,
): readonly EventFacts[] {
  if (pattern.kind === "taps" && pattern.forMana) {
    if (event.kind !== "manaAdded" || event.tappedFor === false) return NO_FACTS;
    if (!subjectCovers(sight, context, pattern.what, event.source)) return NO_FACTS;
    const chosen = sight.object(context.source)?.chosen.color;
    if (pattern.ofChosenColor && !event.mana.some((symbol) => symbol === chosen)) return NO_FACTS;
    return [
      facts({
        objects: { object: [event.source], source: [event.source] },
        player: event.seat,
        amount: event.mana.length,
      }),
    ];
  }
  if (event.kind !== "tapped" || event.tapped !== (pattern.kind === "taps")) return NO_FACTS;
  if (pattern.kind === "taps" && pattern.by) {
    if (event.by === undefined || !meansPlayer(sight, context, pattern.by, event.by)) return NO_FACTS;
  }
  return aboutOne(sight, context, pattern.what, event.object);
}

/** Counters put on an object (CR 122.6); `reaches` is the moment at which that many are there. */
export function counterPutFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"counterPut">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "countersChanged" || event.change <= 0 || !("object" in event.on)) return NO_FACTS;
  if (pattern.counter !== "any" && pattern.counter !== event.counter) return NO_FACTS;
  const { object } = event.on;
  if (pattern.by) {
    const by = event.by ?? null;
    if (by === null || !meansPlayer(sight, context, pattern.by, by)) return NO_FACTS;
  }
  if (pattern.reaches !== undefined) {
    const now = sight.object(object)?.counters[event.counter] ?? 0;
    if (now < pattern.reaches || now - event.change >= pattern.reaches) return NO_FACTS;
  }
  if (!isThatCounted(sight, context, pattern.on, object, event)) return NO_FACTS;
  const player = event.by ?? null;
  // "Whenever a counter is put" triggers for each of them; "one or more counters" once for all (CR 603.2c).
  if (pattern.batch || pattern.reaches !== undefined)
    return [facts({ objects: { object: [object] }, player, amount: event.change })];
  return Array.from({ length: event.change }, () =>
    facts({ objects: { object: [object] }, player, amount: 1 }),
  );
}

/**
 * An object is looked at as it was when its counters changed, where that was recorded (CR 608.2h). "A creature" is a permanent
 * (CR 109.2): a card in exile that gets a time counter is none.
 */
function isThatCounted(
  sight: Sight,
  context: Context,
  subject: EventSubject,
  id: ObjectId,
  { as }: Extract<GameEvent, { kind: "countersChanged" }>,
): boolean {
  const zone = sight.object(id)?.zone ?? "battlefield";
  if (zone !== "battlefield" && isOfPermanents(subject)) return false;
  if (!as) return subjectCovers(sight, context, subject, id);
  return coveredThen(sight, context, subject, id, { as, controller: as.controller });
}

function isOfPermanents(subject: EventSubject): boolean {
  return typeof subject === "object" && "filter" in subject && subject.filter.zones === undefined;
}

export function counterRemovedFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"counterRemoved">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "countersChanged" || event.change >= 0 || !("object" in event.on)) return NO_FACTS;
  if (pattern.counter !== "any" && pattern.counter !== event.counter) return NO_FACTS;
  const { object } = event.on;
  if (pattern.last && (sight.object(object)?.counters[event.counter] ?? 0) > 0) return NO_FACTS;
  if (!isThatCounted(sight, context, pattern.from, object, event)) return NO_FACTS;
  if (pattern.each)
    return Array.from({ length: -event.change }, () => facts({ objects: { object: [object] } }));
  return [facts({ objects: { object: [object] }, amount: -event.change })];
}

/** CR 702.155a: in the turn in which it entered, only the chapter with exactly that many lore counters can trigger. */
function readsAhead(sight: Sight, saga: GameObject | null): boolean {
  if (saga?.enteredTurn !== sight.state.turn.number) return false;
  return sight.read(saga.id)?.keywords.has("readAhead") === true;
}

/** A chapter symbol's trigger: the lore counters just put took it over that number (CR 714.2b-c). */
export function chapterFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"chapter">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "countersChanged" || event.change <= 0 || event.counter !== "lore") return NO_FACTS;
  if (!("object" in event.on) || event.on.object !== context.source) return NO_FACTS;
  const saga = sight.object(context.source);
  const now = saga?.counters.lore ?? 0;
  const least = readsAhead(sight, saga) ? now : now - event.change + 1;
  return pattern.numbers
    .filter((number) => number <= now && number >= least)
    .map((amount) => facts({ objects: { object: [context.source] }, amount }));
}

interface Joined {
  readonly object: ObjectId;
  readonly to: Entity;
}

/** What has been attached to something, or has entered attached to it (CR 303.4f, 701.3a). */
function joinedBy(sight: Sight, event: GameEvent): Joined | undefined {
  if (event.kind === "attached")
    return event.to === null ? undefined : { object: event.object, to: event.to };
  const entered =
    event.kind === "tokenCreated"
      ? event.object
      : event.kind === "moved" && event.to === "battlefield"
        ? event.became
        : null;
  const to = entered === null ? null : sight.object(entered)?.attachedTo;
  return entered === null || !to ? undefined : { object: entered, to };
}

/** CR 701.3. */
export function attachFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"attached">,
  event: GameEvent,
): readonly EventFacts[] {
  const joined = joinedBy(sight, event);
  if (!joined || !subjectCovers(sight, context, pattern.what, joined.object)) return NO_FACTS;
  const { object, to } = joined;
  if (pattern.to && !("object" in to && subjectCovers(sight, context, pattern.to, to.object)))
    return NO_FACTS;
  return [
    facts({
      objects: { object: [object], ...("object" in to ? { recipient: [to.object] } : {}) },
      player: "player" in to ? to.player : null,
      recipient: to,
    }),
  ];
}

const CHANGES = {
  transforms: "transformed",
  turnedFaceUp: "turnedFaceUp",
  phasesIn: "phasedIn",
  phasesOut: "phasedOut",
} as const;

/** Transforming (CR 701.28), turning face up (CR 708.8), phasing in and out (CR 702.26b-c). */
export function faceFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<keyof typeof CHANGES>,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "faceChanged" || event.what !== CHANGES[pattern.kind]) return NO_FACTS;
  if (pattern.kind === "transforms" && pattern.intoName !== undefined) {
    const values = sight.read(event.object);
    if (!values || !hasName(values, pattern.intoName)) return NO_FACTS;
  }
  const what = pattern.kind === "turnedFaceUp" ? apartFromFace(pattern.what) : pattern.what;
  return aboutOne(sight, context, what, event.object);
}

/** "A face-down permanent" that is turned face up was face down, and no longer is: all else is asked of it as it is now. */
function apartFromFace(subject: EventSubject): EventSubject {
  if (typeof subject === "string") return subject;
  if ("either" in subject) return { either: subject.either.map(apartFromFace) };
  const of = subject.filter.of.filter((one) => one.kind !== "status" || one.status !== "faceDown");
  return { filter: { ...subject.filter, of } };
}

/** Unlocking the half whose ability it is, or the last one of a Room (CR 709.5). */
export function unlockFacts(
  sight: Sight,
  context: Context,
  { who, what }: Pattern<"unlocks">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "doorChanged" || !event.unlocked) return NO_FACTS;
  if (!meansPlayer(sight, context, who, event.by)) return NO_FACTS;
  const subject = "fully" in what ? { filter: what.fully } : "this";
  if ("fully" in what ? !event.fully : event.door !== what.door) return NO_FACTS;
  if (!subjectCovers(sight, context, subject, event.object)) return NO_FACTS;
  return [facts({ objects: { object: [event.object] }, player: event.by })];
}

export function controlFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"controlChanges">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "controlChanged" || !subjectCovers(sight, context, pattern.what, event.object))
    return NO_FACTS;
  if (pattern.from && !meansPlayer(sight, context, pattern.from, event.from)) return NO_FACTS;
  if (pattern.to && !meansPlayer(sight, context, pattern.to, event.to)) return NO_FACTS;
  return [facts({ objects: { object: [event.object] }, player: event.to })];
}

function aboutOne(
  sight: Sight,
  context: Context,
  subject: Pattern<"taps">["what"],
  id: number,
): readonly EventFacts[] {
  if (!subjectCovers(sight, context, subject, id)) return NO_FACTS;
  return [facts({ objects: { object: [id] }, player: sight.read(id)?.controller ?? null })];
}
