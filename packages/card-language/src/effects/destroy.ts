import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { mentionBound } from "../print/mention.ts";
import { isPlural } from "../print/selection.ts";
import { capitalise, withArticle } from "../print/words.ts";
import { bind, flag, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("destroy", {
  what: selection,
  noRegeneration: flag,
  bind,
});
export interface DestroyEffect extends Node<typeof schema> {}

export function english(effect: DestroyEffect, p: PrintContext): Piece {
  const text = `destroy ${p.selection(effect.what)}`;
  const many = isPlural(effect.what, p);
  mentionBound(effect, p);
  const { variant } = p.say(effect);
  const again = AGAIN[variant ?? 0];
  if (variant === 4) return piece(imperative(`${text} and it can't be regenerated`));
  const { noun } = p.say(effect);
  const thisWay =
    variant === 5
      ? capitalise(`${noun}s destroyed this way`)
      : `${capitalise(withArticle(noun ?? ""))} destroyed this way`;
  if (variant === 5 || variant === 6) return piece(imperative(text), [`${thisWay} can't be regenerated.`]);
  const noRegeneration = `${again ?? (many ? "They" : "It")} can't be regenerated.`;
  return piece(imperative(text), effect.noRegeneration === true ? [noRegeneration] : []);
}

/** What can't be regenerated, where it is not "it" or "they". */
const AGAIN: Readonly<Record<number, string>> = {
  1: "Those creatures",
  2: "That creature",
  3: "That permanent",
  7: "The creature",
};

export function french(effect: DestroyEffect, p: fr.FrenchContext): fr.Piece {
  const what = p.selection(effect.what);
  fr.mentionBound(effect, p);
  const again = fr.pronounFor(what);
  const more = `${fr.capitalise(fr.present(again, fr.cant(`être ${fr.participle("régénérer")(what)}`)))}.`;
  return fr.piece(fr.imperative(fr.vp("détruire", what)), effect.noRegeneration === true ? [more] : []);
}
