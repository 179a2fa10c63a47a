/**
 * The thread that replays finished matches. It reads the journal over a connection of its own, so that a journal of thousands
 * of inputs costs the thread of the matches nothing but the passing on of bytes.
 */
import { workerData } from "piscina";
import { z } from "zod";
import { openDatabase } from "../storage/open/open-database.ts";
import { SqlJournal } from "../storage/sql-journal.ts";
import { type BeginningJob, carryOutReplay, type ReplayJob, type ReplayOutcome } from "./replay-jobs.ts";

const storageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sqlite"), directory: z.string() }),
  z.object({ kind: z.literal("postgres"), url: z.string(), poolSize: z.int() }),
]);

const database = await openDatabase(storageSchema.parse(workerData));
const journal = new SqlJournal(database);

export default function replayOnThread(job: ReplayJob | BeginningJob): Promise<ReplayOutcome> {
  return carryOutReplay(journal, job);
}
