/** The character NUL, which no text means to have in it and which PostgreSQL can't keep. */
export function hasNul(text: string): boolean {
  return text.includes("\0");
}

/** Refuses it in the texts of a body, as it is parsed. @throws SyntaxError */
export function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === "string" && hasNul(value)) throw new SyntaxError("a text has a NUL in it");
  return value;
}
