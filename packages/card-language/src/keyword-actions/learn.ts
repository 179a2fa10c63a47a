import type { ActionLog, KeywordActionEntry } from "./entry.ts";

/** CR 701.45. */
export const learn: KeywordActionEntry = {
  rule: "701.45",
  text: { by: "player", english: "learn", french: { verb: "apprendre" } },
  event: { by: "player", english: "learn", french: { verb: "apprendre" } },
  explained: {
    en: "Take a Lesson from outside the game, or discard a card to draw one.",
    fr: "Prenez une Leçon à l'extérieur de la partie, ou défaussez une carte pour en piocher une.",
  },
};

export const learnLog: ActionLog = { en: "[who|learn|learns]", fr: "[who|apprenez|apprend]" };
