import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.24. */
export const planeswalk: KeywordActionEntry = {
  rule: "701.24",
  text: { by: "player", english: "planeswalk", french: { verb: "transplaner" }, unwritten: true },
};

export const planeswalkLog: ActionLog = {
  en: "[who|planeswalk|planeswalks]",
  fr: "[who|transplanez|transplane]",
};
