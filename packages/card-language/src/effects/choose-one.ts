import * as fr from "../french/phrases.ts";
import { finite, imperative, type Piece, piece, playerClause, predicate, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { listOf } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { flag, some, variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

/** Choose one of several on resolution (not modes, which are chosen on announcement). */
export const schema = variant("chooseOne", {
  who: playerRef,
  options: some(effects),
  random: flag,
});
export interface ChooseOneEffect extends Node<typeof schema> {}

export function english(effect: ChooseOneEffect, p: PrintContext): Piece {
  if (effect.random === true) throw new NotPrintable("effect chooseOne", "at random");
  const [tap, untap] = effect.options.map((option) => option[0]);
  if (effect.options.length === 2 && tap?.kind === "tap" && untap?.kind === "untap") {
    return piece(imperative(`tap or untap ${p.selection(tap.what)}`));
  }
  if (p.say(effect).variant === 2) return topOrBottom(effect, p);
  const texts = effect.options.map((option, index) => {
    const said = option.map((each) => p.effect(each));
    return said
      .map((each) =>
        each.kind === "sentence" ? each.text : index === 0 ? finite(each.clause) : predicate(each.clause),
      )
      .join(" and ");
  });
  return sentence(listOf(texts, "or"));
}

/** "target creature's owner puts it on their choice of the top or bottom of their library" */
function topOrBottom(effect: ChooseOneEffect, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => ({
    verb: "put it on their choice of the top or bottom of their library",
  }));
  return piece(clause);
}

export function french(effect: ChooseOneEffect, p: fr.FrenchContext): fr.Piece {
  const [tap, untap] = effect.options.map((option) => option[0]);
  if (effect.options.length === 2 && tap?.kind === "tap" && untap?.kind === "untap")
    return fr.piece({
      key: "player:you",
      verbs: [fr.vp("engager"), fr.vp("dégager", p.selection(tap.what))],
      conjunction: "ou",
    });
  const texts = effect.options.map((option) => fr.joined(option, p).text);
  const random = effect.random === true ? ", choisi au hasard" : "";
  return fr.sentence(`${fr.listOf(texts, "ou")}${random}`);
}
