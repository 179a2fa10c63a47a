import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.122. */
export const crew: KeywordActionEntry = {
  rule: "702.122",
  text: { by: "player", english: "crew", french: { verb: "piloter" }, what: true, unwritten: true },
};

export const crewLog: ActionLog = { en: "[who|are|is] crewed", fr: "[who|êtes|est] piloté" };
