export { type CompileResult, compileCard } from "./compile.ts";
export type { CorpusCard, CorpusFace } from "./corpus-card.ts";
export { type CoverageOptions, type CoverageReport, clauseKey, coverage } from "./coverage.ts";
export type { CardStore, Checkpoint, ImportedData, StoredRecord } from "./import/card-store.ts";
export {
  type ByteSource,
  type ImportOptions,
  type ImportOutcome,
  type ImportProgress,
  importCards,
  type RunningDigest,
} from "./import/import-cards.ts";
export { IMPORT_PROBLEMS, ImportError, type ImportPlace, type ImportProblem } from "./import/import-error.ts";
export { DATA_SHAPES, type DataShape } from "./import/json-records.ts";
export { IMPORT_LIMITS, type ImportLimits } from "./import/limits.ts";
export { READINGS, type Reading, type ReadingParts, type ReadingStatus, readCard } from "./import/reading.ts";
export type { Pictures, Printing, SourceCard, SourceRecord, Translation } from "./import/source-card.ts";
export { withMeldedFaces } from "./melded.ts";
export { type NormaliseOptions, normalise } from "./text/normalise.ts";
