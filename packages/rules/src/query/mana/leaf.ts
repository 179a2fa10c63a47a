import type { ObjectId } from "../../state/ids.ts";
import type { CostShape } from "../symbols/cost-shape.ts";
import { ANY, type ManaMask, typesIn } from "../symbols/mask.ts";
import type { Source, Supply, Way } from "../symbols/way.ts";
import { WORTH } from "../symbols/worth.ts";
import { assign, NO_EDGE } from "./assignment.ts";

/** Everything about a payment that the search needs, free of the game. */
export interface PaymentProblem {
  readonly cost: CostShape;
  readonly pool: readonly PoolUnit[];
  readonly supply: Supply;
  /** Types that any mana may be spent as in addition to its own. */
  readonly alsoAs: ManaMask;
  /** Costs of other cards that the player would like to be able to pay afterwards, most wanted first. */
  readonly wants: readonly CostShape[];
}

export interface PoolUnit {
  readonly mask: ManaMask;
  /** It may be spent on few things, so it had better be spent now. */
  readonly restricted: boolean;
}

/** One mana that could be had. */
export interface Column {
  /** What it may pay for. */
  readonly mask: ManaMask;
  /** Its actual types, and those that it may also be spent as. */
  readonly own: ManaMask;
  readonly wide: ManaMask;
  /** Earliest row owner that may use it: outputs of the n-th filter pay no inputs of filters up to the n-th. */
  readonly after: number;
  readonly base: number;
  /** For simple sources: the ways and what each adds to the cost of the edge. */
  readonly ways: readonly Way[] | null;
  readonly from:
    | { readonly kind: "pool"; readonly at: number }
    | { readonly kind: "simple"; readonly source: Source }
    | { readonly kind: "use"; readonly use: number; readonly unit: number }
    | { readonly kind: "life" };
}

/** One required mana. `owner`: -1 for the cost itself, otherwise the number of the filter whose input it is. */
export interface Row {
  readonly mask: ManaMask;
  readonly owner: number;
  readonly byLife: boolean;
}

export interface Use {
  readonly source: Source;
  readonly way: Way;
  readonly victims: readonly ObjectId[];
}

export interface Solution {
  readonly cost: number;
  readonly uses: readonly Use[];
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly columnOf: readonly number[];
}

/** A mana in the pool as a column. */
export function poolColumn({ mask, restricted }: PoolUnit, at: number, alsoAs: ManaMask): Column {
  const base = restricted ? 0 : typesIn(mask).length;
  return {
    mask: mask | alsoAs,
    own: mask,
    wide: alsoAs,
    after: -1,
    base,
    ways: null,
    from: { kind: "pool", at },
  };
}

export function simpleColumn(source: Source, alsoAs: ManaMask): Column {
  let mask = 0;
  for (const way of source.ways) mask |= way.masks[0] ?? 0;
  return {
    mask: mask | alsoAs,
    own: mask,
    wide: alsoAs,
    after: -1,
    base: source.worth,
    ways: source.ways,
    from: { kind: "simple", source },
  };
}

export function lifeColumns(cost: CostShape, life: number): Column[] {
  if (cost.phyrexian.length === 0) return [];
  const count = Math.min(cost.phyrexian.length, Math.floor(life / 2));
  return Array.from({ length: count }, () => ({
    mask: 0,
    own: 0,
    wide: 0,
    after: -1,
    base: WORTH.phyrexianLife,
    ways: null,
    from: { kind: "life" },
  }));
}

export function rowsOf(cost: CostShape, owner: number): Row[] {
  const rows: Row[] = [];
  for (const mask of cost.slots) rows.push({ mask, owner, byLife: false });
  for (const mask of cost.twos) rows.push({ mask, owner, byLife: false });
  for (const mask of cost.phyrexian) rows.push({ mask, owner, byLife: true });
  for (let generic = 0; generic < cost.generic; generic++) rows.push({ mask: ANY, owner, byLife: false });
  return rows;
}

export function solveLeaf(
  problem: PaymentProblem,
  own: readonly Row[],
  simple: readonly Column[],
  uses: readonly Use[],
): Solution | null {
  const rows = own.slice();
  const columns = uses.length === 0 ? simple.slice() : withoutVictims(simple, uses);
  let base = 0;
  for (const [use, { source, way }] of uses.entries()) {
    base += (way.again ? 0 : source.worth) + way.worth;
    if (way.inputs) rows.push(...rowsOf(way.inputs, use));
    for (const [unit, mask] of way.masks.entries())
      columns.push({
        mask: mask | problem.alsoAs,
        own: mask,
        wide: problem.alsoAs,
        after: way.inputs ? use : -1,
        base: 0,
        ways: null,
        from: { kind: "use", use, unit },
      });
  }
  const columnOf = assign(rows.length, columns.length, (row, column) => edge(rows[row], columns[column]));
  if (!columnOf) return null;
  let solution = { uses, rows, columns, columnOf };
  if (lifeOf(solution) > problem.supply.life) {
    const frugal = assign(rows.length, columns.length, (row, column) => lifeEdge(rows[row], columns[column]));
    if (!frugal) return null;
    solution = { ...solution, columnOf: frugal };
    if (lifeOf(solution) > problem.supply.life) return null;
  }
  return { ...solution, cost: base + totalCost(solution) };
}

function withoutVictims(simple: readonly Column[], uses: readonly Use[]): Column[] {
  const victims = new Set(uses.flatMap((use) => use.victims));
  return simple.filter(({ from }) => from.kind !== "simple" || !victims.has(from.source.object));
}

/** An edge judged by the life it takes first, for a player who has little left. */
function lifeEdge(row: Row | undefined, column: Column | undefined): number {
  const cost = edge(row, column);
  if (!row || !column || cost >= NO_EDGE) return cost;
  const life = column.from.kind === "life" ? 2 : (wayFor(row.mask, column)?.life ?? 0);
  return life * 1e6 + cost;
}

export function edge(row: Row | undefined, column: Column | undefined): number {
  if (!row || !column) return NO_EDGE;
  if (column.from.kind === "life") return row.byLife ? column.base : NO_EDGE;
  if ((row.mask & column.mask) === 0) return NO_EDGE;
  if (row.owner >= 0 && column.after >= row.owner) return NO_EDGE;
  if (!column.ways) return column.base;
  return column.base + (wayFor(row.mask, column)?.worth ?? 0);
}

/** The least costly way of a simple source to give what a row accepts. */
export function wayFor(mask: ManaMask, column: Column): Way | null {
  let best: Way | null = null;
  for (const way of column.ways ?? []) {
    const fits = (((way.masks[0] ?? 0) | column.wide) & mask) !== 0;
    if (fits && (!best || dearer(best, way))) best = way;
  }
  return best;
}

function dearer(left: Way, right: Way): boolean {
  return left.worth > right.worth || (left.worth === right.worth && left.life > right.life);
}

export function totalCost({ rows, columns, columnOf, uses }: Omit<Solution, "cost">): number {
  let total = 0;
  let spentOfUses = 0;
  for (const [row, column] of columnOf.entries()) {
    total += edge(rows[row], columns[column]);
    if (columns[column]?.from.kind === "use") spentOfUses++;
  }
  const made = uses.reduce((sum, use) => sum + use.way.masks.length, 0);
  return total + (made - spentOfUses) * WORTH.waste;
}

export function lifeOf({ rows, columns, columnOf, uses }: Omit<Solution, "cost">): number {
  let life = uses.reduce((sum, use) => sum + use.way.life, 0);
  for (const [row, at] of columnOf.entries()) {
    const column = columns[at];
    if (column?.from.kind === "life") life += 2;
    else if (column?.ways) life += wayFor(rows[row]?.mask ?? 0, column)?.life ?? 0;
  }
  return life;
}
