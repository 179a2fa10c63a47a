import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.52. */
export const ringTempts: KeywordActionEntry = {
  rule: "701.52",
  text: { by: "nobody", english: "the Ring tempts you", french: "l'Anneau vous tente" },
  event: {
    by: "nobody",
    subject: "the Ring",
    verb: "tempt you",
    french: { verb: "être", rest: "tenté par l'Anneau" },
  },
};

export const ringTemptsLog: ActionLog = {
  en: "[who|are|is] tempted by the Ring",
  fr: "[who|êtes|est] tenté par l'Anneau",
};
