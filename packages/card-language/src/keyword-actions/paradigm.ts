import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** What a spell with paradigm does last (Secrets of Strixhaven). */
export const paradigm: KeywordActionEntry = {
  rule: "Secrets of Strixhaven",
  text: { by: "player", english: "exile for paradigm", french: { verb: "exiler" }, unwritten: true },
};

export const paradigmLog: ActionLog = { en: "[who|are|is] exiled", fr: "[who|êtes|est] exilé" };
