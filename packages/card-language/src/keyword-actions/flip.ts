import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 710.4. */
export const flip: KeywordActionEntry = {
  rule: "710.4",
  text: { by: "player", english: "flip", french: { verb: "retourner" }, what: true },
};

export const flipLog: ActionLog = { en: "[who|are|is] flipped", fr: "[who|êtes|est] retourné" };
