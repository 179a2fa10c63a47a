/**
 * Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013). Every match is rated as soon as it
 * ends, as a rating period of its own; the uncertainty that grows while a player is inactive is added before.
 */
import rate from "glicko2-lite";

export interface Rating {
  readonly rating: number;
  /** Standard deviation: the player's strength is within two of them, most likely. */
  readonly deviation: number;
  readonly volatility: number;
}

/** For new players: Glickman's starting values. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** The bounds of the deviation: never lower, and initially this high. */
const DEVIATION = { least: 45, most: 350 } as const;
/** Above this a rating is provisional: shown with a question mark, and not on the leaderboard. */
export const PROVISIONAL_DEVIATION = 110;
/** How many rating periods pass while a player is inactive: with this, a certain rating becomes provisional after about a year. */
const PERIOD_MS = 5 * 24 * 60 * 60 * 1000;
/** Between the common scale and Glicko-2's own. */
const SCALE = 173.7178;
/** How fast volatility may change; Glickman recommends 0.3 to 1.2. */
const TAU = 0.5;

export type Score = 0 | 0.5 | 1;

/** Step 6 of the paper, for the periods since the last match. */
export function aged(rating: Rating, idleMs: number): Rating {
  const periods = Math.max(0, idleMs) / PERIOD_MS;
  const own = rating.deviation / SCALE;
  const deviation = SCALE * Math.sqrt(own ** 2 + periods * rating.volatility ** 2);
  return { ...rating, deviation: bounded(deviation) };
}

/** A player's rating after a match with this score against that opponent. */
export function afterMatch(player: Rating, opponent: Rating, score: Score): Rating {
  const result = rate(
    player.rating,
    player.deviation,
    player.volatility,
    [[opponent.rating, opponent.deviation, score]],
    { rating: FIRST_RATING.rating, tau: TAU },
  );
  return { rating: result.rating, deviation: bounded(result.rd), volatility: result.vol };
}

export function isProvisional({ deviation }: Pick<Rating, "deviation">): boolean {
  return deviation > PROVISIONAL_DEVIATION;
}

function bounded(deviation: number): number {
  return Math.min(DEVIATION.most, Math.max(DEVIATION.least, deviation));
}
