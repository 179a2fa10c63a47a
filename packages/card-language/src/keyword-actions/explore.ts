import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.40. */
export const explore: KeywordActionEntry = {
  rule: "701.40",
  text: { by: "object", english: "explore", french: { verb: "explorer" } },
  event: { by: "object", english: "explore", french: { verb: "explorer" } },
  explained: {
    en: "Reveal your top card: a land goes to your hand; otherwise the creature gets a +1/+1 counter and you may put the card into your graveyard.",
    fr: "Révélez la carte du dessus : un terrain va en main ; sinon la créature reçoit un marqueur +1/+1 et la carte peut aller au cimetière.",
  },
};

export const exploreLog: ActionLog = { en: "[who|explore|explores]", fr: "[who|explorez|explore]" };
