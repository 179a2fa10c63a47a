/** Random numbers from 0 to 1, the same for the same seed, so that failures can be reproduced (32-bit xorshift). */
export function seededChance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
