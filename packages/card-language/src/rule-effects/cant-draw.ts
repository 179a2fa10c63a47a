import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { each, players } from "../print/rule-words.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { natural, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantDraw", {
  who: playerRef,
  moreThanEachTurn: natural.exactOptional(),
});
export interface CantDrawRule extends Node<typeof schema> {}

export function english(rule: CantDrawRule, p: PrintContext): string {
  return rule.moreThanEachTurn === undefined
    ? `${players(rule.who, p)} can't draw cards`
    : `${each(rule.who, p)} can't draw more than ${numberWord(rule.moreThanEachTurn)} card${rule.moreThanEachTurn === 1 ? "" : "s"} each turn`;
}

export function french(rule: CantDrawRule, p: fr.FrenchContext): string {
  const who = fr.players(rule.who, p);
  if (rule.moreThanEachTurn === undefined) return fr.present(who, fr.cant("piocher de cartes"));
  const most = rule.moreThanEachTurn;
  return fr.present(
    who,
    fr.cant(`piocher plus de ${fr.numberWord(most, "f")} carte${most === 1 ? "" : "s"} à chaque tour`),
  );
}
