import { findImports, type SourceFile } from "./imports.ts";

/** Decisions are loaded by the pages that show a table; only the server and the worker validate choices. */
const DECISIONS = "packages/rules/src/decisions/";
/** The schema, and the entry that names it, from which bundlers take only what is used. */
const PERMITTED = [`${DECISIONS}wire-choice-schema.ts`, `${DECISIONS}index.ts`];

/** Every import at run time of the validation library, or of the schema made with it, among the decisions, in words. */
export function validationInDecisions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(DECISIONS) && !PERMITTED.includes(path))
    .flatMap((file) =>
      findImports(file)
        .filter(({ typeOnly, specifier }) => !typeOnly && /^zod\b|wire-choice-schema/.test(specifier))
        .map(({ specifier, line }) => `${file.path}:${line} imports ${specifier}`),
    );
}
