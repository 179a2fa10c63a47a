import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.39. */
export const exert: KeywordActionEntry = {
  rule: "701.39",
  text: { by: "player", english: "exert", french: { verb: "surmener" }, unwritten: true },
  explained: {
    en: "It won't untap in your next untap step.",
    fr: "Elle ne se dégagera pas à votre prochaine étape de dégagement.",
  },
};

export const exertLog: ActionLog = { en: "[who|are|is] exerted", fr: "[who|êtes|est] surmené" };
