import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 614.8. */
export const heal: KeywordActionEntry = {
  rule: "614.8",
  text: { by: "player", english: "heal", french: { verb: "soigner" }, what: true, unwritten: true },
};

export const healLog: ActionLog = {
  en: "[who|lose|loses] all damage",
  fr: "[who|perdez|perd] toutes ses blessures",
};
