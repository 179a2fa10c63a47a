/** The review's results so far, and their moments in the replay. */
import type { Blunder, ReviewPoint, ReviewProgress } from "../worker/messages.ts";
import type { Timeline } from "./timeline.ts";

export interface Reviewed {
  readonly points: readonly ReviewPoint[];
  readonly blunders: readonly Blunder[];
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
}

export const NOTHING_REVIEWED: Reviewed = { points: [], blunders: [], done: 0, total: 0, isDone: false };

export function addReviewed(before: Reviewed, { done, total, point, blunder }: ReviewProgress): Reviewed {
  return {
    ...before,
    done,
    total,
    points: point === null ? before.points : [...before.points, point],
    blunders: blunder === null ? before.blunders : [...before.blunders, blunder],
  };
}

/** The moment before an input of a game's record: the game's last moment is that after its last input. */
export function momentOf(
  { boards }: Pick<Timeline, "boards">,
  game: number,
  inputs: number,
): (at: number) => number {
  const last = boards.findLast((board) => board.game === game)?.at ?? inputs;
  return (at) =>
    Math.max(
      0,
      boards.findLastIndex((board) => board.at <= last - inputs + at),
    );
}

/** How many inputs of a game's record had been taken by a moment of the replay. */
export function inputsAt(
  { boards }: Pick<Timeline, "boards">,
  game: number,
  at: number,
  inputs: number,
): number {
  const last = boards.findLast((board) => board.game === game)?.at ?? inputs;
  return Math.min(inputs, Math.max(0, at - (last - inputs)));
}

/** The chances of a seat at a moment, where two play: what the one has the other has not. */
export function chancesOf({ seat, chances }: Pick<ReviewPoint, "seat" | "chances">, whose: number): number {
  return seat === whose ? chances : 1 - chances;
}
