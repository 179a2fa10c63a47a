import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.35. */
export const support: KeywordActionEntry = {
  rule: "701.35",
  text: {
    by: "player",
    english: "support",
    french: { verb: "soutenir" },
    number: "always",
    target: { type: "creature", other: true, upToNumber: true },
  },
  explained: {
    en: "Put a +1/+1 counter on each of up to that many creatures.",
    fr: "Mettez un marqueur +1/+1 sur chacune d'au plus autant de créatures.",
  },
};

export const supportLog: ActionLog = {
  en: "[who|support|supports]",
  fr: "[who|soutenez|soutient]",
  counted: true,
};
