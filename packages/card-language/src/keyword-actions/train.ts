import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.149c: a training ability has put a +1/+1 counter on the creature. */
export const train: KeywordActionEntry = {
  rule: "702.149",
  text: { by: "object", english: "train", french: { verb: "s'entraîner" }, unwritten: true },
  event: { by: "object", english: "train", french: { verb: "s'entraîner" } },
};

export const trainLog: ActionLog = {
  en: "[who|train|trains]",
  fr: "[who|vous entraînez|s'entraîne]",
};
