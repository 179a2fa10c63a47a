import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 728.1. */
export const dayBecomes: KeywordActionEntry = {
  rule: "728.1",
  text: { by: "nobody", english: "it becomes day", french: "il se met à faire jour" },
};

export const dayBecomesLog: ActionLog = {
  en: "[who|make|makes] it day",
  fr: "[who|faites|fait] se lever le jour",
};
