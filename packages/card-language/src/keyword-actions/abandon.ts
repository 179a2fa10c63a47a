import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.26. */
export const abandon: KeywordActionEntry = {
  rule: "701.26",
  text: { by: "player", english: "abandon", french: { verb: "abandonner" }, unwritten: true },
};

export const abandonLog: ActionLog = {
  en: "[who|abandon|abandons] a scheme",
  fr: "[who|abandonnez|abandonne] une machination",
};
