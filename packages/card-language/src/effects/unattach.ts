import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("unattach", {
  what: selection,
});
export interface UnattachEffect extends Node<typeof schema> {}

export function english(effect: UnattachEffect, p: PrintContext): Piece {
  const { what } = effect;
  const host = what.kind === "all" ? what.filter.of.find((one) => one.kind === "attachedTo") : undefined;
  if (p.say(effect).variant === 1 && host?.ref !== undefined)
    return piece(imperative(`unattach all Equipment from ${p.object(host.ref)}`));
  return piece(imperative(`unattach ${p.selection(what)}`));
}

export function french(effect: UnattachEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("détacher", p.selection(effect.what))));
}
