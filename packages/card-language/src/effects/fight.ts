import * as fr from "../french/phrases.ts";
import { type Piece, piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { objectRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("fight", {
  a: objectRef,
  b: objectRef,
});
export interface FightEffect extends Node<typeof schema> {}

export function english(effect: FightEffect, p: PrintContext): Piece {
  const subject = p.object(effect.a, "subject");
  const other = p.object(effect.b);
  const { variant } = p.say(effect);
  if (variant === 1) return sentence("those creatures fight each other");
  if (variant === 2) return sentence("the chosen creatures fight each other");
  return piece({ subject, key: objectKey(effect.a), number: "one", verbs: [`fight ${other}`] });
}

export function french(effect: FightEffect, p: fr.FrenchContext): fr.Piece {
  const subject = p.object(effect.a);
  const other = p.object(effect.b);
  return fr.piece({
    subject,
    key: objectKey(effect.a),
    verbs: [fr.vp("se battre", undefined, `contre ${other.text}`)],
  });
}
