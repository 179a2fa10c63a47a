import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.47. */
export const connive: KeywordActionEntry = {
  rule: "701.47",
  text: { by: "object", english: "connive", french: { verb: "conniver" }, number: "maybe" },
  event: { by: "object", english: "connive", french: { verb: "conniver" } },
  explained: {
    en: "Draw a card, then discard one; if it was a nonland card, the creature gets a +1/+1 counter.",
    fr: "Piochez une carte puis défaussez-en une ; si ce n'est pas un terrain, la créature reçoit un marqueur +1/+1.",
  },
};

export const conniveLog: ActionLog = {
  en: "[who|connive|connives]",
  fr: "[who|connivez|connive]",
  counted: true,
};
