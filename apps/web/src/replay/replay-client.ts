/** A table that shows recorded moments: the client of a replay, which accepts no requests. */
import {
  type LogEntry,
  NO_REQUESTS,
  NO_TABLE_STATUS,
  type TableClient,
  type TableState,
} from "@spellroom/client";
import type { ReplayBoard, WireError } from "@spellroom/protocol";
import { createStore } from "zustand/vanilla";
import type { Timeline } from "./timeline.ts";

export interface ReplayClient extends TableClient {
  /** Shows a moment from a seat's side. */
  show(moment: number, seat: number | null): void;
}

export function replayClient(timeline: Timeline, seat: number | null): ReplayClient {
  const logs = logsOf(timeline.boards);
  const store = createStore<TableState>(() => stateAt(timeline, logs, 0, seat));
  const refuse = async (): Promise<WireError> => ({ code: "gameOver", message: "this is a replay" });
  return {
    ...NO_REQUESTS,
    store,
    show: (moment, from) => store.setState(stateAt(timeline, logs, moment, from)),
    choose: refuse,
    concede: refuse,
    rematch: refuse,
    explain: async () => [],
    close: () => undefined,
  };
}

const NOBODY_KNOWS: TableState["known"] = new Map();

function stateAt(
  { boards }: Timeline,
  logs: readonly (readonly LogEntry[])[],
  moment: number,
  seat: number | null,
): TableState {
  const board = boards[moment];
  return {
    status: "live",
    error: null,
    seat,
    table: board?.table ?? null,
    known: (seat === null ? undefined : board?.known.get(seat)) ?? NOBODY_KNOWS,
    decision: null,
    pending: null,
    log: logs[moment] ?? [],
    notices: [],
    tableStatus: NO_TABLE_STATUS,
  };
}

/** The log up to each moment of its game; moments without events share a list. */
function logsOf(boards: readonly ReplayBoard[]): readonly (readonly LogEntry[])[] {
  let id = 0;
  let log: readonly LogEntry[] = [];
  let game = boards[0]?.game ?? 1;
  return boards.map((board) => {
    if (board.game !== game) log = [];
    game = board.game;
    if (board.events.length > 0)
      log = [...log, ...board.events.map((event): LogEntry => ({ id: id++, event }))];
    return log;
  });
}
