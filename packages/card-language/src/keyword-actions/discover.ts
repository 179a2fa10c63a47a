import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.55. */
export const discover: KeywordActionEntry = {
  rule: "701.55",
  text: { by: "player", english: "discover", french: { verb: "découvrir" }, number: "always" },
  event: { by: "player", english: "discover", french: { verb: "découvrir" } },
  makes: ["card"],
  explained: {
    en: "Exile cards from the top of your library until a nonland card of that mana value or less; cast it for free or put it into your hand.",
    fr: "Exilez le dessus de votre bibliothèque jusqu'à une carte, pas un terrain, de cette valeur de mana ou moins ; lancez-la gratuitement ou prenez-la.",
  },
};

export const discoverLog: ActionLog = {
  en: "[who|discover|discovers]",
  fr: "[who|découvrez|découvre]",
  counted: true,
};
