import type { EventPattern } from "@spellroom/card-language";
import { assertNever } from "../../../state/access.ts";
import type { Context, EventFacts } from "../../../state/context.ts";
import type { GameEvent } from "../../../state/event.ts";
import type { Sight } from "../sight.ts";
import { attackFacts, becomesBlockedFacts, blockFacts, damageFacts, notBlockedFacts } from "./combat.ts";
import { NO_FACTS } from "./facts.ts";
import { discardFacts, drawFacts, landFacts, moveFacts, tokenFacts } from "./moves.ts";
import {
  attachFacts,
  chapterFacts,
  controlFacts,
  counterPutFacts,
  counterRemovedFacts,
  faceFacts,
  tapFacts,
  unlockFacts,
} from "./permanents.ts";
import {
  chanceFacts,
  designationFacts,
  keywordActionFacts,
  lifeFacts,
  lossFacts,
  manaFacts,
  playerCounterFacts,
  shuffleFacts,
  stepFacts,
} from "./players.ts";
import {
  activationFacts,
  castFacts,
  copyFacts,
  counteredFacts,
  crewFacts,
  expenseFacts,
  targetFacts,
} from "./stack.ts";

/**
 * What a told event is about where it fits a pattern: nothing where it doesn't, and one entry for each time it does, since
 * several attackers (or blockers, or targets) are told in one event. State triggers (CR 603.8) fit no event.
 */
export function factsOf(
  sight: Sight,
  context: Context,
  pattern: EventPattern,
  event: GameEvent,
): readonly EventFacts[] {
  switch (pattern.kind) {
    case "moves":
      return moveFacts(sight, context, pattern, event);
    case "attacks":
      return attackFacts(sight, context, pattern, event);
    case "blocks":
      return blockFacts(sight, context, pattern, event);
    case "becomesBlocked":
      return becomesBlockedFacts(sight, context, pattern, event);
    case "notBlocked":
      return notBlockedFacts(sight, context, pattern, event);
    case "dealsDamage":
      return damageFacts(sight, context, pattern, event);
    case "casts":
      return castFacts(sight, context, pattern, event);
    case "activates":
      return activationFacts(sight, context, pattern, event);
    case "stepBegins":
      return stepFacts(sight, context, pattern, event);
    case "anyOf":
      return firstFacts(sight, context, pattern.of, event);
    case "state":
      return NO_FACTS;
    default:
      return furtherFacts(sight, context, pattern, event);
  }
}

type Further = Exclude<
  EventPattern,
  {
    kind:
      | "moves"
      | "attacks"
      | "blocks"
      | "becomesBlocked"
      | "notBlocked"
      | "dealsDamage"
      | "casts"
      | "activates"
      | "stepBegins"
      | "anyOf"
      | "state";
  }
>;

function furtherFacts(
  sight: Sight,
  context: Context,
  pattern: Further,
  event: GameEvent,
): readonly EventFacts[] {
  switch (pattern.kind) {
    case "draws":
      return drawFacts(sight, context, pattern, event);
    case "discards":
      return discardFacts(sight, context, pattern, event);
    case "playsLand":
      return landFacts(sight, context, pattern, event);
    case "tokenCreated":
      return tokenFacts(sight, context, pattern, event);
    case "copies":
      return copyFacts(sight, context, pattern, event);
    case "becomesTarget":
      return targetFacts(sight, context, pattern, event);
    case "countered":
      return counteredFacts(sight, context, pattern, event);
    case "gainsLife":
    case "losesLife":
      return lifeFacts(sight, context, pattern, event);
    case "taps":
    case "untaps":
      return tapFacts(sight, context, pattern, event);
    case "counterPut":
      return counterPutFacts(sight, context, pattern, event);
    case "counterRemoved":
      return counterRemovedFacts(sight, context, pattern, event);
    case "chapter":
      return chapterFacts(sight, context, pattern, event);
    case "attached":
      return attachFacts(sight, context, pattern, event);
    case "transforms":
    case "turnedFaceUp":
    case "phasesIn":
    case "phasesOut":
      return faceFacts(sight, context, pattern, event);
    case "unlocks":
      return unlockFacts(sight, context, pattern, event);
    case "controlChanges":
      return controlFacts(sight, context, pattern, event);
    case "crews":
      return crewFacts(sight, context, pattern, event);
    case "expends":
      return expenseFacts(sight, context, pattern, event);
    case "getsCounters":
      return playerCounterFacts(sight, context, pattern, event);
    case "shuffles":
      return shuffleFacts(sight, context, pattern, event);
    case "becomesMonarch":
    case "dayNightChanges":
      return designationFacts(sight, context, pattern, event);
    case "keywordAction":
      return keywordActionFacts(sight, context, pattern, event);
    case "losesGame":
      return lossFacts(sight, context, pattern, event);
    case "manaAdded":
      return manaFacts(sight, context, pattern, event);
    case "coinFlipped":
    case "dieRolled":
      return chanceFacts(sight, context, pattern, event);
    default:
      return assertNever(pattern);
  }
}

/** An event that fits several conditions of one ability counts once (CR 603.2c). */
function firstFacts(
  sight: Sight,
  context: Context,
  patterns: readonly EventPattern[],
  event: GameEvent,
): readonly EventFacts[] {
  for (const pattern of patterns) {
    const found = factsOf(sight, context, pattern, event);
    if (found.length > 0) return found;
  }
  return NO_FACTS;
}
