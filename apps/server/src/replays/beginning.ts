/** The first inputs of a finished match as those of another one. */
import { CorruptMatch } from "@spellroom/match";
import { StateHasher } from "@spellroom/rules";
import type { JournalRecord, JournalSeat } from "../storage/journal.ts";
import { withNamesOf } from "./names.ts";
import { gameSteps } from "./record-replay.ts";

export interface ContinueRefusal {
  readonly ok: false;
  readonly reason: "invalid" | "gone" | "conflict" | "unavailable";
  readonly message: string;
}

export const GONE: ContinueRefusal = {
  ok: false,
  reason: "gone",
  message: "This match was played by rules that this server no longer has",
};

export type Beginning = { readonly ok: true; readonly record: JournalRecord } | ContinueRefusal;

/** The journal up to a moment with other people at the table: names are part of the states, so the states are hashed again. */
export function beginning(record: JournalRecord, seats: readonly JournalSeat[], at: number): Beginning {
  const copy = { ...withNamesOf(seats, record), entries: record.entries.slice(0, at) };
  const hasher = new StateHasher();
  const hashes: string[] = [];
  try {
    let isOver = false;
    for (const step of gameSteps(copy, false)) {
      hashes.push(hasher.hash(step.state));
      isOver = step.state.result !== null;
    }
    if (isOver) return { ok: false, reason: "conflict", message: "The game is over at that point" };
  } catch (error) {
    if (error instanceof CorruptMatch) return GONE;
    throw error;
  }
  const entries = copy.entries.map((entry, index) => ({
    ...entry,
    stateHash: hashes[index + 1] ?? entry.stateHash,
  }));
  return { ok: true, record: { ...copy, entries } };
}
