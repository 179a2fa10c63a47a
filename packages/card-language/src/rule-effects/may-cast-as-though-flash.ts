import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { isItself, players, spells } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("mayCastAsThoughFlash", {
  who: playerRef,
  what: filter,
});
export interface MayCastAsThoughFlashRule extends Node<typeof schema> {}

export function english(rule: MayCastAsThoughFlashRule, p: PrintContext): string {
  if (isItself(rule.what)) return `${players(rule.who, p)} may cast ${p.self} as though it had flash`;
  return `${players(rule.who, p)} may cast ${spells(rule.what, p)} as though they had flash`;
}

export function french(rule: MayCastAsThoughFlashRule, p: fr.FrenchContext): string {
  const cast = isItself(rule.what)
    ? "lancer ce sort comme s'il avait le flash"
    : `lancer ${fr.phrase(fr.spellNoun(rule.what, p), { many: true }).text} comme s'ils avaient le flash`;
  return fr.present(fr.players(rule.who, p), fr.vp("pouvoir", undefined, cast));
}
