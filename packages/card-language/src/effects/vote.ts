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
