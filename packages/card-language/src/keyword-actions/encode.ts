import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** What cipher does with the card (CR 702.99a-b). */
export const encode: KeywordActionEntry = {
  rule: "702.99",
  text: { by: "player", english: "encode", french: { verb: "encoder" }, what: true, unwritten: true },
};

export const encodeLog: ActionLog = { en: "[who|are|is] encoded", fr: "[who|êtes|est] encodé" };
