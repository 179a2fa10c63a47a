/** An edge that doesn't exist. */
export const NO_EDGE = 1e12;

/**
 * The cheapest way to give each row a column of its own (the assignment problem, by Kuhn's Hungarian method in its
 * O(rows² · columns) form with potentials). Returns the column of each row, or `null` when some row can't get one.
 */
export function assign(
  rows: number,
  columns: number,
  costAt: (row: number, column: number) => number,
): number[] | null {
  if (rows === 0) return [];
  if (rows > columns) return null;
  const working = cleared(rows, columns);
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++) working.costs[at] = costAt(row, column);
  for (let row = 1; row <= rows; row++) if (!augment(row, working)) return null;
  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = working.rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}

interface Working {
  columns: number;
  readonly costs: number[];
  readonly rowPotential: number[];
  readonly columnPotential: number[];
  readonly rowOf: number[];
  readonly cameFrom: number[];
  readonly least: number[];
  readonly done: boolean[];
}

/** One assignment is worked out at a time, and most are small: they share their lists. */
const shared: Working = {
  columns: 0,
  costs: [],
  rowPotential: [],
  columnPotential: [],
  rowOf: [],
  cameFrom: [],
  least: [],
  done: [],
};

function cleared(rows: number, columns: number): Working {
  shared.columns = columns;
  for (let row = 0; row <= rows; row++) shared.rowPotential[row] = 0;
  for (let column = 0; column <= columns; column++) {
    shared.columnPotential[column] = 0;
    shared.rowOf[column] = 0;
    shared.cameFrom[column] = 0;
  }
  return shared;
}

/** Finds the cheapest augmenting path that gives one more row a column. */
function augment(row: number, working: Working): boolean {
  const { columns, rowOf, cameFrom, least, done } = working;
  for (let column = 0; column <= columns; column++) {
    least[column] = Number.POSITIVE_INFINITY;
    done[column] = false;
  }
  rowOf[0] = row;
  let at = 0;
  do {
    done[at] = true;
    const next = nearest(at, working);
    if (next < 0) return false;
    shiftPotentials(least[next] ?? 0, working);
    at = next;
  } while ((rowOf[at] ?? 0) !== 0);
  while (at !== 0) {
    const previous = cameFrom[at] ?? 0;
    rowOf[at] = rowOf[previous] ?? 0;
    at = previous;
  }
  return columns > 0;
}

/** The column that is reached at least cost from those done; -1 if none can be reached. */
function nearest(at: number, working: Working): number {
  const { costs, columns, rowPotential, columnPotential, rowOf, cameFrom, least, done } = working;
  const here = rowOf[at] ?? 0;
  const base = (here - 1) * columns - 1;
  const own = rowPotential[here] ?? 0;
  let delta = Number.POSITIVE_INFINITY;
  let next = -1;
  for (let column = 1; column <= columns; column++) {
    if (done[column]) continue;
    const edge = costs[base + column] ?? NO_EDGE;
    const reduced = edge - own - (columnPotential[column] ?? 0);
    let distance = least[column] ?? 0;
    if (edge < NO_EDGE && reduced < distance) {
      distance = reduced;
      least[column] = reduced;
      cameFrom[column] = at;
    }
    if (distance < delta) {
      delta = distance;
      next = column;
    }
  }
  return next;
}

function shiftPotentials(delta: number, working: Working): void {
  const { columns, rowPotential, columnPotential, rowOf, least, done } = working;
  for (let column = 0; column <= columns; column++) {
    if (done[column]) {
      const owner = rowOf[column] ?? 0;
      rowPotential[owner] = (rowPotential[owner] ?? 0) + delta;
      columnPotential[column] = (columnPotential[column] ?? 0) - delta;
    } else least[column] = (least[column] ?? 0) - delta;
  }
}
