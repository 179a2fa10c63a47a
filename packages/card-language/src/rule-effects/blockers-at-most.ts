import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { natural, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("blockersAtMost", {
  count: natural,
});
export interface BlockersAtMostRule extends Node<typeof schema> {}

export function english(rule: BlockersAtMostRule, _p: PrintContext): string {
  return `no more than ${numberWord(rule.count)} creature${rule.count === 1 ? "" : "s"} can block each combat`;
}

export function french(rule: BlockersAtMostRule, _p: fr.FrenchContext): string {
  const one = rule.count === 1;
  return `pas plus de ${fr.numberWord(rule.count, "f")} créature${one ? "" : "s"} ${one ? "ne peut" : "ne peuvent"} bloquer à chaque combat`;
}
