import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 716.2a: "This Class's level becomes N." */
export const gainClassLevel: KeywordActionEntry = {
  rule: "716.2a",
  text: {
    by: "object",
    english: "become level",
    french: { verb: "passer", rest: "au niveau" },
    number: "always",
    unwritten: true,
  },
  event: {
    by: "object",
    english: "become level",
    french: { verb: "passer", rest: "au niveau" },
    once: true,
    numbered: true,
  },
};

export const gainClassLevelLog: ActionLog = {
  en: "[who|become|becomes] level",
  fr: "[who|passez|passe] au niveau",
  counted: true,
};
