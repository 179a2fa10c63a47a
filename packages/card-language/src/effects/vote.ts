import * as fr from "../french/phrases.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { label, record, some, variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

export const schema = variant("vote", {
  options: some(
    record({
      word: label,
      perVote: effects.exactOptional(),
      ifMost: effects.exactOptional(),
    }),
  ),
});
export interface VoteEffect extends Node<typeof schema> {}

export function english(_effect: VoteEffect, _p: PrintContext): Piece {
  throw new NotPrintable(`effect vote`);
}

export function french(effect: VoteEffect, p: fr.FrenchContext): fr.Piece {
  const words = effect.options.map(({ word }) => `« ${word} »`);
  const more = effect.options.flatMap(({ word, perVote, ifMost }) => [
    ...(perVote === undefined ? [] : [`Pour chaque vote pour « ${word} », ${fr.sentencesAfter(perVote, p)}`]),
    ...(ifMost === undefined
      ? []
      : [`Si « ${word} » obtient le plus de votes, ${fr.sentencesAfter(ifMost, p)}`]),
  ]);
  return fr.sentence(`chaque joueur vote pour ${fr.listOf(words, "ou")}, en commençant par vous`, more);
}
