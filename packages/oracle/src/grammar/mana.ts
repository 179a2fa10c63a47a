import type { ManaSymbol } from "@spellroom/card-language";
import { type Match, type Parser, token } from "../parse/parser.ts";

const GENERIC = /^\d+$/;

/** The symbol between braces, if it is a mana symbol (CR 107.4). */
export function manaSymbol(inner: string): ManaSymbol | undefined {
  if (GENERIC.test(inner)) return `${Number(inner)}`;
  return KNOWN.get(inner);
}

const COLORS = ["W", "U", "B", "R", "G"] as const;

const KNOWN: ReadonlyMap<string, ManaSymbol> = new Map<string, ManaSymbol>([
  ["W", "W"],
  ["U", "U"],
  ["B", "B"],
  ["R", "R"],
  ["G", "G"],
  ["C", "C"],
  ["X", "X"],
  ["S", "S"],
  ...COLORS.flatMap((a): [string, ManaSymbol][] => [
    [`2/${a}`, `2/${a}`],
    [`C/${a}`, `C/${a}`],
    [`${a}/P`, `${a}/P`],
    ...COLORS.filter((b) => b !== a).flatMap((b): [string, ManaSymbol][] => [
      [`${a}/${b}`, `${a}/${b}`],
      [`${a}/${b}/P`, `${a}/${b}/P`],
    ]),
  ]),
]);

/** One mana symbol. */
export const manaToken: Parser<ManaSymbol> = token(({ text }) =>
  text.startsWith("{") ? manaSymbol(text.slice(1, -1)) : undefined,
);

/** A run of mana symbols, all of it. */
export const manaRun: Parser<readonly ManaSymbol[]> = (input, at) => {
  const symbols: ManaSymbol[] = [];
  let end = at;
  for (;;) {
    const [found]: readonly Match<ManaSymbol>[] = manaToken(input, end);
    if (found === undefined) break;
    symbols.push(found.value);
    end = found.end;
  }
  return symbols.length === 0 ? [] : [{ value: symbols, end }];
};

/** A mana cost as it is printed on a card: "{2}{G}". */
export function parseManaCost(text: string): readonly ManaSymbol[] | undefined {
  const symbols: ManaSymbol[] = [];
  for (const match of text.matchAll(/\{([^}]*)\}/g)) {
    const symbol = manaSymbol(match[1] ?? "");
    if (symbol === undefined) return undefined;
    symbols.push(symbol);
  }
  return symbols;
}
