import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.36. */
export const investigate: KeywordActionEntry = {
  rule: "701.36",
  text: { by: "player", english: "investigate", french: { verb: "enquêter" }, number: "times" },
  event: { by: "player", english: "investigate", french: { verb: "enquêter" } },
  makes: ["token", "artifact", "permanent"],
  explained: {
    en: "You get a Clue: pay {2} and sacrifice it to draw a card.",
    fr: "Vous obtenez un Indice : payez {2} et sacrifiez-le pour piocher une carte.",
  },
};

export const investigateLog: ActionLog = {
  en: "[who|investigate|investigates]",
  fr: "[who|enquêtez|enquête]",
};
