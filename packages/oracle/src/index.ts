export { type CompileResult, compileCard } from "./compile.ts";
export type { CorpusCard, CorpusFace } from "./corpus-card.ts";
export { type CoverageOptions, type CoverageReport, clauseKey, coverage } from "./coverage.ts";
export { ERRATA, ERRATA_VERSION, type Erratum } from "./text/errata.ts";
export { type NormaliseOptions, normalise } from "./text/normalise.ts";
