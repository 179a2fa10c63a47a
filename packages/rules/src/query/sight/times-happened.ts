import type { EventPattern } from "@spellroom/card-language";
import type { EventFacts } from "../../state/context.ts";

/**
 * How often it happened, or to how many objects: a creature that attacks or blocks again in a later combat phase is one creature,
 * while "one or more" are counted by their declarations (CR 603.2c).
 */
export function timesHappened(pattern: EventPattern, found: readonly EventFacts[]): number {
  switch (pattern.kind) {
    case "attacks":
      return pattern.batch ? found.length : distinctObjects(found);
    case "blocks":
    case "becomesBlocked":
    case "crews":
      return distinctObjects(found);
    default:
      return found.length;
  }
}

function distinctObjects(found: readonly EventFacts[]): number {
  return new Set(found.flatMap(({ objects }) => objects.object ?? [])).size;
}
