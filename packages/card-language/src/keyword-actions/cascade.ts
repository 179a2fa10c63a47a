import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.85a. */
export const cascade: KeywordActionEntry = {
  rule: "702.85a",
  text: {
    by: "player",
    english: "cascade",
    french: { verb: "appliquer", rest: "la cascade" },
    unwritten: true,
  },
};

export const cascadeLog: ActionLog = {
  en: "[who|cascade|cascades]",
  fr: "[who|appliquez|applique] la cascade",
};
