import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.131. */
export const getCitysBlessing: KeywordActionEntry = {
  rule: "702.131",
  text: {
    by: "player",
    english: "get the city's blessing",
    french: { verb: "gagner", rest: "l'agrément de la cité" },
    unwritten: true,
  },
};

export const getCitysBlessingLog: ActionLog = {
  en: "[who|get|gets] the city's blessing",
  fr: "[who|gagnez|gagne] l'agrément de la cité",
};
