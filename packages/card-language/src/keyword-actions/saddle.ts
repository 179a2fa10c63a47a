import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.171. */
export const saddle: KeywordActionEntry = {
  rule: "702.171",
  text: {
    by: "object",
    english: "become saddled until end of turn",
    french: { verb: "devenir", participle: "seller", after: "jusqu'à la fin du tour" },
  },
};

export const saddleLog: ActionLog = { en: "[who|are|is] saddled", fr: "[who|êtes|est] sellé" };
