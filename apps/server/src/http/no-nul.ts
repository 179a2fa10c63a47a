/** The character NUL, which no text needs and PostgreSQL can't store. */
export function hasNul(text: string): boolean {
  return text.includes("\0");
}

/** Refuses it in the texts of a body while parsing. @throws SyntaxError */
export function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === "string" && hasNul(value)) throw new SyntaxError("a text has a NUL in it");
  return value;
}
