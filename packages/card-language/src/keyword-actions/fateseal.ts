import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.22. */
export const fateseal: KeywordActionEntry = {
  rule: "701.22",
  text: {
    by: "player",
    english: "fateseal",
    french: { verb: "sceller", rest: "le destin" },
    number: "always",
  },
};

export const fatesealLog: ActionLog = {
  en: "[who|fateseal|fateseals]",
  fr: "[who|scellez|scelle] le destin",
  counted: true,
};
