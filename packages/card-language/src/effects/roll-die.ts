import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
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

/** "roll a d20", with what is done for each result on lines of its own (CR 706.3). */
export function english(effect: RollDieEffect, p: PrintContext): Piece {
  const named = p.say(effect).variant === 1 ? SIDES_IN_WORDS[effect.sides] : undefined;
  const die = named === undefined ? `d${effect.sides}` : `${named} die`;
  const clause = playerClause(effect.who, p, () => ({ verb: `roll a ${die}` }));
  if (effect.bind !== undefined) p.mentionAmount(effect.bind, "the result");
  const results = (effect.results ?? []).map(({ from, to, effects: done }) => {
    const range = from === to ? String(from) : `${from}—${to}`;
    return `\n${range} | ${p.phrases.effects(done, p)}`;
  });
  return piece(clause, results);
}

const SIDES_IN_WORDS: Readonly<Record<number, string>> = { 6: "six-sided", 20: "twenty-sided" };

export function french(effect: RollDieEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.playerClause(effect.who, p, () => ({ verb: fr.vp("lancer", `un d${effect.sides}`) }));
  if (effect.bind !== undefined) p.mentionAmount(effect.bind, "le résultat");
  const results = (effect.results ?? []).map(({ from, to, effects }) => {
    const range = from === to ? String(from) : `${from}–${to}`;
    return `\n${range} | ${fr.capitalise(fr.sentencesAfter(effects, p))}`;
  });
  return fr.piece(clause, results);
}
