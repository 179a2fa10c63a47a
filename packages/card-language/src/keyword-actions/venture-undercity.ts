import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.46d, 723.2: only having the initiative leads there. */
export const ventureUndercity: KeywordActionEntry = {
  rule: "701.46d",
  text: {
    by: "player",
    english: "venture into Undercity",
    french: { verb: "se aventurer", rest: "dans Undercity" },
    unwritten: true,
  },
};

export const ventureUndercityLog: ActionLog = {
  en: "[who|venture|ventures] into Undercity",
  fr: "[who|vous aventurez|s'aventure] dans Undercity",
};
