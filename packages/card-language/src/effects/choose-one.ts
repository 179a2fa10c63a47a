import * as fr from "../french/phrases.ts";
import { finite, imperative, type Piece, piece, playerClause, predicate, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { listOf } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
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
  const end = frenchEitherEnd(effect, p);
  if (end !== undefined) return fr.piece(end);
  const lead =
    effect.who.kind === "you" || effect.random === true
      ? ""
      : `${fr.present(p.player(effect.who), fr.vp("choisir"))} : `;
  const texts = effect.options.map((option) => fr.joined(option, p).text);
  const random = effect.random === true ? ", choisi au hasard" : "";
  return fr.sentence(`${lead}${fr.listOf(texts, "ou")}${random}`);
}

/** « Le propriétaire de la créature ciblée la met au-dessus ou au-dessous de sa bibliothèque. » */
function frenchEitherEnd({ who, options }: ChooseOneEffect, p: fr.FrenchContext): fr.Clause | undefined {
  const [top, bottom] = options.map(([only, ...more]) => (more.length === 0 ? only : undefined));
  if (options.length !== 2 || top?.kind !== "move" || bottom?.kind !== "move") return undefined;
  if (top.to.position !== "top" || bottom.to.position !== "bottom" || top.what.kind !== "ref")
    return undefined;
  if (who.kind !== "owner" || objectKey(who.of) !== objectKey(top.what.ref)) return undefined;
  const { ref } = top.what;
  return fr.playerClause(who, p, () => {
    const { gender } = p.mentioned(objectKey(ref))?.noun ?? fr.PERMANENT;
    const it = fr.pronounFor({ gender, plural: false });
    return { verb: fr.vp("mettre", it, "au-dessus ou au-dessous de sa bibliothèque, à son choix") };
  });
}
