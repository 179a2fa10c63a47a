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
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    if (!augment(row, columns, costAt, { rowPotential, columnPotential, rowOf, cameFrom })) return null;
  }
  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}

interface Working {
  readonly rowPotential: Float64Array;
  readonly columnPotential: Float64Array;
  readonly rowOf: Int32Array;
  readonly cameFrom: Int32Array;
}

function augment(
  row: number,
  columns: number,
  costAt: (row: number, column: number) => number,
  { rowPotential, columnPotential, rowOf, cameFrom }: Working,
): boolean {
  const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
  const done = new Uint8Array(columns + 1);
  rowOf[0] = row;
  let at = 0;
  do {
    done[at] = 1;
    const here = rowOf[at] ?? 0;
    let delta = Number.POSITIVE_INFINITY;
    let next = -1;
    for (let column = 1; column <= columns; column++) {
      if (done[column]) continue;
      const edge = costAt(here - 1, column - 1);
      const reduced = edge - (rowPotential[here] ?? 0) - (columnPotential[column] ?? 0);
      if (edge < NO_EDGE && reduced < (least[column] ?? 0)) {
        least[column] = reduced;
        cameFrom[column] = at;
      }
      const distance = least[column] ?? Number.POSITIVE_INFINITY;
      if (distance < delta) {
        delta = distance;
        next = column;
      }
    }
    if (next < 0) return false;
    for (let column = 0; column <= columns; column++) {
      if (done[column]) {
        const owner = rowOf[column] ?? 0;
        rowPotential[owner] = (rowPotential[owner] ?? 0) + delta;
        columnPotential[column] = (columnPotential[column] ?? 0) - delta;
      } else {
        least[column] = (least[column] ?? 0) - delta;
      }
    }
    at = next;
  } while ((rowOf[at] ?? 0) !== 0);
  while (at !== 0) {
    const previous = cameFrom[at] ?? 0;
    rowOf[at] = rowOf[previous] ?? 0;
    at = previous;
  }
  return true;
}
