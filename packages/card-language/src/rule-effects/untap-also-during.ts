import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { bare, manyOf } from "../print/noun-phrase.ts";
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
  return `untap ${untapped(rule, p)} during each other player's untap step`;
}

/** "all creatures you control", "each creature you control with a counter on it", "this creature". */
function untapped(rule: UntapAlsoDuringRule, p: PrintContext): string {
  const { as, each } = p.say(rule);
  if (as === "name") return p.object({ kind: "this" });
  return each === "each" ? `each ${bare(p.noun(rule.what))}` : `all ${manyOf(p.noun(rule.what))}`;
}

export function french(rule: UntapAlsoDuringRule, p: fr.FrenchContext): string {
  const definite = fr.definiteOf(rule.what);
  const what =
    definite === undefined
      ? fr.phrase(p.noun(rule.what), { determiner: "all", many: true })
      : p.object(definite);
  return `dégagez ${what.text} pendant l'étape de dégagement de chaque autre joueur`;
}
