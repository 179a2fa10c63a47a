/** An item of a list that may repeat itself, with a key that stays with it: its text and the how-many-th it is. */
export interface Keyed<T> {
  key: string;
  item: T;
}

export function keyed<T>(items: readonly T[], textOf: (item: T) => string): Keyed<T>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { key: `${text}#${nth}`, item };
  });
}
