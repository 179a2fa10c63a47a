/** Games of one pairing; a draw is half a win for each. */
export interface PairResult {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly aWins: number;
}

/** A strength on the Elo scale, the mean of all being 1,500, and the half-width of its 95% interval. */
export interface Rated {
  readonly name: string;
  readonly elo: number;
  readonly error: number;
}

const SCALE = 400 / Math.LN10;
const ROUNDS = 500;

/**
 * Elo by maximum likelihood (Bradley-Terry, by minorization), with one imagined draw in each pairing so that a bot that won or
 * lost everything has a finite strength too. Errors come from the curvature of the likelihood, each bot by itself.
 */
export function rateElo(names: readonly string[], pairs: readonly PairResult[]): readonly Rated[] {
  const met = pairs
    .filter(({ games }) => games > 0)
    .map(({ a, b, games, aWins }) => ({ a, b, games: games + 1, aWins: aWins + 0.5 }));
  let strength = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map<string, number>();
    for (const name of names) {
      let wins = 0;
      let weight = 0;
      for (const { a, b, games, aWins } of met) {
        if (a !== name && b !== name) continue;
        wins += a === name ? aWins : games - aWins;
        weight += games / ((strength.get(a) ?? 1) + (strength.get(b) ?? 1));
      }
      next.set(name, weight > 0 ? wins / weight : 1);
    }
    const mean = Math.exp(
      names.reduce((sum, name) => sum + Math.log(next.get(name) ?? 1), 0) / Math.max(1, names.length),
    );
    strength = new Map([...next].map(([name, value]) => [name, value / mean]));
  }
  return names.map((name) => {
    let curvature = 0;
    for (const { a, b, games } of met) {
      if (a !== name && b !== name) continue;
      const own = strength.get(name) ?? 1;
      const other = strength.get(a === name ? b : a) ?? 1;
      const share = own / (own + other);
      curvature += games * share * (1 - share);
    }
    const error = curvature > 0 ? (1.96 * SCALE) / Math.sqrt(curvature) : Number.POSITIVE_INFINITY;
    return { name, elo: 1_500 + SCALE * Math.log(strength.get(name) ?? 1), error };
  });
}

/** The 95% interval (Wilson) of a share of wins. */
export function winInterval(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = wins / games;
  const base = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / base;
  const half = (z / base) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
