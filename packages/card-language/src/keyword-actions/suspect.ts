import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.58. */
export const suspect: KeywordActionEntry = {
  rule: "701.58",
  text: { by: "player", english: "suspect", french: { verb: "suspecter" }, what: true },
  explained: { en: "It has menace and can't block.", fr: "Elle a la menace et ne peut pas bloquer." },
};

export const suspectLog: ActionLog = { en: "[who|are|is] suspected", fr: "[who|êtes|est] suspecté" };
