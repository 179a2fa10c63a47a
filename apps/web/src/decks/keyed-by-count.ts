/** Names with unique keys, even for equal names. */
export function keyedByCount(
  names: readonly string[],
): readonly { readonly key: string; readonly name: string }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name} ${count}`, name };
  });
}
