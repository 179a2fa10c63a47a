import type {
  EventPattern,
  EventSubject,
  Filter,
  PlayerRef,
  Predicate,
  Zone,
} from "@spellroom/card-language";
import { lastZone, objectOf } from "../../../state/access.ts";
import type { Context, EventFacts } from "../../../state/context.ts";
import type { GameEvent } from "../../../state/event.ts";
import type { Entity, ObjectId, Seat } from "../../../state/ids.ts";
import { reaches } from "../../../state/range.ts";
import { castBy, manaSpentOn } from "../announced.ts";
import { isTurnOf, meansPlayer } from "../players.ts";
import type { Sight } from "../sight.ts";
import { meansSpellsOnly } from "../spells-only.ts";
import { targetKindAllows } from "../target-kinds.ts";
import { facts, NO_FACTS } from "./facts.ts";
import { isCausedBy, positionOf } from "./moves.ts";
import { subjectCovers } from "./subject.ts";

type Pattern<K extends EventPattern["kind"]> = Extract<EventPattern, { kind: K }>;
type Cast = Extract<GameEvent, { kind: "spellCast" }>;

function isCast(event: GameEvent): event is Cast {
  return event.kind === "spellCast";
}

/**
 * A spell is cast (CR 601.2i). The amount is how many spells have been cast this turn, this one among them (CR 702.40a); with
 * `ordinal` only the second, third ... such spell of that player in the turn.
 */
export function castFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"casts">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "spellCast" || !isSuchCast(sight, context, pattern, event)) return NO_FACTS;
  const { thisTurn, lastTurn } = sight.state.history;
  const turn = lastTurn.includes(event) ? lastTurn : thisTurn;
  const earlier = turn
    .slice(0, positionOf(turn, event))
    .filter(isCast)
    .filter(({ seat }) => reaches(sight.state, context.controller, seat));
  if (pattern.ordinal !== undefined) {
    const such = earlier.filter((one) => one.seat === event.seat && isSuchCast(sight, context, pattern, one));
    if (such.length + 1 !== pattern.ordinal) return NO_FACTS;
  }
  return [
    facts({
      objects: { object: [event.object], spell: [event.object] },
      player: event.seat,
      amount: earlier.length + 1,
    }),
  ];
}

function isSuchCast(sight: Sight, context: Context, pattern: Pattern<"casts">, event: Cast): boolean {
  return (
    meansPlayer(sight, context, pattern.who, event.seat) &&
    (pattern.from === undefined || isFrom(sight, pattern.from, event)) &&
    (pattern.fromNot === undefined || !isFrom(sight, pattern.fromNot, event)) &&
    (!pattern.card || sight.object(event.object)?.kind === "card") &&
    (pattern.using === undefined || castBy(sight.object(event.object), pattern.using)) &&
    (pattern.turn === undefined || isTurnOf(sight, context, pattern.turn)) &&
    sight.satisfies(context, pattern.spell.of, event.object) &&
    !(pattern.spell.of.some(({ kind }) => kind === "other") && isSpellOfSource(sight, context, event))
  );
}

/** CR 400.7d: "another spell" of a permanent is none that became the permanent. */
function isSpellOfSource({ state }: Sight, { source }: Context, { object }: Cast): boolean {
  const { thisTurn, lastTurn } = state.history;
  const became = (event: GameEvent): boolean =>
    event.kind === "moved" && event.object === object && event.became === source;
  return thisTurn.some(became) || lastTurn.some(became);
}

/** Each player has a hand, a library and a graveyard of their own (CR 400.1): "from your graveyard" is from no other one's. */
function isFrom({ state }: Sight, zone: Zone, { object, seat, from }: Cast): boolean {
  if (zone !== from) return false;
  return (
    (zone !== "hand" && zone !== "library" && zone !== "graveyard") || objectOf(state, object).owner === seat
  );
}

/** A spell is copied (CR 707.10): told as the keyword action `copy` of the copy. */
export function copyFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"copies">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "keywordAction" || event.action !== "copy" || event.object === null) return NO_FACTS;
  if (!meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  if (!sight.satisfies(context, pattern.spell.of, event.object)) return NO_FACTS;
  return [facts({ objects: { object: [event.object], spell: [event.object] }, player: event.seat })];
}

/** CR 602.2. */
export function activationFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"activates">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "abilityActivated" || (pattern.notMana && event.mana)) return NO_FACTS;
  if (!meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  if (pattern.loyalty && sight.object(event.object)?.announcement?.ability?.loyalty !== true) return NO_FACTS;
  if (pattern.exhaust && !event.exhaust) return NO_FACTS;
  if (pattern.withoutTap && event.tap) return NO_FACTS;
  if (!subjectCovers(sight, context, pattern.of, event.source)) return NO_FACTS;
  if (pattern.targeting) {
    const kind = pattern.targeting;
    if (!event.targets.some((target) => targetKindAllows(sight, context, kind, target))) return NO_FACTS;
  }
  if (isOfPermanents(pattern.of) && lastZone(sight.state, event.source) !== "battlefield") return NO_FACTS;
  return [
    facts({
      objects: { object: [event.source], source: [event.source], spell: [event.object] },
      player: event.seat,
    }),
  ];
}

/** "an ability of a creature": of a permanent, not of a card in a hand or graveyard (CR 109.2). */
function isOfPermanents(of: Pattern<"activates">["of"]): boolean {
  return typeof of === "object" && "filter" in of && of.filter.zones === undefined && of.filter.of.length > 0;
}

interface Targeting {
  readonly by: "spell" | "ability";
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly targets: readonly Entity[];
}

/** What a copy of a spell targets becomes its target, too, once new ones were chosen (CR 707.10c). */
function targetingOf(sight: Sight, event: GameEvent): Targeting | undefined {
  switch (event.kind) {
    case "spellCast":
      return { by: "spell", ...event };
    case "abilityActivated":
    case "abilityTriggered":
      return { by: "ability", ...event };
    case "targetsChanged":
      return event;
    case "keywordAction": {
      const { action, seat, object } = event;
      if (action !== "copy" || object === null) return undefined;
      const chosen = sight.object(object)?.announcement?.context.targets ?? {};
      return { by: "spell", seat, object, targets: Object.values(chosen).flat() };
    }
    default:
      return undefined;
  }
}

/** "a creature" is a permanent, and no creature spell or card that something targets (CR 109.2). */
function isWhereDescribed(sight: Sight, what: EventSubject, id: ObjectId): boolean {
  if (typeof what === "string") return true;
  if ("either" in what) return what.either.some((one) => isWhereDescribed(sight, one, id));
  const zone = sight.object(id)?.zone ?? null;
  return zone !== null && (what.filter.zones ?? ["battlefield"]).includes(zone);
}

/** Becoming a target of a spell or ability (CR 115.1a); once for each object, however often it was chosen. */
export function targetFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"becomesTarget">,
  event: GameEvent,
): readonly EventFacts[] {
  const targeting = targetingOf(sight, event);
  if (targeting === undefined) return NO_FACTS;
  const { by, seat, object } = targeting;
  if (pattern.by && pattern.by !== "either" && pattern.by !== by) return NO_FACTS;
  if (!reaches(sight.state, context.controller, seat)) return NO_FACTS;
  if (pattern.controller && !meansPlayer(sight, context, pattern.controller, seat)) return NO_FACTS;
  if (pattern.spell && !sight.satisfies(context, pattern.spell.of, object)) return NO_FACTS;
  const { what, player } = pattern;
  const targets = new Set(targeting.targets.flatMap((entity) => ("object" in entity ? [entity.object] : [])));
  const players = new Set(targeting.targets.flatMap((entity) => ("player" in entity ? [entity.player] : [])));
  const by_ = { spell: [object], cause: [object] };
  return [
    ...[...targets]
      .filter(
        (id) =>
          what !== undefined && isWhereDescribed(sight, what, id) && subjectCovers(sight, context, what, id),
      )
      .map((id) => facts({ objects: { object: [id], ...by_ }, player: seat })),
    ...[...players]
      .filter((one) => player !== undefined && meansPlayer(sight, context, player, one))
      .map((one) => facts({ objects: by_, player: seat, recipient: { player: one } })),
  ];
}

/** A spell or ability is countered (CR 701.5); looked at as it was on the stack (CR 603.10e). */
export function counteredFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"countered">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "countered" || !isDescribed(sight, context, pattern.what, event.object)) return NO_FACTS;
  if (pattern.by && !isCausedBy(sight, context, pattern.by, event)) return NO_FACTS;
  if (pattern.caster && !wasCastBy(sight, context, pattern.caster, event.object)) return NO_FACTS;
  return [
    facts({
      objects: {
        object: [event.object],
        spell: [event.object],
        ...(event.source === null ? {} : { cause: [event.source] }),
      },
      player: sight.read(event.object)?.controller ?? null,
      moved: true,
    }),
  ];
}

const SPELL: readonly Predicate[] = [{ kind: "stackObject", is: "spell" }];

/** Whether what is or was on the stack is as described: "a spell" is no ability (CR 112.1). */
function isDescribed(sight: Sight, context: Context, what: Filter, id: ObjectId): boolean {
  if (meansSpellsOnly(what) && !sight.satisfies(context, SPELL, id)) return false;
  return sight.satisfies(context, what.of, id);
}

/** Whether such a player cast it, whoever has come to control it; copies aren't cast (CR 707.10). */
function wasCastBy(sight: Sight, context: Context, caster: PlayerRef, spell: ObjectId): boolean {
  const announcement = sight.object(spell)?.announcement;
  return (
    announcement?.wasCast === true && meansPlayer(sight, context, caster, announcement.context.controller)
  );
}

/**
 * The mana that a player has spent to cast spells in a turn comes to a total: it does with the spell that takes it there. What
 * was spent on a spell is noted as it is cast (CR 601.2h).
 */
export function expenseFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"expends">,
  event: GameEvent,
): readonly EventFacts[] {
  if (!isCast(event) || !meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  const { thisTurn, lastTurn } = sight.state.history;
  const turn = lastTurn.includes(event) ? lastTurn : thisTurn;
  const before = turn
    .slice(0, positionOf(turn, event))
    .filter((one) => isCast(one) && one.seat === event.seat)
    .reduce((sum, one) => sum + (isCast(one) ? manaSpentOn(sight.object(one.object)) : 0), 0);
  const after = before + manaSpentOn(sight.object(event.object));
  return before < pattern.total && pattern.total <= after ? [facts({ player: event.seat })] : NO_FACTS;
}

/** Creatures that are tapped for a crew or saddle ability (CR 702.122b, 702.171c): each crews the permanent that has it. */
export function crewFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"crews">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "abilityActivated" || event.crew === undefined) return NO_FACTS;
  const { ability, creatures } = event.crew;
  const named = ability === "crew" ? "Vehicle" : "Mount";
  if (pattern.ability !== "either" && pattern.ability !== ability) return NO_FACTS;
  if (!sight.read(event.source)?.subtypes.includes(named)) return NO_FACTS;
  return creatures
    .filter((id) => subjectCovers(sight, context, pattern.what, id))
    .map((id) => facts({ objects: { object: [id], recipient: [event.source] }, player: event.seat }));
}
