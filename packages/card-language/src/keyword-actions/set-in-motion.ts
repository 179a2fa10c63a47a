import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.25. */
export const setInMotion: KeywordActionEntry = {
  rule: "701.25",
  text: { by: "player", english: "set in motion", french: { verb: "activer" }, unwritten: true },
};

export const setInMotionLog: ActionLog = {
  en: "[who|set|sets] a scheme in motion",
  fr: "[who|mettez|met] une machination en branle",
};
