import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { Adjective } from "../print/noun-before.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A paired creature (CR 702.95b); with `in` one of the two of the pair that this object belongs to. */
export const schema = variant("paired", {
  in: objectRef.exactOptional(),
});
export interface PairedPredicate extends Node<typeof schema> {}

export function englishAfter(of: PairedPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  if (of.in !== undefined) throw new NotPrintable("predicate paired", "of a certain pair");
  return same("that's paired");
}

export function englishNotAdjective(of: PairedPredicate, _p: PrintContext): Adjective | undefined {
  return of.in === undefined ? { rank: 10, word: "unpaired", negative: true } : undefined;
}

export function frenchAdjective(_of: PairedPredicate, _p: fr.FrenchContext): fr.RankedAdjective | undefined {
  return { rank: 4, words: fr.participle("associer") };
}

export function frenchNotAdjective(
  _of: PairedPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: 4, words: (of) => `non ${fr.participle("associer")(of)}` };
}
