/** An entry of a table by a key that comes from a card's text: "constructor" is no creature type. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
