import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.29. */
export const detain: KeywordActionEntry = {
  rule: "701.29",
  text: { by: "player", english: "detain", french: { verb: "détenir" }, what: true },
  explained: {
    en: "Until your next turn it can't attack, block or use its abilities.",
    fr: "Jusqu'à votre prochain tour, elle ne peut ni attaquer, ni bloquer, ni utiliser ses capacités.",
  },
};

export const detainLog: ActionLog = { en: "[who|are|is] detained", fr: "[who|êtes|est] détenu" };
