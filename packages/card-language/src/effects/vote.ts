import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { sentencesAfter } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { capitalise, listOf } from "../print/words.ts";
import { binding, label, record, some, variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

/** CR 701.32. A tie goes to the option named last; `bind` is how many votes an option got. */
export const schema = variant("vote", {
  options: some(
    record({
      word: label,
      perVote: effects.exactOptional(),
      ifMost: effects.exactOptional(),
      bind: binding.exactOptional(),
    }),
  ),
});
export interface VoteEffect extends Node<typeof schema> {}

export function english(effect: VoteEffect, p: PrintContext): Piece {
  const words = effect.options.map(({ word }) => word);
  const more = effect.options.flatMap(({ word, perVote, ifMost, bind }, at) => {
    if (perVote !== undefined) throw new NotPrintable("effect vote", "with something done for each vote");
    if (bind !== undefined) p.mentionAmount(bind, `${word} vote`);
    if (ifMost === undefined) return [];
    const tied = at === words.length - 1 ? " or the vote is tied" : "";
    return [capitalise(`if ${word} gets more votes${tied}, ${sentencesAfter(ifMost, p)}`)];
  });
  return sentence(`starting with you, each player votes for ${listOf(words, "or")}`, more);
}

export function french(effect: VoteEffect, p: fr.FrenchContext): fr.Piece {
  const words = effect.options.map(({ word }) => `« ${fr.chosenWord(word)} »`);
  const more = effect.options.flatMap(({ word: english, perVote, ifMost, bind }, index) => {
    const word = fr.chosenWord(english);
    if (bind !== undefined) p.mentionAmount(bind, `le nombre de votes pour « ${word} »`);
    return [
      ...(perVote === undefined ? [] : [`Pour chaque vote pour « ${word} », ${fr.branch(perVote, p)}`]),
      ...(ifMost === undefined
        ? []
        : [
            `Si « ${word} » obtient le plus de votes${index > 0 ? " ou en cas d'égalité" : ""}, ${fr.branch(ifMost, p)}`,
          ]),
    ];
  });
  return fr.sentence(`chaque joueur vote pour ${fr.listOf(words, "ou")}, en commençant par vous`, more);
}
