import type { Coordination } from "../presence/coordination.ts";
import type { Database } from "../storage/database.ts";
import type { MatchStore } from "../storage/match-store.ts";
import type { SqlJournal } from "../storage/sql-journal.ts";
import { Continuations } from "./continuations.ts";
import type { FoldThreads } from "./fold-threads.ts";
import { ReplayStore } from "./replay-store.ts";
import { Replays } from "./replays.ts";

/** What the API needs for replays. */
export function replayParts(foundation: {
  readonly database: Database;
  readonly journal: SqlJournal;
  readonly store: MatchStore;
  readonly coordination: Coordination;
  readonly folds: FoldThreads;
}) {
  const { database, journal, store: matches, coordination, folds } = foundation;
  const fold = folds.fold;
  const replayStore = new ReplayStore(database, matches);
  return {
    replayStore,
    replays: new Replays({ matches, store: replayStore, fold }),
    continuations: new Continuations({ journal, fold, processId: coordination.processId }),
  };
}
