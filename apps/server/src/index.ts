/** What programs that run a server in their own process, or read its data, may use: tests and tools. */
export { type RunningServer, type StartOptions, startServer } from "./boot/start-server.ts";
export { loadConfig, SETTINGS } from "./config/config.ts";
export { createLogger, type Logger } from "./logging/logger.ts";
export { type Applied, applyStoredInput } from "./match/apply-input.ts";
export type { Audience, Publication } from "./match/audience.ts";
export type { LiveMatch } from "./match/live-match.ts";
export { resumeMatch } from "./match/resume.ts";
export { type FoldedStep, fold, openStanding } from "./match/standing.ts";
export { type StoredInput, storedInputSchema } from "./match/stored-input.ts";
export { readSetup, storeSetup } from "./match/stored-setup.ts";
export { recordReplay } from "./replays/record-replay.ts";
export type { Journal, JournalEntry, JournalRecord, JournalSeat, NewMatch } from "./storage/journal.ts";
export { openDatabase } from "./storage/open.ts";
export { SqlJournal } from "./storage/sql-journal.ts";
