import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.143. */
export const foretell: KeywordActionEntry = {
  rule: "702.143",
  text: {
    by: "player",
    english: "foretell",
    french: { verb: "appliquer", rest: "la prédiction" },
    unwritten: true,
  },
};

export const foretellLog: ActionLog = {
  en: "[who|foretell|foretells] a card",
  fr: "[who|prédisez|prédit] une carte",
};
