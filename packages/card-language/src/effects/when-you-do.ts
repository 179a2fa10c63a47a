import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { bodyInline } from "../print/joined.ts";
import { variant } from "../schema/basic.ts";
import { body, type Node } from "../schema/nodes.ts";

/** "When you do, ...": a reflexive trigger (CR 603.12). */
export const schema = variant("whenYouDo", {
  body,
});
export interface WhenYouDoEffect extends Node<typeof schema> {}

export function english(effect: WhenYouDoEffect, p: PrintContext): Piece {
  return sentence(`when you do, ${bodyInline(effect.body, p)}`);
}

export function french(effect: WhenYouDoEffect, p: fr.FrenchContext): fr.Piece {
  return fr.sentence(`quand vous faites ainsi, ${fr.bodyInside(effect.body, p)}`);
}
