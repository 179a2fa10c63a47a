import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { ordinalWord } from "../print/words.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "if this is the third time this ability has resolved this turn": the resolution in progress counts (CR 603.7h, 707.10b). */
export const schema = variant("resolvedThisTurn", {
  times: positive,
});
export interface ResolvedThisTurnCondition extends Node<typeof schema> {}

export function english(condition: ResolvedThisTurnCondition, p: PrintContext): string {
  if (p.say(condition).variant === 1) return `it's the ${ordinalWord(condition.times)} time`;
  return `this is the ${ordinalWord(condition.times)} time this ability has resolved this turn`;
}

export function french(condition: ResolvedThisTurnCondition, _p: fr.FrenchContext, denied: boolean): string {
  const time = `la ${fr.ordinalWord(condition.times, "f")} fois que cette capacité se résout ce tour-ci`;
  return denied ? `ce n'est pas ${time}` : `c'est ${time}`;
}
