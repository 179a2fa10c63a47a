import type { EventPattern } from "@spellroom/card-language";
import type { Context, EventFacts } from "../../../state/context.ts";
import type { GameEvent } from "../../../state/event.ts";
import { activeSeats, takeTurnsTogether } from "../../../state/teams.ts";
import { meansPlayer } from "../players.ts";
import type { Sight } from "../sight.ts";
import { facts, NO_FACTS } from "./facts.ts";
import { subjectCovers } from "./subject.ts";

type Pattern<K extends EventPattern["kind"]> = Extract<EventPattern, { kind: K }>;

/** CR 119.9-10: life gained or lost, whatever the cause. */
export function lifeFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"gainsLife" | "losesLife">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "lifeChanged") return NO_FACTS;
  const amount = pattern.kind === "gainsLife" ? event.change : -event.change;
  if (amount <= 0 || !meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  return [facts({ player: event.seat, amount })];
}

/**
 * "At the beginning of" a step (CR 603.2b): of a team's, once for each player on it who is meant (CR 805.4d). "Each end step" is that of
 * anybody's turn, in range or not; whether an ability speaks of the player, `triggeringFacts` asks.
 */
export function stepFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"stepBegins">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "stepBegan" || event.step !== pattern.step) return NO_FACTS;
  if (pattern.ordinal !== undefined && pattern.ordinal !== timesBegun(sight, event)) return NO_FACTS;
  const active = takeTurnsTogether(sight.state) ? activeSeats(sight.state) : [event.active];
  return active
    .filter((seat) => pattern.whose.kind === "allPlayers" || meansPlayer(sight, context, pattern.whose, seat))
    .map((player) => facts({ player }));
}

/** How often such a step has begun this turn, this time among them. */
function timesBegun(sight: Sight, event: Extract<GameEvent, { kind: "stepBegan" }>): number {
  const { plan, at } = sight.state.turn;
  return plan.slice(0, at + 1).filter((step) => step === event.step).length;
}

/** Keyword actions (CR 701) that are told as such. */
export function keywordActionFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"keywordAction">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "keywordAction" || event.action !== pattern.action) return NO_FACTS;
  if (pattern.who && !meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  if (pattern.library === "own" && event.libraries?.includes(event.seat) !== true) return NO_FACTS;
  if (pattern.library === "any" && (event.libraries ?? []).length === 0) return NO_FACTS;
  if (pattern.room !== undefined && pattern.room !== event.room) return NO_FACTS;
  if (pattern.level !== undefined && pattern.level !== event.amount) return NO_FACTS;
  if (pattern.what) {
    if (event.object === null || !subjectCovers(sight, context, pattern.what, event.object)) return NO_FACTS;
  }
  return [
    facts({
      objects: event.object === null ? {} : { object: [event.object] },
      player: event.seat,
      amount: event.amount,
    }),
  ];
}

/** CR 603.9. */
export function lossFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"losesGame">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "playerLost" || !meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  return [facts({ player: event.seat })];
}

/** CR 106.3. */
export function manaFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"manaAdded">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "manaAdded" || !meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  if (!subjectCovers(sight, context, pattern.source, event.source)) return NO_FACTS;
  return [
    facts({
      objects: { object: [event.source], source: [event.source] },
      player: event.seat,
      amount: event.mana.length,
    }),
  ];
}

/** Flipped coins (CR 705) and rolled dice (CR 706). */
export function chanceFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"coinFlipped" | "dieRolled">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== pattern.kind || !meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  if (event.kind === "dieRolled") return [facts({ player: event.seat, amount: event.result })];
  if (pattern.kind === "coinFlipped" && pattern.result && event.won !== (pattern.result === "win"))
    return NO_FACTS;
  return [facts({ player: event.seat })];
}

/** Counters that players get (CR 122.1). */
export function playerCounterFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"getsCounters">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "countersChanged" || event.change <= 0 || !("player" in event.on)) return NO_FACTS;
  const { player } = event.on;
  if (event.counter !== pattern.counter || !meansPlayer(sight, context, pattern.who, player)) return NO_FACTS;
  return [facts({ player, amount: event.change })];
}

/** CR 701.20. */
export function shuffleFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"shuffles">,
  event: GameEvent,
): readonly EventFacts[] {
  if (event.kind !== "shuffled" || !meansPlayer(sight, context, pattern.who, event.seat)) return NO_FACTS;
  return [facts({ player: event.seat })];
}

/** CR 722.3, 728.1a: it isn't that day becomes night or the reverse where it was neither before. */
export function designationFacts(
  sight: Sight,
  context: Context,
  pattern: Pattern<"becomesMonarch" | "dayNightChanges">,
  event: GameEvent,
): readonly EventFacts[] {
  if (pattern.kind === "dayNightChanges") {
    const changes = event.kind === "dayNightChanged" && !event.first && event.to === pattern.to;
    return changes ? [facts({})] : NO_FACTS;
  }
  if (event.kind !== "monarchChanged" || !meansPlayer(sight, context, pattern.who, event.seat))
    return NO_FACTS;
  return [facts({ player: event.seat })];
}
