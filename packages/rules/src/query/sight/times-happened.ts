import type { EventPattern } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { EventFacts } from "../../state/context.ts";

/**
 * How often it happened, or to how many objects: a creature that attacks or blocks again in a later combat phase is one creature,
 * as is one that attacked and blocked, while "one or more" are counted by their declarations (CR 603.2c).
 */
export function timesHappened(pattern: EventPattern, found: readonly EventFacts[]): number {
  return countsObjects(pattern) ? distinctObjects(found) : found.length;
}

/** Whether a question about such events means the objects that did it, rather than the times that it was done. */
function countsObjects(pattern: EventPattern): boolean {
  switch (pattern.kind) {
    case "anyOf":
      return pattern.of.every(countsObjects);
    case "attacks":
      return pattern.batch === undefined;
    case "blocks":
    case "becomesBlocked":
    case "notBlocked":
    case "crews":
      return true;
    case "moves":
    case "dealsDamage":
    case "casts":
    case "activates":
    case "copies":
    case "draws":
    case "discards":
    case "playsLand":
    case "gainsLife":
    case "losesLife":
    case "tokenCreated":
    case "keywordAction":
    case "expends":
    case "counterPut":
    case "counterRemoved":
    case "getsCounters":
    case "coinFlipped":
    case "dieRolled":
    case "stepBegins":
    case "shuffles":
    case "phasesIn":
    case "becomesMonarch":
    case "taps":
    case "untaps":
    case "becomesTarget":
    case "countered":
    case "attached":
    case "transforms":
    case "turnedFaceUp":
    case "unlocks":
    case "losesGame":
    case "controlChanges":
    case "manaAdded":
    case "state":
    case "chapter":
      return false;
    default:
      return assertNever(pattern);
  }
}

function distinctObjects(found: readonly EventFacts[]): number {
  return new Set(found.flatMap(({ objects }) => objects.object ?? [])).size;
}
