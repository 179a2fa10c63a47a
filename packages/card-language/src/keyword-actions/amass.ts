import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.44. */
export const amass: KeywordActionEntry = {
  rule: "701.44",
  text: { by: "player", english: "amass", french: { verb: "amasser" }, number: "army" },
  makes: ["Army", "creature", "permanent"],
  names: "amassed",
  explained: {
    en: "Your Army gets that many +1/+1 counters; without one you get a 0/0 Army first.",
    fr: "Votre Armée reçoit autant de marqueurs +1/+1 ; sans Armée, vous en obtenez d'abord une 0/0.",
  },
};

export const amassLog: ActionLog = { en: "[who|amass|amasses]", fr: "[who|amassez|amasse]", counted: true };
