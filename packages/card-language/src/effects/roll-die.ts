import * as fr from "../french/phrases.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { bind, integer, list, positive, record, variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

export const schema = variant("rollDie", {
  who: playerRef,
  sides: positive,
  bind,
  results: list(record({ from: integer, to: integer, effects })).exactOptional(),
});
export interface RollDieEffect extends Node<typeof schema> {}

export function english(_effect: RollDieEffect, _p: PrintContext): Piece {
  throw new NotPrintable(`effect rollDie`);
}

export function french(effect: RollDieEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.playerClause(effect.who, p, () => ({ verb: fr.vp("lancer", `un d${effect.sides}`) }));
  const results = (effect.results ?? []).map(({ from, to, effects }) => {
    const range = from === to ? String(from) : `${from}-${to}`;
    return `\n${range} | ${fr.capitalise(fr.sentencesAfter(effects, p))}`;
  });
  return fr.piece(clause, results);
}
