import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.31. */
export const monstrosity: KeywordActionEntry = {
  rule: "701.31",
  text: {
    by: "player",
    english: "monstrosity",
    french: { verb: "appliquer", noun: "monstruosité" },
    number: "always",
  },
  event: {
    by: "object",
    english: "become monstrous",
    french: { verb: "devenir", adjective: ["monstrueux", "monstrueuse"] },
    once: true,
  },
  explained: {
    en: "If it isn't monstrous yet, it gets that many +1/+1 counters and becomes monstrous.",
    fr: "Si elle n'est pas encore monstrueuse, elle le devient avec autant de marqueurs +1/+1.",
  },
};

export const monstrosityLog: ActionLog = {
  en: "[who|become|becomes] monstrous",
  fr: "[who|appliquez|applique] la monstruosité",
  counted: true,
};
