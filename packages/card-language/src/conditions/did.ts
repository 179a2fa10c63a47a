import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { binding, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "if you do": whether the optional or payable part bound to that name was done. */
export const schema = variant("did", {
  name: binding,
});
export interface DidCondition extends Node<typeof schema> {}

export function english(condition: DidCondition, p: PrintContext): string {
  if (condition.name === "clash") return "you win";
  return p.say(condition).variant === 1 ? "that player does" : "you do";
}

export function french(condition: DidCondition, _p: fr.FrenchContext, denied: boolean): string {
  if (condition.name === "clash") return denied ? "vous ne gagnez pas" : "vous gagnez";
  return denied ? "vous ne faites pas ainsi" : "vous faites ainsi";
}
