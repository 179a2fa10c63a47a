import * as fr from "../french/phrases.ts";
import { COLORS } from "../mana.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
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
    : `at least ${numberWord(condition.atLeast)} ${colorName(condition.color)} mana was spent to cast ${p.say(condition).as === "name" ? p.self : p.object({ kind: "this" })}`;
}

function colorName(color: string): string {
  const known = COLORS.find((one) => one === color);
  if (known === undefined) throw new NotPrintable("condition manaSpent", "of no color");
  return COLOR_WORDS[known];
}

export function french(condition: ManaSpentCondition, p: fr.FrenchContext, denied: boolean): string {
  const { color, atLeast } = condition;
  const known = COLORS.find((one) => one === color);
  if (atLeast > 1 && known !== undefined) {
    const cast = fr.conjugate(fr.vp("lancer", p.object({ kind: "this" })), "infinitive", fr.YOU);
    const words = fr.COLORS[known]({ gender: "m", plural: true });
    return `${denied ? "moins de" : "au moins"} ${fr.countWord(atLeast, p, "m")} manas ${words} ont été dépensés pour ${cast}`;
  }
  const mana = `{${condition.color}}`.repeat(condition.atLeast);
  const cast = fr.conjugate(fr.vp("lancer", p.object({ kind: "this" })), "infinitive", fr.YOU);
  return `${mana} ${denied ? "n'a pas été dépensé" : "a été dépensé"} pour ${cast}`;
}
