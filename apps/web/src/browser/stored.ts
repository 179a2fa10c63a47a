/** What a page keeps in the browser. Where storing is forbidden, it is forgotten with the page. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may have no storage, or a full one; the page works without.
    return;
  }
}

/** A stored object, or nothing if it can no longer be read. */
export function readStoredObject(key: string): Readonly<Record<string, unknown>> {
  const text = readStored(key);
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
