import type { Coordination } from "../coordination/shared-state.ts";
import type { OwnBots } from "../match/bots/own-bots.ts";
import type { Database } from "../storage/database.ts";
import type { MatchStore } from "../storage/match-store.ts";
import type { SqlJournal } from "../storage/sql-journal.ts";
import { Continuations } from "./continuations.ts";
import { ReplayStore } from "./replay-store.ts";
import type { ReplayThreads } from "./replay-threads.ts";
import { Replays } from "./replays.ts";

/** What the API needs for replays. */
export function replayParts(foundation: {
  readonly database: Database;
  readonly journal: SqlJournal;
  readonly store: MatchStore;
  readonly coordination: Coordination;
  readonly replayThreads: ReplayThreads;
  readonly ownBots: OwnBots;
}) {
  const { database, journal, store: matches, coordination, replayThreads, ownBots } = foundation;
  const replay = replayThreads.replay;
  const replayStore = new ReplayStore(database, matches);
  return {
    replayStore,
    replays: new Replays({ matches, store: replayStore, replay }),
    continuations: new Continuations({ journal, replay, ownBots, processId: coordination.processId }),
  };
}
