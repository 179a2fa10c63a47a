import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { mentionBound } from "../print/mention.ts";
import { isForEach } from "../print/selection.ts";
import { playerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("sacrifice", {
  who: playerRef,
  what: selection,
  bind,
});
export interface SacrificeEffect extends Node<typeof schema> {}

export function english(effect: SacrificeEffect, p: PrintContext): Piece {
  const { what } = effect;
  const clause = playerClause(effect.who, p, () => {
    if (p.say(effect).variant === 3) return { verb: "sacrifice the rest" };
    const choice = what.kind === "choose" && effect.who.kind !== "you" && p.say(effect).variant !== 1;
    const text = p.selection(what);
    const each = what.kind === "choose" && isForEach(what, p) ? text.indexOf(" for each ") : text.length;
    return { verb: `sacrifice ${text.slice(0, each)}${choice ? " of their choice" : ""}${text.slice(each)}` };
  });
  mentionBound(effect, p);
  if (effect.bind !== undefined && effect.who.kind !== "you") p.mentionDoer(effect.bind, "they");
  return piece(clause);
}

export function french(effect: SacrificeEffect, p: fr.FrenchContext): fr.Piece {
  const { what } = effect;
  const clause = fr.playerClause(effect.who, p, () => {
    const choice = what.kind === "choose" && effect.who.kind !== "you";
    p.choice = choice ? "de son choix" : undefined;
    const object = p.selection(what);
    p.choice = undefined;
    return { verb: fr.vp("sacrifier", object) };
  });
  fr.mentionBound(effect, p);
  if (effect.bind !== undefined && effect.who.kind !== "you") p.mentionDoer(effect.bind, fr.PLAYER);
  return fr.piece(clause);
}
