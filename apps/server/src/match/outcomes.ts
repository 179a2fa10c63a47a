import type { GameState } from "@spellroom/rules";
import type { MatchResult } from "../storage/journal.ts";

/** The result of a finished game for the records. */
export function outcomesOf(state: GameState): MatchResult {
  const winners = state.result?.winners ?? [];
  return {
    ended: "finished",
    outcomes: state.players.map(({ seat }) => ({
      seat,
      outcome: winners.length === 0 ? "draw" : winners.includes(seat) ? "win" : "loss",
    })),
    details: { reason: state.result?.reason ?? null, turns: state.turn.number },
  };
}
