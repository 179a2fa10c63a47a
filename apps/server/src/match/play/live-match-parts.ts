/** What a live match is made of. */
import type { TableTerms } from "@spellroom/match";
import type { GameState } from "@spellroom/rules";
import type { Logger } from "../../logging/logger.ts";
import type { Journal, JournalSeat } from "../../storage/journal.ts";
import type { TimeSource } from "../time/play-time.ts";

export interface LiveMatchParts {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly journal: Journal;
  readonly epoch: number;
  readonly logger: Logger;
  /** How time runs, which may be not at all, and by how much watchers are behind. */
  readonly terms: TableTerms;
  /** As it is counted here; without it by the steady clock of the machine. */
  readonly time?: TimeSource | undefined;
  /** New definitions (tokens) that everybody will ask for; must be there before anybody is told. */
  readonly keepDefinitions: (state: GameState) => Promise<void>;
}
