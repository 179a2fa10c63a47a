/** Why a table refuses something, in the words of the wire. Nothing has changed then. */
import type { WireError } from "@spellroom/protocol";

export const MOVED: WireError = {
  code: "unavailable",
  message: "the match goes on elsewhere; come in again",
};
export const PAUSED: WireError = { code: "paused", message: "the players have paused the match" };
export const GAME_OVER: WireError = { code: "gameOver", message: "the match is over" };
export const TOO_OFTEN: WireError = {
  code: "limitReached",
  message: "that was done too often in this match",
};
export const JOURNAL_FULL: WireError = {
  code: "limitReached",
  message: "the match has as many moves as are kept of one; it can only be conceded",
};
export const NOTHING_WAITS: WireError = { code: "staleDecision", message: "no game waits to be begun" };
export const NOTHING_OFFERED: WireError = { code: "nothingOffered", message: "there is no such offer" };
export const NOTHING_TO_TAKE_BACK: WireError = {
  code: "nothingToTakeBack",
  message: "there is no move of yours to take back",
};
export const OUTDATED: WireError = {
  code: "staleDecision",
  message: "the match has gone on since what you have seen of it; look at it anew",
};
export const CONTRADICTS: WireError = {
  code: "contradictsEarlierAnswer",
  message: "that question was answered otherwise before",
};
