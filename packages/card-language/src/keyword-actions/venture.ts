import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.46. */
export const venture: KeywordActionEntry = {
  rule: "701.46",
  text: {
    by: "player",
    english: "venture into the dungeon",
    french: { verb: "se aventurer", rest: "dans le donjon" },
  },
  event: {
    by: "player",
    english: "venture into the dungeon",
    french: { verb: "se aventurer", rest: "dans le donjon" },
  },
  explained: {
    en: "Go to the next room of a dungeon, whose effect happens.",
    fr: "Entrez dans la salle suivante d'un donjon, dont l'effet se produit.",
  },
};

export const ventureLog: ActionLog = {
  en: "[who|venture|ventures] into the dungeon",
  fr: "[who|vous aventurez|s'aventure] dans le donjon",
};
