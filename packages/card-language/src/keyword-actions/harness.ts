import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Marvel Super Heroes. */
export const harness: KeywordActionEntry = {
  rule: "Marvel Super Heroes",
  text: { by: "player", english: "harness", french: { verb: "harnacher" }, what: true, unwritten: true },
};

export const harnessLog: ActionLog = { en: "[who|are|is] harnessed", fr: "[who|êtes|est] harnaché" };
