import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.41. */
export const assemble: KeywordActionEntry = {
  rule: "701.41",
  text: { by: "player", english: "assemble", french: { verb: "assembler" }, unwritten: true },
};

export const assembleLog: ActionLog = {
  en: "[who|assemble|assembles] a Contraption",
  fr: "[who|assemblez|assemble] un engin",
};
