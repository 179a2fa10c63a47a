/** What programs that run a server in their own process, or read its data, may use: tests and tools. */

export {
  type Applied,
  type Audience,
  applyStoredInput,
  type MatchStep,
  openPosition,
  type Publication,
  playInput,
  readSetup,
  type StoredInput,
  storedInputSchema,
  storeSetup,
} from "@spellroom/match";
export { type RunningServer, type StartOptions, startServer } from "./boot/start-server.ts";
export { loadConfig, SETTINGS } from "./config/config.ts";
export { createLogger, type Logger } from "./logging/logger.ts";
export { resumeMatch } from "./match/journal/resume.ts";
export type { LiveMatch } from "./match/play/live-match.ts";
export { recordReplay } from "./replays/record-replay.ts";
export type { Journal, JournalEntry, JournalRecord, JournalSeat, NewMatch } from "./storage/journal.ts";
export { openDatabase } from "./storage/open/open-database.ts";
export { SqlJournal } from "./storage/sql-journal.ts";
