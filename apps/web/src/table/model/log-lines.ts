import type { LogEntry } from "@spellroom/client";
import type { EventView } from "@spellroom/protocol";

/** Whether an event is a detail that most players don't need to be told. */
export function isDetail(event: EventView): boolean {
  switch (event.kind) {
    case "stepBegan":
    case "tapped":
    case "manaAdded":
    case "shuffled":
    case "resolved":
    case "attached":
      return true;
    case "manaLost":
      return !event.burned;
    case "moved":
      return (
        event.cause === "resolve" ||
        event.cause === "counter" ||
        event.cause === "countered" ||
        event.cause === "cost"
      );
    case "life":
      return event.cause === "damage";
    case "attackers":
      return event.attacks.length === 0;
    case "blockers":
      return event.blocks.length === 0;
    default:
      return false;
  }
}

/** The entries to show: all of them, or without the details. */
export function shownEntries(log: readonly LogEntry[], details: boolean): readonly LogEntry[] {
  return details ? log : log.filter(({ event }) => !isDetail(event));
}
