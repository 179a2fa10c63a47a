/** Something wrong with a card document. */
export interface CardError {
  /** Where: `faces.0.abilities.2.effects.0.amount`; empty for the document as a whole. */
  readonly path: string;
  /** What should be there, to be read after "expected". */
  readonly expected: string;
  /** What is there instead, in short. */
  readonly found: string;
}

/** One line for a person: `faces.0.power: expected a number or a star, found nothing`. */
export function describeCardError(error: CardError): string {
  const where = error.path === "" ? "the card" : error.path;
  return `${where}: expected ${error.expected}, found ${error.found}`;
}

/** How a check says what is wrong and where. */
export type Report = (path: readonly PropertyKey[], expected: string, found: string) => void;

/** More errors than this help nobody. */
export const MAX_ERRORS = 50;

export function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

/** A value in few words. */
export function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "string")
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value);
  if (typeof value === "object") return "an object";
  return String(value);
}
