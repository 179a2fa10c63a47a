/** Documents in the database are JSON text, compared and hashed as text. */

/** @throws TypeError for what has no JSON text (undefined, functions, bigints, cycles). */
export function encodeDocument(document: unknown): string {
  const text: string | undefined = JSON.stringify(document);
  if (text === undefined) throw new TypeError("A document must be JSON data");
  return text;
}
