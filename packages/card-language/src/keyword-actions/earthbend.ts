import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** Avatar: The Last Airbender. */
export const earthbend: KeywordActionEntry = {
  rule: "Avatar: The Last Airbender",
  text: {
    by: "player",
    english: "earthbend",
    french: { verb: "maîtriser", rest: "la terre" },
    number: "always",
    target: { type: "land", yours: true },
  },
};

export const earthbendLog: ActionLog = {
  en: "[who|earthbend|earthbends]",
  fr: "[who|maîtrisez|maîtrise] la terre",
  counted: true,
};
