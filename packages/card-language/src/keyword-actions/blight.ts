import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Lorwyn Eclipsed. */
export const blight: KeywordActionEntry = {
  rule: "Lorwyn Eclipsed",
  text: { by: "player", english: "blight", french: { verb: "flétrir" }, number: "always" },
};

export const blightLog: ActionLog = {
  en: "[who|blight|blights]",
  fr: "[who|flétrissez|flétrit]",
  counted: true,
};
