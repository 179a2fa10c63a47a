import type { CardsFoundView } from "@spellroom/client";

/** A piece of a query: as it should be, or not understood. */
export interface MarkedPiece {
  readonly at: number;
  readonly text: string;
  readonly isWrong: boolean;
}

/** A query in pieces, those that were not understood marked; without overlaps, and together the whole query. */
export function markedPieces(text: string, problems: CardsFoundView["problems"]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  const take = (to: number, isWrong: boolean): void => {
    if (to > end) pieces.push({ at: end, text: text.slice(end, to), isWrong });
    end = Math.max(end, to);
  };
  for (const { at, length } of problems) {
    take(at, false);
    take(Math.min(at + Math.max(length, 1), text.length), true);
  }
  take(text.length, false);
  return pieces;
}
