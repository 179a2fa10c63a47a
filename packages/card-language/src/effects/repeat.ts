import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { inline } from "../print/joined.ts";
import { variant } from "../schema/basic.ts";
import { amount, effects, type Node } from "../schema/nodes.ts";

export const schema = variant("repeat", {
  times: amount,
  effects,
});
export interface RepeatEffect extends Node<typeof schema> {}

/** "for each card drawn this way, discard a card unless you sacrifice a permanent" */
export function english(effect: RepeatEffect, p: PrintContext): Piece {
  return sentence(`for each ${p.eachOf(effect.times)}, ${inline(effect.effects, p)}`);
}

export function french(effect: RepeatEffect, p: fr.FrenchContext): fr.Piece {
  const { times: amount } = effect;
  if (typeof amount === "object" && amount.kind !== "x") {
    const each = p.eachOf(amount);
    const once = fr.joined(effect.effects, p);
    return fr.sentence(`pour chaque ${each}, ${once.text}`, once.more);
  }
  const times = fr.countWord(amount, p);
  const said = fr.joined(effect.effects, p);
  return fr.sentence(said.text, [...said.more, `Répétez ce processus ${times} fois en tout.`]);
}
