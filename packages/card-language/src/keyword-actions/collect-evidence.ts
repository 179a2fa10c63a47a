import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.57. */
export const collectEvidence: KeywordActionEntry = {
  rule: "701.57",
  text: {
    by: "player",
    english: "collect evidence",
    french: { verb: "rassembler", rest: "des preuves" },
    number: "always",
    unwritten: true,
  },
  event: { by: "player", english: "collect evidence", french: { verb: "rassembler", rest: "des preuves" } },
};

export const collectEvidenceLog: ActionLog = {
  en: "[who|collect|collects] evidence",
  fr: "[who|rassemblez|rassemble] des preuves",
  counted: true,
};
