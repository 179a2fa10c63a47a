import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 702.112. */
export const renown: KeywordActionEntry = {
  rule: "702.112",
  text: { by: "player", english: "renown", french: { verb: "appliquer", rest: "le renom" }, unwritten: true },
  event: {
    by: "object",
    english: "become renowned",
    french: { verb: "devenir", adjective: ["réputé", "réputée"] },
    once: true,
  },
};

export const renownLog: ActionLog = {
  en: "[who|become|becomes] renowned",
  fr: "[who|devenez|devient] réputé",
  counted: true,
};
