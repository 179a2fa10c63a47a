/** Text order by code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Elements in the order of a table, each once. */
export function inOrderOf<T>(table: readonly T[], items: readonly T[]): readonly T[] {
  return table.filter((item) => items.includes(item));
}

export function sortedSet(items: readonly string[]): readonly string[] {
  return [...new Set(items)].sort(compareText);
}

/** Documents sorted by their JSON text. Their keys must stand in a fixed order already. */
export function sortedByText<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .sort((a, b) => compareText(a.text, b.text))
    .map(({ item }) => item);
}

/** The same, each document once. */
export function distinctByText<T>(items: readonly T[]): readonly T[] {
  const byText = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...byText].sort(([a], [b]) => compareText(a, b)).map(([, item]) => item);
}
