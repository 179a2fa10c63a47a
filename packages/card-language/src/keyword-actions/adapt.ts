import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.43. */
export const adapt: KeywordActionEntry = {
  rule: "701.43",
  text: {
    by: "player",
    english: "adapt",
    french: { verb: "appliquer", noun: "adaptation" },
    number: "always",
  },
};

export const adaptLog: ActionLog = {
  en: "[who|adapt|adapts]",
  fr: "[who|appliquez|applique] l'adaptation",
  counted: true,
};
