import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Bloomburrow. */
export const forage: KeywordActionEntry = {
  rule: "Bloomburrow",
  text: { by: "player", english: "forage", french: { verb: "fourrager" }, unwritten: true },
  event: { by: "player", english: "forage", french: { verb: "fourrager" } },
};

export const forageLog: ActionLog = { en: "[who|forage|forages]", fr: "[who|fourragez|fourrage]" };
