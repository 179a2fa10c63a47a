import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** What haunt does with the card (CR 702.55a-b). */
export const haunt: KeywordActionEntry = {
  rule: "702.55",
  text: { by: "player", english: "haunt", french: { verb: "hanter" }, what: true, unwritten: true },
};

export const hauntLog: ActionLog = { en: "haunts", fr: "hante" };
