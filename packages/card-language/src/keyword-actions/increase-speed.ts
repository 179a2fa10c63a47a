import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Aetherdrift. */
export const increaseSpeed: KeywordActionEntry = {
  rule: "Aetherdrift",
  text: {
    by: "player",
    english: "increase speed",
    french: { verb: "augmenter", rest: "votre vitesse" },
    unwritten: true,
  },
};

export const increaseSpeedLog: ActionLog = {
  en: "[who|gain|gains] speed",
  fr: "[who|gagnez|gagne] de la vitesse",
};
