/** Numbers from 0 to 1 that are the same for the same seed, so that a failure can be seen again (xorshift, 32 bits). */
export function seededChance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
