import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 723.1. */
export const takeInitiative: KeywordActionEntry = {
  rule: "723.1",
  text: {
    by: "player",
    english: "take the initiative",
    french: { verb: "prendre", rest: "l'initiative" },
    named: true,
  },
};

export const takeInitiativeLog: ActionLog = {
  en: "[who|take|takes] the initiative",
  fr: "[who|prenez|prend] l'initiative",
};
