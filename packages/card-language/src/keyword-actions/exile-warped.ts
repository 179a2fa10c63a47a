import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Edge of Eternities. */
export const exileWarped: KeywordActionEntry = {
  rule: "Edge of Eternities",
  text: { by: "player", english: "exile warped", french: { verb: "exiler" }, what: true, unwritten: true },
};

export const exileWarpedLog: ActionLog = { en: "[who|are|is] exiled", fr: "[who|êtes|est] exilé" };
