import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** A keyword action of The Hobbit. */
export const recruit: KeywordActionEntry = {
  rule: "The Hobbit",
  text: { by: "player", english: "recruit", french: { verb: "recruter" } },
  explained: {
    en: "Draw a card, then discard a card; if you discarded a nonland card, create a 1/1 white Human Soldier creature token.",
    fr: "Piochez une carte puis défaussez-vous d'une carte ; si c'était une carte non-terrain, créez un jeton de créature 1/1 blanche Humain et Soldat.",
  },
};

export const recruitLog: ActionLog = { en: "[who|recruit|recruits]", fr: "[who|recrutez|recrute]" };
