import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 722.3a. */
export const prepare: KeywordActionEntry = {
  rule: "722.3a",
  text: { by: "object", english: "become prepared", french: { verb: "devenir", participle: "préparer" } },
};

export const prepareLog: ActionLog = {
  en: "[who|become|becomes] prepared",
  fr: "[who|devenez|devient] préparé",
};
