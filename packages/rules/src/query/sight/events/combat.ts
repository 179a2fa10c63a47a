import type { EventPattern } from "@spellroom/card-language";
import type { Context, EventFacts } from "../../../state/context.ts";
import type { GameEvent } from "../../../state/event.ts";
import type { Entity, ObjectId, Seat } from "../../../state/ids.ts";
import { defendsFor } from "../../../state/teams.ts";
import { defenderSeat, meansPlayer } from "../players.ts";
import { inRange } from "../range.ts";
import type { Sight } from "../sight.ts";
import { facts, folded, NO_FACTS } from "./facts.ts";
import { coveredThen, recipientCovers, subjectCovers } from "./subject.ts";

type Pattern<K extends EventPattern["kind"]> = Extract<EventPattern, { kind: K }>;
type Blockers = Extract<GameEvent, { kind: "blockersDeclared" }>;

/** Attacks (CR 508.3): one event for each attacker, or one for all where the text says "attack with one or more". */
export function attackFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"attacks">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "attackersDeclared") return NO_FACTS;
  if (pattern.alone && event.attackers.length !== 1) return NO_FACTS;
  const found: EventFacts[] = [];
  const players: Seat[] = [];
  for (const { object, defender, by = event.seat } of event.attackers) {
    if (pattern.by && !meansPlayer(sight, context, pattern.by, by)) continue;
    if (!coveredThen(sight, context, pattern.what, object, { controller: by, isCreature: true })) continue;
    if (!defenderFits(sight, context, pattern, defender)) continue;
    players.push(by);
    found.push(
      facts({
        objects: {
          object: [object],
          attacker: [object],
          ...("object" in defender ? { recipient: [defender.object] } : {}),
        },
        player: defenderSeat(sight, defender),
        recipient: defender,
      }),
    );
  }
  if (!pattern.batch) return found;
  const { atLeast } = pattern.batch;
  return groupsOf(found, pattern, players).flatMap((group) => {
    const all = group.length >= atLeast ? folded(group) : null;
    return all ? [all] : [];
  });
}

/**
 * "Whenever one or more creatures attack a player": once for each player that they attack (CR 508.3d, 603.2c). "Whenever a player
 * attacks with one or more creatures": once for each attacking player (CR 805.10c).
 */
function groupsOf(
  found: readonly EventFacts[],
  { target, by }: Pattern<"attacks">,
  attacking: readonly Seat[],
): readonly (readonly EventFacts[])[] {
  if (target !== "player" && !by) return [found];
  const groups = new Map<string, EventFacts[]>();
  for (const [at, one] of found.entries()) {
    const key = `${target === "player" ? one.player : ""}:${by ? attacking[at] : ""}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** CR 508.3e: "attacks a player" isn't "attacks a planeswalker that player controls", and neither is attacking a battle. */
function defenderFits(
  sight: Sight,
  context: Context,
  pattern: Pattern<"attacks">,
  defender: Entity,
): boolean {
  const target = pattern.target ?? (pattern.defending ? "player" : undefined);
  if (target !== undefined && !isAttackedKind(sight, context, target, defender)) return false;
  if (!pattern.defending) return true;
  const seat = defenderSeat(sight, defender);
  return seat !== null && meansPlayer(sight, context, pattern.defending, seat);
}

function isAttackedKind(
  sight: Sight,
  context: Context,
  target: NonNullable<Pattern<"attacks">["target"]>,
  defender: Entity,
): boolean {
  if (!inRange(sight, context.controller, defender)) return false;
  if ("player" in defender) return target === "player" || target === "either";
  const type = target === "battle" ? "battle" : "planeswalker";
  return target !== "player" && sight.read(defender.object)?.types.includes(type) === true;
}

/** Each for itself, or all of them together where there are enough. */
function grouped(found: readonly ObjectId[], atLeast: number | undefined): readonly (readonly ObjectId[])[] {
  if (atLeast === undefined) return found.map((id) => [id]);
  return found.length >= atLeast ? [found] : [];
}

/** CR 509.5a-b: "blocks" once for each blocker, "blocks a creature" once for each creature it blocks. */
export function blockFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"blocks">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "blockersDeclared") return NO_FACTS;
  const found: EventFacts[] = [];
  for (const { object, attackers, by = event.seat } of event.blockers) {
    const then = { controller: by, isCreature: true } as const;
    if (attackers.length === 0 || !coveredThen(sight, context, pattern.what, object, then)) continue;
    const { blocked } = pattern;
    const groups = blocked
      ? grouped(
          attackers.filter((id) => subjectCovers(sight, context, blocked, id)),
          pattern.atLeast,
        )
      : [attackers];
    for (const attacker of groups)
      found.push(
        facts({
          objects: { object: [object], blocker: [object], attacker, opposed: attacker },
          player: by,
        }),
      );
  }
  return found;
}

/**
 * CR 509.5c-d: "becomes blocked" once for each attacker, also where an effect makes it so; "becomes blocked by" once for each
 * such blocker.
 */
export function becomesBlockedFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"becomesBlocked">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind === "becameBlocked") {
    return madeBlocked(sight, context, pattern, event);
  }
  if (event.kind !== "blockersDeclared") return NO_FACTS;
  const found: EventFacts[] = [];
  for (const attacker of new Set(event.blockers.flatMap(({ attackers }) => attackers))) {
    if (!subjectCovers(sight, context, pattern.what, attacker)) continue;
    const blockers = blockersOf(event, attacker);
    const { by } = pattern;
    const groups = by
      ? grouped(
          blockers.filter((id) => subjectCovers(sight, context, by, id)),
          pattern.atLeast,
        )
      : [blockers];
    for (const blocker of groups)
      found.push(
        facts({
          objects: { object: [attacker], attacker: [attacker], blocker, opposed: blocker },
          player: defendingAgainst(sight, attacker) ?? event.seat,
        }),
      );
  }
  return found;
}

/** The defending player for an attacker in the current combat, also where it attacks a planeswalker or battle (CR 508.5, 805.10e). */
function defendingAgainst({ state }: Sight, attacker: ObjectId): Seat | undefined {
  return state.combat?.attackers.find(({ object }) => object === attacker)?.defending;
}

/** By an effect that says so, or by a creature that is put onto the battlefield blocking it. */
function madeBlocked(
  sight: Sight,
  context: Context,
  { what, by }: Pattern<"becomesBlocked">,
  event: Extract<GameEvent, { kind: "becameBlocked" }>,
): readonly EventFacts[] {
  const fits = by
    ? event.by !== undefined && subjectCovers(sight, context, by, event.by)
    : event.already !== true;
  if (!fits || !subjectCovers(sight, context, what, event.object)) return NO_FACTS;
  const blocker = event.by === undefined ? {} : { blocker: [event.by], opposed: [event.by] };
  return [
    facts({
      objects: { object: [event.object], attacker: [event.object], ...blocker },
      player: event.seat,
    }),
  ];
}

function blockersOf(event: Blockers, attacker: number): number[] {
  return event.blockers.filter(({ attackers }) => attackers.includes(attacker)).map(({ object }) => object);
}

/** CR 509.5g: attacks and isn't blocked. Of several defending players or teams each declares for the attackers against it. */
export function notBlockedFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"notBlocked">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "blockersDeclared") return NO_FACTS;
  const found: EventFacts[] = [];
  for (const { object, defender, defending: seat, blocked } of sight.state.combat?.attackers ?? []) {
    if (blocked === true || blockersOf(event, object).length > 0) continue;
    if (!defendsFor(sight.state, event.seat, seat) || !subjectCovers(sight, context, pattern.what, object))
      continue;
    found.push(
      facts({ objects: { object: [object], attacker: [object] }, player: seat, recipient: defender }),
    );
  }
  return found;
}

/** Damage dealt by a source to one recipient (CR 120). Dealt to a player, the only object that it is about is its source. */
export function damageFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"dealsDamage">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "damageDealt" || event.amount <= 0) return NO_FACTS;
  if (pattern.combat !== undefined && pattern.combat !== event.combat) return NO_FACTS;
  if (!coveredThen(sight, context, pattern.source, event.source, event)) return NO_FACTS;
  if (pattern.to && !recipientCovers(sight, context, pattern.to, event.to)) return NO_FACTS;
  const recipient =
    "object" in event.to
      ? { object: [event.to.object], recipient: [event.to.object] }
      : { object: [event.source] };
  return [
    facts({
      objects: { source: [event.source], ...recipient },
      player: "player" in event.to ? event.to.player : null,
      recipient: event.to,
      amount: event.amount,
    }),
  ];
}
