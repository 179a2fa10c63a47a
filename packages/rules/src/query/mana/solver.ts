import type { ObjectId } from "../../state/ids.ts";
import { type CostShape, leastMana } from "../symbols/cost-shape.ts";
import type { Source, Way } from "../symbols/way.ts";
import { WORTH } from "../symbols/worth.ts";
import { assign, NO_EDGE } from "./assignment.ts";
import {
  type Column,
  edge,
  lifeColumns,
  lifeOf,
  type PaymentProblem,
  poolColumn,
  type Row,
  rowsOf,
  type Solution,
  simpleColumn,
  solveLeaf,
  totalCost,
  type Use,
} from "./leaf.ts";
import { firstVictims, victimsWithout } from "./victims.ts";

/** How many combinations of multi-type sources are tried, before and after a first solution. */
const MOST_LEAVES = 4_000;
const MOST_LEAVES_ONCE_FOUND = 160;

/**
 * Finds the best way to pay a mana cost, or `null` if there is none (CR 601.2g-h, 107.4). Sources that give one mana for
 * nothing more are matched to symbols at least cost; over those that give several mana, cost mana themselves or use up
 * something else, it searches, taking them in only as far as that makes the whole cheaper or possible at all.
 */
export function solve(problem: PaymentProblem): Solution | null {
  let best: Solution | null = null;
  for (const cost of variants(problem.cost)) {
    const search = new Search(problem, cost);
    search.run(best?.cost ?? NO_EDGE);
    if (search.best) best = search.best;
  }
  return best && problem.wants.length > 0 ? withWants(problem, best) : best;
}

/** Whether there is any way to pay, which is quicker to say than what the best way is. */
export function isSolvable(problem: PaymentProblem): boolean {
  return variants(problem.cost).some((cost) => {
    const search = new Search(problem, cost, 0);
    search.run(NO_EDGE);
    return search.best !== null;
  });
}

/** The cost with some of its `{2/W}` paid as two generic mana each, cheapest first. */
function variants(cost: CostShape): CostShape[] {
  if (cost.twos.length === 0) return [cost];
  const seen = new Set<string>();
  const result: CostShape[] = [];
  for (let chosen = 0; chosen < 1 << cost.twos.length; chosen++) {
    const colored = cost.twos.filter((_, at) => (chosen & (1 << at)) === 0).toSorted((a, b) => a - b);
    const key = colored.join();
    if (seen.has(key)) continue;
    seen.add(key);
    const generic = cost.generic + 2 * (cost.twos.length - colored.length);
    result.push({ slots: [...cost.slots, ...colored], twos: [], phyrexian: cost.phyrexian, generic });
  }
  return result.toSorted((left, right) => left.generic - right.generic);
}

class Search {
  best: Solution | null = null;
  private readonly problem: PaymentProblem;
  private readonly rows: readonly Row[];
  private readonly simple: readonly Column[];
  private readonly many: readonly Source[];
  private readonly mostOnceFound: number;
  private leaves = 0;
  private bound: number = NO_EDGE;

  constructor(problem: PaymentProblem, cost: CostShape, mostOnceFound = MOST_LEAVES_ONCE_FOUND) {
    this.problem = problem;
    this.mostOnceFound = mostOnceFound;
    this.rows = rowsOf(cost, -1);
    const sources = problem.supply.sources;
    this.simple = [
      ...problem.pool.map((unit, at) => poolColumn(unit, at, problem.alsoAs)),
      ...sources.filter(({ simple }) => simple).map((source) => simpleColumn(source, problem.alsoAs)),
      ...lifeColumns(cost, problem.supply.life),
    ];
    this.many = sources
      .filter(({ simple }) => !simple)
      .toSorted((left, right) => ease(left) - ease(right) || left.object - right.object);
  }

  run(bound: number): void {
    this.bound = bound;
    this.descend(0, []);
  }

  /** Decides for one source after another whether and how it is used; the same choice for equal sources only in one order. */
  private descend(at: number, uses: readonly Use[]): void {
    if (this.isSpent()) return;
    const source = this.many[at];
    if (!source) {
      this.leaf(uses);
      return;
    }
    if (uses.reduce((total, use) => total + use.source.worth + use.way.worth, 0) >= this.bound) return;
    const twin = this.many[at - 1];
    const mayUse = !twin || !alike(twin, source) || uses.some((use) => use.source === twin);
    this.descend(at + 1, uses);
    if (!mayUse) return;
    for (const way of source.ways) {
      const victims = victimsFor(way, source, uses);
      if (victims) this.descend(at + 1, [...uses, { source, way, victims }]);
    }
  }

  private isSpent(): boolean {
    return this.leaves >= (this.best ? this.mostOnceFound : MOST_LEAVES);
  }

  private leaf(uses: readonly Use[]): void {
    for (const ordered of orders(uses)) {
      this.leaves++;
      const solution = solveLeaf(this.problem, this.rows, this.simple, ordered);
      if (solution && solution.cost < this.bound) {
        this.best = solution;
        this.bound = solution.cost;
      }
      if (this.isSpent()) return;
    }
  }
}

/** Sources that ask for nothing come first, then by how much is lost with them. */
function ease(source: Source): number {
  const asks = source.ways.some((way) => way.inputs || way.victims) ? 1e6 : 0;
  return asks + source.worth + Math.min(...source.ways.map((way) => way.worth));
}

function alike(left: Source, right: Source): boolean {
  if (left.worth !== right.worth || left.ways.length !== right.ways.length) return false;
  return left.ways.every((way, at) => {
    const other = right.ways[at];
    if (!other || way.worth !== other.worth || way.life !== other.life || way.victims || other.victims)
      return way === other;
    return String(way.masks) === String(other.masks) && sameInputs(way.inputs, other.inputs);
  });
}

function sameInputs(left: CostShape | null, right: CostShape | null): boolean {
  if (!left || !right) return left === right;
  return left.generic === right.generic && String(left.slots) === String(right.slots);
}

/** Things to tap or sacrifice for one more use, none of them spoken for; `null` if there are too few left. */
function victimsFor(way: Way, source: Source, uses: readonly Use[]): readonly ObjectId[] | null {
  if (!way.victims) return [];
  const taken = new Set<ObjectId>();
  for (const use of uses) {
    for (const victim of use.victims) taken.add(victim);
    if (use.way.worth >= WORTH.sacrificeSelf || !use.way.again) taken.add(use.source.object);
  }
  if (!way.again) taken.add(source.object);
  const free = victimsWithout(way.victims, taken);
  return free && firstVictims(free);
}

/** The orders in which filters could be activated: the output of one may pay only for a later one. */
function orders(uses: readonly Use[]): (readonly Use[])[] {
  const filters = uses.filter((use) => use.way.inputs !== null);
  if (filters.length < 2) return [uses];
  const others = uses.filter((use) => use.way.inputs === null);
  return permutations(filters.slice(0, 4)).map((order) => [...others, ...order, ...filters.slice(4)]);
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [list.slice()];
  return list.flatMap((one, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [one, ...rest]),
  );
}

/** The same payment with other sources where that leaves enough for something else in hand and costs nothing worse. */
function withWants(problem: PaymentProblem, solution: Solution): Solution {
  let { rows } = solution;
  let best = solution;
  const own = solution.rows.length;
  for (const want of problem.wants) {
    if (rows.length + leastMana(want) + want.phyrexian.length > solution.columns.length) continue;
    const more = [...rows, ...rowsOf(want, -1)];
    const columnOf = assign(more.length, solution.columns.length, (row, column) => {
      const value = edge(more[row], solution.columns[column]);
      return row < own || value >= NO_EDGE ? value : value / 1_000;
    });
    if (!columnOf) continue;
    const mine = columnOf.slice(0, own);
    const candidate = { ...solution, columnOf: mine };
    if (totalCost(candidate) > totalCost(best) + WORTH.pain / 2) continue;
    if (lifeOf(candidate) > problem.supply.life) continue;
    rows = more;
    best = { ...candidate, cost: totalCost(candidate) };
  }
  return best;
}
