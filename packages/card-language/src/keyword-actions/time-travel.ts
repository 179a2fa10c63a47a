import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.54. */
export const timeTravel: KeywordActionEntry = {
  rule: "701.54",
  text: {
    by: "player",
    english: "time travel",
    french: { verb: "voyager", rest: "dans le temps" },
    unwritten: true,
  },
};

export const timeTravelLog: ActionLog = {
  en: "[who|travel|travels] through time",
  fr: "[who|voyagez|voyage] dans le temps",
};
