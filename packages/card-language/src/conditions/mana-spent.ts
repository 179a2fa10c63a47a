import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { label, positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("manaSpent", {
  color: label,
  atLeast: positive,
});
export interface ManaSpentCondition extends Node<typeof schema> {}

export function english(condition: ManaSpentCondition, p: PrintContext): string {
  return condition.atLeast === 1
    ? `{${condition.color}} was spent to cast ${p.source(condition, "object")}`
    : `at least ${numberWord(condition.atLeast)} ${condition.color} mana was spent to cast ${p.object({ kind: "this" })}`;
}

export function french(condition: ManaSpentCondition, p: fr.FrenchContext, denied: boolean): string {
  const mana = `{${condition.color}}`.repeat(condition.atLeast);
  const cast = fr.conjugate(fr.vp("lancer", p.object({ kind: "this" })), "infinitive", fr.YOU);
  return `${mana} ${denied ? "n'a pas été dépensé" : "a été dépensé"} pour ${cast}`;
}
