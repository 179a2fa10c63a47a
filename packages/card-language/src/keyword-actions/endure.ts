import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Tarkir: Dragonstorm. */
export const endure: KeywordActionEntry = {
  rule: "Tarkir: Dragonstorm",
  text: { by: "object", english: "endure", french: { verb: "endurer" }, number: "always" },
};

export const endureLog: ActionLog = { en: "[who|endure|endures]", fr: "[who|endurez|endure]", counted: true };
