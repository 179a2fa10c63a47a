import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 728.1. */
export const nightBecomes: KeywordActionEntry = {
  rule: "728.1",
  text: { by: "nobody", english: "it becomes night", french: "il se met à faire nuit" },
};

export const nightBecomesLog: ActionLog = {
  en: "[who|make|makes] it night",
  fr: "[who|faites|fait] tomber la nuit",
};
