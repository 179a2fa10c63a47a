import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Duskmourn: House of Horror. */
export const manifestDread: KeywordActionEntry = {
  rule: "Duskmourn: House of Horror",
  text: { by: "player", english: "manifest dread", french: { verb: "manifester", rest: "l'effroi" } },
  event: { by: "player", english: "manifest dread", french: { verb: "manifester", rest: "l'effroi" } },
  makes: ["permanent", "creature", "card"],
  names: "manifested",
  explained: {
    en: "Look at your top two cards: manifest one, the other goes to the graveyard.",
    fr: "Regardez les deux cartes du dessus : manifestez-en une, l'autre va au cimetière.",
  },
};

export const manifestDreadLog: ActionLog = {
  en: "[who|manifest|manifests] dread",
  fr: "[who|manifestez|manifeste] l'effroi",
};
