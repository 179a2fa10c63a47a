/** Repeatable chance for bots and tests: numbers from 0 to 1 (mulberry32). Never the game's own. */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A game's seed (64 hex digits) from a small number. */
export function gameSeed(seed: number): string {
  const chance = seededChance(seed ^ 0x5bd1e995);
  return Array.from({ length: 8 }, () =>
    Math.floor(chance() * 2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  ).join("");
}
