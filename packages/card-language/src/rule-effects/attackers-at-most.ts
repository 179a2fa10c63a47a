import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { natural, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("attackersAtMost", {
  count: natural,
  against: playerRef.exactOptional(),
});
export interface AttackersAtMostRule extends Node<typeof schema> {}

export function english(rule: AttackersAtMostRule, _p: PrintContext): string {
  return `no more than ${numberWord(rule.count)} creature${rule.count === 1 ? "" : "s"} can attack ${rule.against?.kind === "you" ? "you " : ""}each combat`;
}
