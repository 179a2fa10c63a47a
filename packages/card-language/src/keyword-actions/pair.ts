import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.95b. */
export const pair: KeywordActionEntry = {
  rule: "702.95b",
  text: { by: "player", english: "pair", french: { verb: "associer" }, what: true, unwritten: true },
};

export const pairLog: ActionLog = { en: "[who|are|is] paired", fr: "[who|êtes|est] associé" };
