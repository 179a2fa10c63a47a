import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.23. */
export const clash: KeywordActionEntry = {
  rule: "701.23",
  text: {
    by: "player",
    english: "clash with an opponent",
    french: { verb: "affronter", rest: "un adversaire" },
  },
  event: { by: "player", english: "clash", french: { verb: "affronter", rest: "un adversaire" } },
  binds: "clash",
  explained: {
    en: "You and an opponent each reveal the top card; the higher mana value wins.",
    fr: "Vous et un adversaire révélez la carte du dessus ; la plus haute valeur de mana gagne.",
  },
};

export const clashLog: ActionLog = {
  en: "[who|clash|clashes] with an opponent",
  fr: "[who|affrontez|affronte] un adversaire",
};
