import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.51. */
export const incubate: KeywordActionEntry = {
  rule: "701.51",
  text: { by: "player", english: "incubate", french: { verb: "incuber" }, number: "always" },
  makes: ["token", "artifact", "permanent"],
  explained: {
    en: "You get an Incubator with that many +1/+1 counters; for {2} it becomes a 0/0 creature.",
    fr: "Vous obtenez un Incubateur avec autant de marqueurs +1/+1 ; pour {2} il devient une créature 0/0.",
  },
};

export const incubateLog: ActionLog = {
  en: "[who|incubate|incubates]",
  fr: "[who|incubez|incube]",
  counted: true,
};
