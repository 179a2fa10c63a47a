import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.56. */
export const cloak: KeywordActionEntry = {
  rule: "701.56",
  text: {
    by: "player",
    english: "cloak the top card of your library",
    french: { verb: "voiler", rest: "la carte du dessus de votre bibliothèque" },
  },
  makes: ["permanent", "creature", "card"],
  names: "manifested",
  explained: {
    en: "Put your top card face down onto the battlefield as a 2/2 with ward {2}; a creature card can be turned up for its cost.",
    fr: "Mettez la carte du dessus face cachée sur le champ de bataille en 2/2 avec la parade {2} ; une carte de créature peut être retournée pour son coût.",
  },
};

export const cloakLog: ActionLog = { en: "[who|cloak|cloaks] a card", fr: "[who|voilez|voile] une carte" };
