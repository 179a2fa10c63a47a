import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Avatar: The Last Airbender. */
export const waterbend: KeywordActionEntry = {
  rule: "Avatar: The Last Airbender",
  text: { by: "player", english: "waterbend", french: { verb: "maîtriser", rest: "l'eau" }, unwritten: true },
};

export const waterbendLog: ActionLog = {
  en: "[who|waterbend|waterbends]",
  fr: "[who|maîtrisez|maîtrise] l'eau",
  counted: true,
};
