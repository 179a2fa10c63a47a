import { COLORS, type ManaCost, type ManaSymbol } from "../mana.ts";
import type { ManaOutput } from "../mana-output.ts";
import { MAX_NUMBER } from "../schema/basic.ts";
import { compareText } from "./order.ts";

const COLOR_SYMBOLS: readonly ManaSymbol[] = COLORS;

/** X, generic, snow, colorless, hybrids, colors: about as costs are printed. */
function rank(symbol: ManaSymbol): number {
  if (symbol === "X") return 0;
  if (/^\d+$/.test(symbol)) return 1;
  if (symbol === "S") return 2;
  if (symbol === "C") return 3;
  const color = COLOR_SYMBOLS.indexOf(symbol);
  return color === -1 ? 4 : 5 + color;
}

function sorted(symbols: readonly ManaSymbol[]): readonly ManaSymbol[] {
  return symbols.toSorted((a, b) => rank(a) - rank(b) || compareText(a, b));
}

/** The symbols of a cost in one order, its generic mana as one number (CR 202.3). */
export function rewriteManaCost(cost: ManaCost): ManaCost {
  const generic = cost.filter((symbol) => rank(symbol) === 1);
  const total = generic.reduce((sum, symbol) => sum + Number(symbol), 0);
  if (generic.length === 0 || total > MAX_NUMBER) return sorted(cost);
  const others = cost.filter((symbol) => rank(symbol) !== 1);
  return total === 0 && others.length > 0 ? sorted(others) : sorted([...others, `${total}`]);
}

export function rewriteManaOutput(output: ManaOutput): ManaOutput {
  if (output.kind === "symbols") return { ...output, mana: sorted(output.mana) };
  if (output.kind === "oneOf") return { ...output, of: output.of.map(sorted) };
  return output;
}
