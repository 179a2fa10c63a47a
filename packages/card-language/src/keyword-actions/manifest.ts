import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.34. */
export const manifest: KeywordActionEntry = {
  rule: "701.34",
  text: {
    by: "player",
    english: "manifest the top card of your library",
    french: { verb: "manifester", rest: "la carte du dessus de votre bibliothèque" },
  },
  makes: ["permanent", "creature", "card"],
  names: "manifested",
  explained: {
    en: "Put your top card face down onto the battlefield as a 2/2; a creature card can be turned up for its cost.",
    fr: "Mettez la carte du dessus face cachée sur le champ de bataille en 2/2 ; une carte de créature peut être retournée pour son coût.",
  },
};

export const manifestLog: ActionLog = {
  en: "[who|manifest|manifests] a card",
  fr: "[who|manifestez|manifeste] une carte",
};
