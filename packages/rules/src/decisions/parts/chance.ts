/** A number from 0 up to but not including 1, by chance. */
export type Chance = () => number;

/** A whole number from 0 up to but not including `bound`. */
export function below(bound: number, chance: Chance): number {
  return Math.floor(chance() * bound);
}

/** `count` different numbers below `bound`, in an order by chance. */
export function sample(bound: number, count: number, chance: Chance): number[] {
  const left = places(bound);
  return Array.from(
    { length: Math.min(count, bound) },
    () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? 0,
  );
}

/** Every place of a list of so many. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
