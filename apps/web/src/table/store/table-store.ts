import type { TableClient, TableState } from "@spellroom/client";
import type { DecisionView, WireErrorCode } from "@spellroom/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import { needDefinitions } from "../../cards/definitions.ts";
import { type Draft, startDraft } from "../model/draft.ts";
import { type Marks, marksOf } from "../model/marks.ts";
import { shareTable } from "../model/share.ts";
import type { PickedSide } from "../model/sides.ts";
import { oncePerFrame } from "./once-per-frame.ts";

export const DIALOGS = ["menu", "settings", "help", "concede", "repeat"] as const;
export type DialogName = (typeof DIALOGS)[number];

/** A pile that is being looked through. */
export interface OpenPile {
  readonly seat: number;
  readonly zone: "graveyard" | "exile" | "command" | "known";
}

/** What the table shows: all that the client knows of it, and what its player is doing with it. */
export interface TableScreen extends TableState {
  readonly draft: Draft;
  readonly marks: Marks;
  /** The object whose acts are listed. */
  readonly menu: string | null;
  readonly dialog: DialogName | null;
  readonly pile: OpenPile | null;
  /** The panel with log and chat, if there is no room for it next to the board. */
  readonly sideOpen: boolean;
  readonly sideTab: "log" | "chat";
  /** The decision is collapsed to show the table. */
  readonly folded: boolean;
  /** Whether the ways of passing on are listed. */
  readonly passMenu: boolean;
  /** Why the last choice was refused. */
  readonly refusal: { readonly id: number; readonly code: WireErrorCode } | null;
  /** The last decision of this seat that timed out. */
  readonly ranOut: DecisionView | null;
  readonly resultClosed: boolean;
  /** The side that was opened by hand where there is room for one of several. */
  readonly pickedSide: PickedSide | null;
}

export type TableStore = StoreApi<TableScreen>;

/**
 * Follows a client's store and adds what only the screen needs. What comes in several messages between two frames is drawn once;
 * that an answer has gone out shows at once, and so does another seat: what the last one held must not stand on the screen of the
 * next player, not even for a frame. `stop` ends that.
 */
export function openTableStore(client: TableClient): {
  readonly store: TableStore;
  readonly stop: () => void;
} {
  const start = client.store.getState();
  const store = createStore<TableScreen>(() => ({
    ...start,
    draft: { kind: "none" },
    marks: new Map(),
    menu: null,
    dialog: null,
    pile: null,
    sideOpen: false,
    sideTab: "log",
    folded: false,
    passMenu: false,
    refusal: null,
    ranOut: null,
    resultClosed: false,
    pickedSide: null,
  }));
  const follow = (next: TableState): void => store.setState((before) => merge(before, next));
  follow(start);
  needAll(start, null);
  const catchUp = oncePerFrame(() => follow(client.store.getState()));
  const unsubscribe = client.store.subscribe((next, before) => {
    const answers = next.pending !== null && next.pending !== before.pending;
    if (answers || next.seat !== before.seat) catchUp.now();
    else catchUp.soon();
    needAll(next, before);
  });
  const stop = (): void => {
    unsubscribe();
    catchUp.stop();
  };
  return { store, stop };
}

function merge(before: TableScreen, next: TableState): Partial<TableScreen> {
  const table = next.table === null ? null : shareTable(before.table, next.table);
  const asked = next.decision?.id !== before.decision?.id || next.seat !== before.seat;
  const fresh = asked || before.draft.kind === "none";
  const draft = next.decision === null ? NO_DRAFT : fresh ? startDraft(next.decision) : before.draft;
  return {
    ...next,
    table,
    draft,
    marks: marksOf(next.decision, draft),
    ...(timesLate(next) > timesLate(before) ? { ranOut: before.decision } : {}),
    ...(asked ? { menu: null, folded: false, passMenu: false } : {}),
  };
}

/** How many questions in a row this seat has let run out of time. */
function timesLate({ seat, tableStatus }: TableState): number {
  return seat === null ? 0 : (tableStatus.time?.clock.late[seat] ?? 0);
}

const NO_DRAFT: Draft = { kind: "none" };

/** Sees to it that the definitions of everything in sight are on their way. */
function needAll(next: TableState, before: TableState | null): void {
  const hashes = new Set<string>();
  if (next.table !== null && next.table !== before?.table) {
    for (const { card, components } of Object.values(next.table.objects))
      for (const one of [card, ...components]) if (one !== null) hashes.add(one.definition);
    for (const { topOfLibrary, commanders } of next.table.players) {
      if (topOfLibrary !== null) hashes.add(topOfLibrary.definition);
      for (const { card } of commanders) hashes.add(card.definition);
    }
  }
  if (next.known !== before?.known) for (const { card } of next.known.values()) hashes.add(card.definition);
  if (next.log !== before?.log) {
    const last = before?.log.at(-1)?.id ?? -1;
    for (const { id, event } of next.log) if (id > last) addMentioned(event, hashes);
  }
  needDefinitions(hashes);
}

/** The cards that an event names, wherever in it they stand. */
function addMentioned(value: unknown, hashes: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("definition" in value && typeof value.definition === "string") hashes.add(value.definition);
  else for (const inner of Object.values(value)) addMentioned(inner, hashes);
}
