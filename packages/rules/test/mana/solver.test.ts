import type { ManaType } from "@spellroom/card-language";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentProblem } from "../../src/query/mana/leaf.ts";
import { toPlan } from "../../src/query/mana/plan.ts";
import { capacityOf, judge } from "../../src/query/mana/quick.ts";
import { solve } from "../../src/query/mana/solver.ts";
import { SupplyIndex } from "../../src/query/mana/supply-index.ts";
import { shapeOf } from "../../src/query/symbols/cost-shape.ts";
import { maskOf } from "../../src/query/symbols/mask.ts";
import type { Plan, Source, Way } from "../../src/query/symbols/way.ts";
import { coversCost, payableByBruteForce } from "./brute-force.ts";
import { problems } from "./problems.ts";

/** Carries a plan out on masks and says whether what it leaves pays the cost. */
function planPays(problem: PaymentProblem, plan: Plan): boolean {
  let pool = problem.pool.map(({ mask }) => mask);
  let life = problem.supply.life - plan.life;
  const used = new Set<number>();
  for (const step of plan.steps) {
    if (used.has(step.object)) return false;
    used.add(step.object);
    const source = problem.supply.sources.find((one) => one.object === step.object);
    const way = source?.ways.find(
      ({ key, masks, life: asks }) =>
        key === step.key &&
        masks.length === step.types.length &&
        asks <= life &&
        step.types.every((type, at) => ((masks[at] ?? 0) & maskOf(type)) !== 0),
    );
    if (!way) return false;
    life -= way.life;
    for (const type of step.spend) {
      const plain = pool.indexOf(maskOf(type));
      const at = plain >= 0 ? plain : pool.findIndex((mask) => (mask & maskOf(type)) !== 0);
      if (at < 0) return false;
      pool = [...pool.slice(0, at), ...pool.slice(at + 1)];
    }
    pool = [...pool, ...step.types.map((type, at) => maskOf(type) | ((way.masks[at] ?? 0) & 64))];
  }
  return life >= 0 && coversCost(problem.cost, pool, plan.life, problem.alsoAs);
}

describe("the mana solver", () => {
  it("finds a payment exactly when one exists, and what it finds pays", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const solution = solve(problem);
        expect(solution !== null).toBe(payableByBruteForce(problem));
        if (solution) expect(planPays(problem, toPlan(solution))).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it("is never wrong when it is certain", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const capacity = capacityOf(
          problem.pool.map(({ mask }) => mask | problem.alsoAs),
          {
            ...problem.supply,
            sources: problem.supply.sources.map((source) => ({
              ...source,
              ways: source.ways.map((way) => ({
                ...way,
                masks: way.masks.map((mask) => mask | problem.alsoAs),
              })),
            })),
          },
        );
        const verdict = judge(capacity, problem.cost);
        if (verdict !== "unsure") expect(verdict === "yes").toBe(payableByBruteForce(problem));
      }),
      { numRuns: 1_500 },
    );
  });

  it("never says that a part of a supply pays at once where the whole without what is set aside would not", () => {
    fc.assert(
      fc.property(problems, fc.uniqueArray(fc.nat(4)), ({ cost, supply, pool, ...rest }, setAside) => {
        const except = new Set(setAside);
        if (!new SupplyIndex(supply.sources).paysAtOnce(cost, { except })) return;
        const sources = supply.sources.filter(({ object }) => !except.has(object));
        expect(payableByBruteForce({ ...rest, cost, pool: [], supply: { sources, life: 0 } })).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it("finds in a large supply what pays at once, whichever of its sources are set aside", () => {
    const sources = Array.from({ length: 200 }, (_, object) => source(object, object % 2 === 0 ? "G" : "R"));
    const index = new SupplyIndex(sources);
    const cost = shapeOf(["2", "G", "R"]);
    expect(index.paysAtOnce(cost, { except: new Set([0, 1, 2, 3]) })).toBe(true);
    expect(index.paysAtOnce(shapeOf(["W"]), {})).toBe(false);
    expect([index.mayConcern({ gone: new Set([5]) }), index.mayConcern({ gone: new Set([500]) })]).toEqual([
      true,
      false,
    ]);
  });
});

/** An object that can be tapped for one mana. */
function source(object: number, type: ManaType): Source {
  const way: Way = {
    key: "p0",
    masks: [maskOf(type)],
    inputs: null,
    life: 0,
    victims: null,
    counters: null,
    worth: 0,
    rider: null,
    again: false,
  };
  return { object, worth: 1, ways: [way], simple: true };
}
