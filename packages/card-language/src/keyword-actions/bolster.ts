import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.33. */
export const bolster: KeywordActionEntry = {
  rule: "701.33",
  text: { by: "player", english: "bolster", french: { verb: "galvaniser" }, number: "always" },
  makes: ["creature", "permanent"],
  explained: {
    en: "Your creature with the least toughness gets that many +1/+1 counters.",
    fr: "Votre créature la moins endurante reçoit autant de marqueurs +1/+1.",
  },
};

export const bolsterLog: ActionLog = {
  en: "[who|bolster|bolsters]",
  fr: "[who|galvanisez|galvanise]",
  counted: true,
};
