/** What is computed from a finished match's whole journal, on a worker thread. */
import { CorruptMatch } from "@spellroom/match";
import type { ReplayView } from "@spellroom/protocol";
import type { Journal, JournalRecord, JournalSeat } from "../storage/journal.ts";
import { type Beginning, beginning } from "./beginning.ts";
import { chanceRecord } from "./chance-record.ts";
import { recordFile } from "./record-file.ts";
import { recordReplay } from "./record-replay.ts";

export type ReplayJob =
  | { readonly kind: "moments"; readonly match: string; readonly view: ReplayView }
  /** @see recordFile */
  | { readonly kind: "record"; readonly match: string; readonly game: number }
  /** @see chanceRecord */
  | { readonly kind: "chance"; readonly match: string; readonly seat: number | null | "all" };

/** The first inputs of a match as those of another one. */
export interface BeginningJob {
  readonly kind: "beginning";
  readonly match: string;
  readonly seats: readonly JournalSeat[];
  readonly at: number;
}

export type ReplayOutcome =
  /** A document as JSON in UTF-8. */
  | { readonly kind: "json"; readonly bytes: Uint8Array }
  | { readonly kind: "beginning"; readonly beginning: Beginning }
  /** The match doesn't exist, or this version of the engine doesn't reproduce its states. */
  | { readonly kind: "unknown" }
  | { readonly kind: "unreadable" };

/** Reads the journal and does the job. */
export async function carryOutReplay(
  journal: Pick<Journal, "read">,
  job: ReplayJob | BeginningJob,
): Promise<ReplayOutcome> {
  const record = await journal.read(job.match, "start");
  if (!record) return { kind: "unknown" };
  try {
    if (job.kind === "beginning")
      return { kind: "beginning", beginning: beginning(record, job.seats, job.at) };
    return { kind: "json", bytes: Buffer.from(JSON.stringify(await documentOf(record, job))) };
  } catch (error) {
    if (error instanceof CorruptMatch) return { kind: "unreadable" };
    throw error;
  }
}

async function documentOf(record: JournalRecord, job: ReplayJob): Promise<object> {
  switch (job.kind) {
    case "moments":
      return { moments: await recordReplay(record, job.view) };
    case "record":
      return recordFile(record, job.game);
    case "chance":
      return chanceRecord(record, job.seat);
  }
}
