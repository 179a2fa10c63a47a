import type { MatchPosition } from "@spellroom/match";
import { turnsBegun } from "@spellroom/rules";
import type { MatchResult } from "../../storage/journal.ts";

/** The result of a finished match for the records: by games if there were several. */
export function outcomesOf({ state, course }: MatchPosition): MatchResult {
  const winners = winnersOf({ state, course });
  return {
    ended: "finished",
    outcomes: state.players.map(({ seat }) => ({
      seat,
      outcome: winners.length === 0 ? "draw" : winners.includes(seat) ? "win" : "loss",
    })),
    details: {
      reason: state.result?.reason ?? null,
      turns: turnsBegun(state),
      ...(course.setup.bestOf > 1 ? { games: course.game, wins: course.wins } : {}),
    },
  };
}

function winnersOf({ state, course }: Pick<MatchPosition, "state" | "course">): readonly number[] {
  if (course.setup.bestOf === 1) return state.result?.winners ?? [];
  const most = Math.max(...course.wins);
  const best = course.wins.flatMap((count, seat) => (count === most ? [seat] : []));
  return best.length === course.wins.length ? [] : best;
}
