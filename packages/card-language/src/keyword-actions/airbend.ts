import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Avatar: The Last Airbender. */
export const airbend: KeywordActionEntry = {
  rule: "Avatar: The Last Airbender",
  text: { by: "player", english: "airbend", french: { verb: "souffler" }, what: true },
};

export const airbendLog: ActionLog = {
  en: "[who|airbend|airbends]",
  fr: "[who|soufflez|souffle]",
  counted: true,
};
