import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { binding, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("separatePiles", {
  who: playerRef,
  what: selection,
  chooser: playerRef,
  chosen: binding,
  other: binding,
});
export interface SeparatePilesEffect extends Node<typeof schema> {}

export function english(_effect: SeparatePilesEffect, _p: PrintContext): Piece {
  throw new NotPrintable(`effect separatePiles`);
}
