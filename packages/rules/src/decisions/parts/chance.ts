/** A random number from 0 up to but not including 1. */
export type Chance = () => number;

/** A random integer from 0 up to but not including `bound`. */
export function below(bound: number, chance: Chance): number {
  return Math.floor(chance() * bound);
}

/** `count` different numbers below `bound`, in random order. */
export function sample(bound: number, count: number, chance: Chance): number[] {
  const left = places(bound);
  return Array.from(
    { length: Math.min(count, bound) },
    () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? 0,
  );
}

/** Every index of a list of this length. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
