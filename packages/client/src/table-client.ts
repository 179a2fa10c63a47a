import type {
  DecisionView,
  EventView,
  Explanation,
  NoticeMessage,
  PrivateCard,
  PublicTable,
  SnapshotMessage,
  TableView,
  UpdateMessage,
  WireChoice,
  WireError,
} from "@spellroom/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import { NO_TABLE_STATUS, type SeatRequests, type TableStatus, withClock } from "./table-status.ts";

/** The state of a client's connection to its table. */
export type ConnectionStatus = "connecting" | "live" | "reconnecting" | "closed";

/** An event with its place in the match log. */
export interface LogEntry {
  readonly id: number;
  readonly event: EventView;
}

/** Everything that a user interface or a bot needs to know about a table. */
export interface TableState {
  readonly status: ConnectionStatus;
  /** Why the connection is closed for good, or what went wrong last. */
  readonly error: WireError | null;
  readonly seat: number | null;
  readonly table: PublicTable | null;
  /** Cards that only this seat knows, by key; for watchers, those in hands that are shown to them. */
  readonly known: ReadonlyMap<string, PrivateCard>;
  readonly decision: DecisionView | null;
  /** The pending choice. No other can be made until its reply arrives. */
  readonly pending: { readonly decision: number; readonly choice: WireChoice } | null;
  readonly log: readonly LogEntry[];
  readonly notices: readonly NoticeMessage[];
  readonly tableStatus: TableStatus;
}

/**
 * A seat at a table, or a watcher of it: the same whether the game runs on a server or in a worker of this page.
 */
export interface TableClient extends SeatRequests {
  readonly store: StoreApi<TableState>;
  /** Makes a choice. Resolves with `null` if it was accepted, else with the reason; then nothing has changed. */
  choose(decision: number, choice: WireChoice): Promise<WireError | null>;
  concede(): Promise<WireError | null>;
  /** Why an object can't be played or used now. */
  explain(key: string): Promise<readonly Explanation[]>;
  /** Offers a rematch, or accepts the offer of one. */
  rematch(): Promise<WireError | null>;
  /** Leaves the table for good; a seat stays the account's. */
  close(): void;
}

const LOG_LENGTH = 600;

export function openTableStore(): StoreApi<TableState> {
  return createStore<TableState>(() => ({
    status: "connecting",
    error: null,
    seat: null,
    table: null,
    known: new Map(),
    decision: null,
    pending: null,
    log: [],
    notices: [],
    tableStatus: NO_TABLE_STATUS,
  }));
}

/** Applies a snapshot, which replaces everything known before. */
export function applySnapshot(state: TableState, message: SnapshotMessage): TableState {
  return {
    ...state,
    status: "live",
    error: null,
    seat: message.seat,
    known: new Map(message.known.map((card) => [card.key, card])),
    decision: message.decision,
    pending: state.pending && message.decision?.id === state.pending.decision ? state.pending : null,
    log: message.log.map((event, at) => ({ id: at, event })),
    tableStatus: tableStatusOf(message),
  };
}

/** The match may be on another server now, with another clock. */
function tableStatusOf({ passing, status, time, opening }: SnapshotMessage): TableStatus {
  const tableStatus: TableStatus = { passing, status, time, opening: opening ?? null, clockAhead: null };
  return time ? withClock(tableStatus, time.clock) : tableStatus;
}

/** Applies one update. */
export function applyUpdate(state: TableState, message: UpdateMessage): TableState {
  const known = new Map(state.known);
  for (const key of message.forgot ?? []) known.delete(key);
  for (const card of message.learned ?? []) known.set(card.key, card);
  const next = (state.log[state.log.length - 1]?.id ?? -1) + 1;
  const entries = message.events.map((event, at): LogEntry => ({ id: next + at, event }));
  const decision = message.decision === undefined ? state.decision : message.decision;
  return {
    ...state,
    known: message.learned || message.forgot ? known : state.known,
    decision,
    pending: state.pending && decision?.id === state.pending.decision ? state.pending : null,
    log: entries.length === 0 ? state.log : [...state.log, ...entries].slice(-LOG_LENGTH),
    tableStatus: tableStatusAfter(state.tableStatus, message),
  };
}

function tableStatusAfter(tableStatus: TableStatus, { passing, clock }: UpdateMessage): TableStatus {
  const next = passing === undefined ? tableStatus : { ...tableStatus, passing };
  return clock ? withClock(next, clock) : next;
}

/** The board as one value, for bots and for rendering. `null` until the first snapshot has arrived. */
export function viewOf(state: TableState): TableView | null {
  const { table, seat, known, decision } = state;
  if (!table) return null;
  if (seat === null) return { table, own: null };
  const cards = [...known.values()];
  return {
    table,
    own: {
      seat,
      hand: cards.filter((card) => card.zone === "hand" && card.owner === seat),
      known: cards.filter((card) => !(card.zone === "hand" && card.owner === seat)),
      decision,
    },
  };
}
