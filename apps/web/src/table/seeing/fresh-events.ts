import type { LogEntry } from "@spellroom/client";
import type { EventView } from "@spellroom/protocol";
import type { TableStore } from "../store/table-store.ts";

/** More at once than a player can follow is a return to the table, not a move. */
const MOST = 60;

/** Reports new events from now on, not earlier ones. The returned function stops it. */
export function onFreshEvents(store: TableStore, tell: (events: readonly EventView[]) => void): () => void {
  let last = store.getState().log.at(-1)?.id ?? -1;
  return store.subscribe(({ log }, before) => {
    if (log === before.log) return;
    const fresh = freshIn(log, last);
    last = log.at(-1)?.id ?? -1;
    if (fresh.length > 0 && fresh.length <= MOST) tell(fresh.map(({ event }) => event));
  });
}

/** The entries after one; none where the log begins again, as it does after a return. */
export function freshIn(log: readonly LogEntry[], last: number): readonly LogEntry[] {
  const end = log.at(-1)?.id ?? -1;
  return end <= last ? [] : log.filter(({ id }) => id > last);
}
