import type { TableState } from "@spellroom/client";

/** Whether the seat has priority and has done something in this step, so that there may be something to repeat. */
export function mayRepeat({ seat, decision, log, table }: TableState): boolean {
  if (seat === null || decision?.kind !== "act" || table?.result != null) return false;
  const since = log.findLastIndex(({ event }) => event.kind === "stepBegan" || event.kind === "turnBegan");
  return log
    .slice(since + 1)
    .some(({ event }) => (event.kind === "cast" || event.kind === "activated") && event.seat === seat);
}
