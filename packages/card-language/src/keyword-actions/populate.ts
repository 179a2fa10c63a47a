import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.30. */
export const populate: KeywordActionEntry = {
  rule: "701.30",
  text: { by: "player", english: "populate", french: { verb: "peupler" }, number: "times" },
  event: { by: "player", english: "populate", french: { verb: "peupler" } },
  makes: ["token", "creature", "permanent"],
  explained: {
    en: "You get a copy of one of your creature tokens.",
    fr: "Vous obtenez une copie d'un de vos jetons de créature.",
  },
};

export const populateLog: ActionLog = { en: "[who|populate|populates]", fr: "[who|peuplez|peuple]" };
