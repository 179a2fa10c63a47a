import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Tarkir: Dragonstorm. */
export const behold: KeywordActionEntry = {
  rule: "Tarkir: Dragonstorm",
  text: { by: "player", english: "behold", french: { verb: "contempler" }, unwritten: true },
};

export const beholdLog: ActionLog = { en: "[who|behold|beholds]", fr: "[who|contemplez|contemple]" };
