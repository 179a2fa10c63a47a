import type { EventPattern } from "@spellroom/card-language";
import type { EventFacts } from "../../state/context.ts";
import { COUNTED_IN_HISTORY } from "./in-history.ts";

/**
 * How often it happened, or to how many objects: a creature that attacked and blocked is one, while "one or more" are counted by
 * their declarations (CR 603.2c).
 */
export function timesHappened(pattern: EventPattern, found: readonly EventFacts[]): number {
  return countsObjects(pattern) ? distinctObjects(found) : found.length;
}

/** Whether a question about such events means the objects that did it, rather than the times that it was done. */
function countsObjects(pattern: EventPattern): boolean {
  if (pattern.kind === "anyOf") return pattern.of.every(countsObjects);
  if (pattern.kind === "attacks" && pattern.batch !== undefined) return false;
  return COUNTED_IN_HISTORY[pattern.kind] === "objects";
}

function distinctObjects(found: readonly EventFacts[]): number {
  return new Set(found.flatMap(({ objects }) => objects.object ?? [])).size;
}
