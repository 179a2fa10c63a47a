import type { Mutant } from "./mutants.ts";

/** Draws a uniform sample of the mutants, in the order drawn; the same for the same seed. */
export function sampleMutants(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const next = randomFrom(seed);
  const left = [...mutants];
  const drawn: Mutant[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = Math.floor(next() * left.length);
    const [one] = left.splice(at, 1);
    if (one) drawn.push(one);
  }
  return drawn;
}

/** Mulberry32: numbers from 0 up to 1, by a 32-bit seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
