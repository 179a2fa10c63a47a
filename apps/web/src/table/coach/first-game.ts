import { readStored, writeStored } from "../../browser/stored.ts";
import { GOALS, type Goal } from "./topic.ts";

const MATCH = "spellroom-first-game";
const DONE = "spellroom-first-game-done";
const REACHED = "spellroom-first-game-goals";

/** The decks of the first game, and who plays the other one. */
export const FIRST_GAME = {
  format: "limited",
  deck: { preset: "first-steps" },
  botDeck: { preset: "village-watch" },
  bot: "novice",
} as const;

/** Has the coach sit beside a match. */
export function beginFirstGame(matchId: string): void {
  writeStored(MATCH, matchId);
}

export function isFirstGame(matchId: string): boolean {
  return readStored(MATCH) === matchId;
}

/** Has the coach come along to a rematch. */
export function followFirstGame(from: string, to: string): void {
  if (isFirstGame(from)) beginFirstGame(to);
}

/** The game is no longer offered, since it was played; the coach stays for the summary. */
export function finishFirstGame(): void {
  writeStored(DONE, "yes");
}

/** The coach leaves, and the game is no longer offered. */
export function endFirstGame(): void {
  writeStored(MATCH, null);
  writeStored(DONE, "yes");
}

/** Whether it was played in this browser, or dismissed. */
export function isFirstGameDone(): boolean {
  return readStored(DONE) !== null;
}

/** What has been tried so far, also before a reload and in the game before a rematch. */
export function goalsReached(): ReadonlySet<Goal> {
  const kept = readStored(REACHED)?.split(" ") ?? [];
  return new Set(GOALS.filter((goal) => kept.includes(goal)));
}

export function keepGoals(reached: ReadonlySet<Goal>): void {
  writeStored(REACHED, [...reached].join(" "));
}
