/** Refusals that a table sends to clients. A refused request changes nothing. */
import type { WireError } from "@spellroom/protocol";

export const MOVED: WireError = {
  code: "unavailable",
  message: "match moved; reconnect",
};
export const PAUSED: WireError = { code: "paused", message: "the players have paused the match" };
export const GAME_OVER: WireError = { code: "gameOver", message: "the match is over" };
export const TOO_OFTEN: WireError = {
  code: "limitReached",
  message: "the limit for this match is reached",
};
export const JOURNAL_FULL: WireError = {
  code: "limitReached",
  message: "the match has reached its maximum number of inputs; you can only concede",
};
export const NOTHING_WAITS: WireError = { code: "staleDecision", message: "no game is waiting to start" };
export const NOTHING_OFFERED: WireError = { code: "nothingOffered", message: "there is no such offer" };
export const NOTHING_TO_TAKE_BACK: WireError = {
  code: "nothingToTakeBack",
  message: "you have no move to take back",
};
export const OUTDATED: WireError = {
  code: "staleDecision",
  message: "the match has changed since your last view; fetch it again",
};
export const CONTRADICTS: WireError = {
  code: "contradictsEarlierAnswer",
  message: "a different choice was already made for this decision",
};
