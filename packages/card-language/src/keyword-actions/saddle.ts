import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.171. */
export const saddle: KeywordActionEntry = {
  rule: "702.171",
  text: { by: "player", english: "saddle", french: { verb: "seller" }, what: true, unwritten: true },
};

export const saddleLog: ActionLog = { en: "[who|are|is] saddled", fr: "[who|êtes|est] sellé" };
