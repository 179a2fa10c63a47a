/** What a live match is made of. */
import type { CardDefinition } from "@spellroom/card-language";
import type { TableTerms } from "@spellroom/match";
import type { GameState } from "@spellroom/rules";
import type { Turns } from "../../limits/turns.ts";
import type { Logger } from "../../logging/logger.ts";
import type { Journal, JournalSeat } from "../../storage/journal.ts";
import type { TimeSource } from "../time/play-time.ts";

export interface LiveMatchParts {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly journal: Journal;
  readonly epoch: number;
  readonly logger: Logger;
  /** The clock, if there is one, and the watchers' delay. */
  readonly terms: TableTerms;
  /** Shared by all matches of this process: the parts of shortcuts have one each. */
  readonly turns: Turns;
  /** As it is counted here; absent: the machine's monotonic clock. */
  readonly time?: TimeSource | undefined;
  /** New definitions (tokens) that clients will request; must be stored before they are published. */
  readonly keepDefinitions: (state: GameState) => Promise<void>;
  /** Finds any known card by name, to tell which names may be chosen: not only those of the match, which are secret. */
  readonly cardNamed: (name: string) => CardDefinition | undefined;
}
