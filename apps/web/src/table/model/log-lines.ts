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
    // Nothing was shown of what was canceled, so canceling it isn't shown either.
    case "rewound":
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

/** An entry of the log with how often it happened in a row. */
export interface FoldedEntry extends LogEntry {
  readonly times: number;
}

/** The same ability triggering several times in a row is shown once, with the number. */
export function foldRepeats(log: readonly LogEntry[]): readonly FoldedEntry[] {
  const folded: FoldedEntry[] = [];
  for (const entry of log) {
    const last = folded.at(-1);
    if (last !== undefined && isSameTrigger(last.event, entry.event))
      folded[folded.length - 1] = { ...last, times: last.times + 1 };
    else folded.push({ ...entry, times: 1 });
  }
  return folded;
}

function isSameTrigger(one: EventView, other: EventView): boolean {
  if (one.kind !== "triggered" || other.kind !== "triggered") return false;
  if (one.targets.length > 0 || other.targets.length > 0) return false;
  const [card, next] = [one.source.card, other.source.card];
  return (
    one.seat === other.seat &&
    one.ability === other.ability &&
    card !== null &&
    card.definition === next?.definition &&
    card.face === next.face
  );
}
