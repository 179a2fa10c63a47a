import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.170d. */
export const becomePlotted: KeywordActionEntry = {
  rule: "702.170d",
  text: {
    by: "object",
    cards: true,
    english: "become plotted",
    french: { verb: "devenir", participle: "comploter" },
  },
  event: {
    by: "object",
    english: "become plotted",
    french: { verb: "devenir", participle: "comploter" },
    once: true,
  },
};

export const becomePlottedLog: ActionLog = {
  en: "[who|become|becomes] plotted",
  fr: "[who|devenez|devient] comploté",
};
