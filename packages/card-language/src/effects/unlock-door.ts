import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

/** A locked half of a Room is unlocked, or one of its halves is locked or unlocked (CR 709.5). */
export const schema = variant("unlockDoor", {
  of: selection,
  orLock: flag,
});
export interface UnlockDoorEffect extends Node<typeof schema> {}

export function english(effect: UnlockDoorEffect, p: PrintContext): Piece {
  const does = effect.orLock === true ? "lock or unlock a door" : "unlock a locked door";
  return piece(imperative(`${does} of ${p.selection(effect.of)}`));
}

export function french(effect: UnlockDoorEffect, p: fr.FrenchContext): fr.Piece {
  const of = p.selection(effect.of).text;
  const verb =
    effect.orLock === true
      ? fr.vp("choisir", undefined, `un accès de ${of}, à verrouiller ou à déverrouiller`)
      : fr.vp("déverrouiller", undefined, `un accès verrouillé de ${of}`);
  return fr.piece(fr.imperative(verb));
}
