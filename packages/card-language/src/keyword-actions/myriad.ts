import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.116. */
export const myriad: KeywordActionEntry = {
  rule: "702.116",
  text: {
    by: "player",
    english: "myriad",
    french: { verb: "appliquer", rest: "la myriade" },
    unwritten: true,
  },
};

export const myriadLog: ActionLog = {
  en: "[who|make|makes] copies for the other opponents",
  fr: "[who|créez|crée] des copies pour les autres adversaires",
};
