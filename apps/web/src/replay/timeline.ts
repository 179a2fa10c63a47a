/** The way through a replay: which moments one stops at, and where turns begin. */
import type { ReplayBoard } from "@spellroom/protocol";
import { isDetail } from "../table/model/log-lines.ts";

export interface Timeline {
  readonly boards: readonly ReplayBoard[];
  /** Moments at which something happened that is worth a look, in order; the first and the last among them. */
  readonly stops: readonly number[];
  /** Moments at which a turn or a game begins. */
  readonly turns: readonly number[];
}

export function timelineOf(boards: readonly ReplayBoard[]): Timeline {
  const stops: number[] = [];
  const turns: number[] = [];
  for (const [at, board] of boards.entries()) {
    const before = boards[at - 1];
    const turnBegins =
      before === undefined || before.game !== board.game || before.table.turn !== board.table.turn;
    if (turnBegins) turns.push(at);
    const isLast = at === boards.length - 1;
    if (turnBegins || isLast || showsOtherHands(before, board) || board.events.some((one) => !isDetail(one)))
      stops.push(at);
  }
  return { boards, stops, turns };
}

/** Whether a player has shown the hand to watchers, or hidden it, since the moment before. */
function showsOtherHands(before: ReplayBoard, now: ReplayBoard): boolean {
  return now.table.players.some(({ handShown }, at) => handShown !== before.table.players[at]?.handShown);
}

/** The moment that a move leads to; the same one where there is none further. */
export function moved(timeline: Timeline, from: number, move: Move): number {
  const { stops, turns, boards } = timeline;
  switch (move) {
    case "first":
      return 0;
    case "last":
      return Math.max(0, boards.length - 1);
    case "next":
      return stops.find((at) => at > from) ?? from;
    case "previous":
      return stops.findLast((at) => at < from) ?? from;
    case "nextTurn":
      return turns.find((at) => at > from) ?? moved(timeline, from, "last");
    case "previousTurn":
      return turns.findLast((at) => at < from) ?? 0;
  }
}

export const MOVES = ["first", "previousTurn", "previous", "next", "nextTurn", "last"] as const;
export type Move = (typeof MOVES)[number];

/** The moment after a number of inputs, as in links. */
export function momentAt({ boards }: Timeline, at: number): number {
  const found = boards.findLastIndex((board) => board.at <= at);
  return Math.max(0, found);
}
