import { rulesetById } from "@spellroom/cards";
import { type Play, play, type SeatLetter, type Setup } from "../../effects/play.ts";
import type { SeatSetup } from "../../support/board.ts";

/** Two teams of two, A and B against C and D, each with a life total of 30, in the first main phase of A and B. */
export function giant(setup: Setup, life: Readonly<Record<"AB" | "CD", number>> = { AB: 30, CD: 30 }): Play {
  const seat = (name: SeatLetter, total: number): SeatSetup => ({ life: total, ...setup[name] });
  return play(
    {
      A: seat("A", life.AB),
      B: seat("B", life.AB),
      C: seat("C", life.CD),
      D: seat("D", life.CD),
    },
    rulesetById("twoHeadedGiant"),
  );
}

/** The life totals of all four, those of a team beside each other. */
export function lives(t: Play): number[] {
  return t.state.players.map(({ life }) => life);
}

/** Passes until that player has priority. */
export function untilActs(t: Play, seat: SeatLetter): Play {
  for (let count = 0; t.asked !== `${seat} act priority`; count++) {
    if (count > 10) throw new Error(`${seat} doesn't get priority: ${t.asked}`);
    t.pass();
  }
  return t;
}
