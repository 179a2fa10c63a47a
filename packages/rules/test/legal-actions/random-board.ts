import { loadPool } from "@spellroom/cards";
import fc from "fast-check";
import type { Draw } from "./random-answer.ts";

const pool = loadPool().all;
const lands = pool.filter((card) => card.faces[0].types.includes("land"));
const permanents = pool.filter((card) =>
  card.faces[0].types.some((type) => ["creature", "artifact", "enchantment", "planeswalker"].includes(type)),
);

const some = (cards: typeof pool, maxLength: number) => fc.array(fc.constantFrom(...cards), { maxLength });
const seat = fc.record({
  hand: some(pool, 6),
  battlefield: fc.tuple(some(lands, 7), some(permanents, 5)).map((lists) => lists.flat()),
  graveyard: some(pool, 4),
  library: some(pool, 4),
});
/** Two players with some cards of the pool in every zone. */
export const boards = fc.record({ A: seat, B: seat });
/** Numbers for random answers. */
export const draws = fc.array(fc.nat(1_000), { minLength: 24, maxLength: 24 });

export function drawer(numbers: readonly number[]): Draw {
  let at = 0;
  return (below) => (numbers[at++ % numbers.length] ?? 0) % Math.max(1, below);
}
