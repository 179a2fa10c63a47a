import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.140. */
export const mutate: KeywordActionEntry = {
  rule: "702.140",
  text: { by: "object", english: "mutate", french: { verb: "muter" }, unwritten: true },
  event: { by: "object", english: "mutate", french: { verb: "muter" } },
};

export const mutateLog: ActionLog = { en: "[who|mutate|mutates]", fr: "[who|mutez|mute]" };
