import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.27. */
export const proliferate: KeywordActionEntry = {
  rule: "701.27",
  text: { by: "player", english: "proliferate", french: { verb: "proliférer" }, number: "times" },
  event: { by: "player", english: "proliferate", french: { verb: "proliférer" } },
  explained: {
    en: "Choose any permanents and players with counters; each gets another of each kind it has.",
    fr: "Choisissez des permanents et joueurs avec des marqueurs ; chacun en reçoit un de plus de chaque sorte.",
  },
};

export const proliferateLog: ActionLog = {
  en: "[who|proliferate|proliferates]",
  fr: "[who|proliférez|prolifère]",
};
