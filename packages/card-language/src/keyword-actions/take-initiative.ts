import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 723.1. */
export const takeInitiative: KeywordActionEntry = {
  rule: "723.1",
  text: {
    by: "player",
    english: "take the initiative",
    french: { verb: "prendre", rest: "l'initiative" },
    named: true,
  },
  event: { by: "player", english: "take the initiative", french: { verb: "prendre", rest: "l'initiative" } },
  explained: {
    en: "The player ventures into Undercity now and at the beginning of each of their upkeeps. A player whose creatures deal combat damage to them takes the initiative.",
    fr: "Le joueur s'aventure dans Undercity maintenant et au début de chacun de ses entretiens. Celui dont des créatures lui infligent des blessures de combat prend l'initiative.",
  },
};

export const takeInitiativeLog: ActionLog = {
  en: "[who|take|takes] the initiative",
  fr: "[who|prenez|prend] l'initiative",
};
