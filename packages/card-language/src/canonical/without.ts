/** The document without one of its optional keys. */
export function without<T extends object, K extends keyof T>(document: T, key: K): Omit<T, K> {
  const { [key]: _dropped, ...rest } = document;
  return rest;
}
