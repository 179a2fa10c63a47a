import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("untapAlsoDuring", {
  who: playerRef,
  what: filter,
  duringUntapOf: playerRef,
});
export interface UntapAlsoDuringRule extends Node<typeof schema> {}

export function english(rule: UntapAlsoDuringRule, p: PrintContext): string {
  return `untap all ${manyOf(p.noun(rule.what))} during each other player's untap step`;
}
