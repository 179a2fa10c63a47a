const SYMBOL = /\{([^{}]*)\}|(\d+)|([wubrgcxyzs])/iy;
const KNOWN = /^(?:\d{1,4}|[WUBRGCXYZS]|[WUBRGC2]\/[WUBRGP](?:\/P)?)$/;

/** The symbols of a mana cost such as `{2}{W/U}` or `2WW`; undefined for anything else. */
export function readSymbols(text: string): readonly string[] | undefined {
  const symbols: string[] = [];
  let at = 0;
  while (at < text.length) {
    SYMBOL.lastIndex = at;
    const found = SYMBOL.exec(text);
    const symbol = (found?.[1] ?? found?.[2] ?? found?.[3])?.toUpperCase();
    if (found === null || symbol === undefined || !KNOWN.test(symbol)) return undefined;
    symbols.push(symbol);
    at += found[0].length;
  }
  return symbols;
}

/** How many of each symbol there are; numbers are added up under "generic". */
export function countSymbols(symbols: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const symbol of symbols) {
    const isNumber = /^\d+$/.test(symbol);
    const key = isNumber ? "generic" : symbol;
    const amount = isNumber ? Number(symbol) : 1;
    if (amount > 0) counts.set(key, (counts.get(key) ?? 0) + amount);
  }
  return counts;
}
