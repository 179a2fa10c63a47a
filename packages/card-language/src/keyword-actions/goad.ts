import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.38. */
export const goad: KeywordActionEntry = {
  rule: "701.38",
  text: { by: "player", english: "goad", french: { verb: "inciter" }, what: true },
  explained: {
    en: "Until your next turn that creature must attack, and must attack a player other than you if able.",
    fr: "Jusqu'à votre prochain tour, elle doit attaquer, et un autre joueur que vous si possible.",
  },
};

export const goadLog: ActionLog = { en: "[who|are|is] goaded", fr: "[who|êtes|est] incité" };
