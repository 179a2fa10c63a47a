import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Artifact, legendary or Saga (CR 700.6). */
export const schema = variant("historic");
export interface HistoricPredicate extends Node<typeof schema> {}

export function englishAdjective(_predicate: HistoricPredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 55, word: "historic", negative: false };
}

export function englishNotAdjective(_of: HistoricPredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 38, word: "nonhistoric", negative: true };
}

export function frenchAdjective(
  _predicate: HistoricPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: 2, words: fr.STATIC_ADJECTIVES.historic };
}

export function frenchNotAdjective(
  _of: HistoricPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: 3, words: (of) => `non-${fr.STATIC_ADJECTIVES.historic(of)}` };
}
