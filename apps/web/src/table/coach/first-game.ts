import { readStored, writeStored } from "../../browser/stored.ts";

const MATCH = "spellroom-first-game";
const DONE = "spellroom-first-game-done";

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

/** The coach leaves, and the game is offered no more. */
export function endFirstGame(): void {
  writeStored(MATCH, null);
  writeStored(DONE, "yes");
}

/** Whether somebody has played it on this browser, or wished it away. */
export function isFirstGameDone(): boolean {
  return readStored(DONE) !== null;
}
