import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 722.3b. */
export const unprepare: KeywordActionEntry = {
  rule: "722.3b",
  text: {
    by: "object",
    english: "become unprepared",
    french: { verb: "cesser", rest: "d'être", participle: "préparer" },
  },
};

export const unprepareLog: ActionLog = {
  en: "[who|are|is] no longer prepared",
  fr: "[who|n'êtes|n'est] plus préparé",
};
