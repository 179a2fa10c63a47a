/** A document with one value changed, added or (with `undefined`) taken away. */
export function changed(document: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(document);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at: unknown = copy;
  for (const key of keys) at = property(at, key);
  if (typeof at !== "object" || at === null) throw new Error(`nothing at ${path}`);
  if (value === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return copy;
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
