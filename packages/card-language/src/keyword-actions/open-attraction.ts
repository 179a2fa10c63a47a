import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.48. */
export const openAttraction: KeywordActionEntry = {
  rule: "701.48",
  text: {
    by: "player",
    english: "open an Attraction",
    french: { verb: "ouvrir", rest: "une attraction" },
    unwritten: true,
  },
};

export const openAttractionLog: ActionLog = {
  en: "[who|open|opens] an Attraction",
  fr: "[who|ouvrez|ouvre] une attraction",
};
