/** What a live match is made of, and how it stood in the journal. */
import type { ChooseRequest } from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import type { Logger } from "../logging/logger.ts";
import type { Journal, JournalSeat } from "../storage/journal.ts";
import type { TimeSource } from "./play-time.ts";
import type { FoldedStep, Standing } from "./standing.ts";
import type { StoredClocks } from "./stored-input.ts";
import type { TableTerms } from "./stored-setup.ts";

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

export interface Resumed {
  readonly state: GameState;
  readonly journalLength: number;
  readonly standing: Standing;
  /** The last answer of each seat, so that a repeated one is recognised. */
  readonly answers: ReadonlyMap<number, ChooseRequest>;
  /** The latest steps up to the state, for the log. */
  readonly history: readonly FoldedStep[];
  /** Everybody's time as the journal has it. */
  readonly clocks: StoredClocks | null;
  readonly finished: boolean;
}
