import * as fr from "../french/phrases.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { amount, effects, type Node } from "../schema/nodes.ts";

export const schema = variant("repeat", {
  times: amount,
  effects,
});
export interface RepeatEffect extends Node<typeof schema> {}

export function english(_effect: RepeatEffect, _p: PrintContext): Piece {
  throw new NotPrintable("effect repeat");
}

export function french(effect: RepeatEffect, p: fr.FrenchContext): fr.Piece {
  const times = fr.countWord(effect.times, p);
  const said = fr.joined(effect.effects, p);
  return fr.sentence(said.text, [...said.more, `Répétez ce processus ${times} fois en tout.`]);
}
