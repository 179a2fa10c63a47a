import type { PaymentProblem } from "../../src/query/mana/leaf.ts";
import type { CostShape } from "../../src/query/symbols/cost-shape.ts";
import { ANY, type ManaMask, typesIn } from "../../src/query/symbols/mask.ts";
import type { Source, Way } from "../../src/query/symbols/way.ts";

/** Tries everything there is to try, one activation after another. Slow and plain on purpose. */
export function payableByBruteForce(problem: PaymentProblem): boolean {
  const pool = problem.pool.map(({ mask }) => mask);
  return reach(problem, pool, problem.supply.sources, problem.supply.life);
}

function reach(
  problem: PaymentProblem,
  pool: readonly ManaMask[],
  unused: readonly Source[],
  life: number,
): boolean {
  if (coversCost(problem.cost, pool, life, problem.alsoAs)) return true;
  for (const source of unused) {
    const rest = unused.filter((other) => other !== source);
    for (const way of source.ways) {
      if (way.life > life) continue;
      for (const left of afterInputs(way, pool, problem.alsoAs))
        for (const made of choices(way.masks))
          if (reach(problem, [...left, ...made], rest, life - way.life)) return true;
    }
  }
  return false;
}

function afterInputs(way: Way, pool: readonly ManaMask[], alsoAs: ManaMask): (readonly ManaMask[])[] {
  if (!way.inputs) return [pool];
  return spendAll(rows(way.inputs), pool, alsoAs);
}

function choices(masks: readonly ManaMask[]): ManaMask[][] {
  return masks.reduce<ManaMask[][]>(
    (lists, mask) =>
      lists.flatMap((list) =>
        typesIn(mask).length === 0
          ? [[...list, mask]]
          : typesIn(mask).map((type) => [...list, (mask & 64) | bitOf(type)]),
      ),
    [[]],
  );
}

function bitOf(type: string): ManaMask {
  return 1 << "WUBRGC".indexOf(type);
}

function rows(cost: CostShape): ManaMask[] {
  return [...cost.slots, ...Array.from({ length: cost.generic }, () => ANY)];
}

/** Every pool that can be left after spending for all rows. */
function spendAll(asked: readonly ManaMask[], pool: readonly ManaMask[], alsoAs: ManaMask): ManaMask[][] {
  const [first, ...others] = asked;
  if (first === undefined) return [pool.slice()];
  const results: ManaMask[][] = [];
  for (const [at, mask] of pool.entries()) {
    if (((mask | alsoAs) & first) === 0) continue;
    results.push(...spendAll(others, [...pool.slice(0, at), ...pool.slice(at + 1)], alsoAs));
  }
  return results;
}

function coversCost(cost: CostShape, pool: readonly ManaMask[], life: number, alsoAs: ManaMask): boolean {
  const [two, ...twos] = cost.twos;
  if (two !== undefined) {
    const colored = { ...cost, twos, slots: [...cost.slots, two] };
    return (
      coversCost(colored, pool, life, alsoAs) ||
      coversCost({ ...cost, twos, generic: cost.generic + 2 }, pool, life, alsoAs)
    );
  }
  const [symbol, ...phyrexian] = cost.phyrexian;
  if (symbol !== undefined) {
    const colored = { ...cost, phyrexian, slots: [...cost.slots, symbol] };
    return (
      coversCost(colored, pool, life, alsoAs) ||
      (life >= 2 && coversCost({ ...cost, phyrexian }, pool, life - 2, alsoAs))
    );
  }
  return canSpend(rows(cost), pool, alsoAs);
}

/** Whether the mana is enough, without listing what would be left. */
export function canSpend(asked: readonly ManaMask[], pool: readonly ManaMask[], alsoAs: ManaMask): boolean {
  const [first, ...others] = asked;
  if (first === undefined) return true;
  return pool.some(
    (mask, at) =>
      ((mask | alsoAs) & first) !== 0 &&
      canSpend(others, [...pool.slice(0, at), ...pool.slice(at + 1)], alsoAs),
  );
}

export { coversCost };
