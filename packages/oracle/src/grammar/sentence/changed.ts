import type { Effect } from "@spellroom/card-language";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";

/**
 * A sentence that says more about the instructions before it: replaces the last effects of the list. `sentence` is how many
 * of them the sentence before made.
 */
export type Rider = (c: Scope, before: readonly Effect[], sentence: number) => readonly Effect[];

/** The instruction that a sentence goes on from, and those before it. */
export function last(before: readonly Effect[]): {
  readonly head: readonly Effect[];
  readonly effect: Effect;
} {
  const effect = before.at(-1);
  if (effect === undefined) throw new Unresolved("sentence", "goes on from nothing");
  return { head: before.slice(0, -1), effect };
}

/** A copy of a node with the wording of the original. */
export function changed<T extends Effect>(before: Effect, after: T, c: Scope): T {
  const said = c.wording.get(before);
  return said === undefined ? after : c.say(after, said);
}
