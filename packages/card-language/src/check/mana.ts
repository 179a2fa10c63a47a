import type { CardDefinition } from "../card.ts";
import type { ManaSymbol } from "../mana.ts";
import { visitCard } from "../visit.ts";
import type { Report } from "./card-error.ts";

/** The ten pairs of colors in the order in which they are printed (CR 107.4e). */
export const HYBRID_PAIRS = ["W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U"] as const;

const PAIRS: ReadonlySet<string> = new Set(HYBRID_PAIRS);

/** Why a symbol of the right shape is none of the game's (CR 107.4), if so. */
export function manaSymbolError(symbol: ManaSymbol): string | undefined {
  const pair = /^[WUBRG]\/[WUBRG]/.exec(symbol)?.[0];
  if (pair !== undefined && !PAIRS.has(pair)) {
    const turned = `${pair.slice(2)}/${pair.slice(0, 1)}`;
    return PAIRS.has(turned) ? `the colors as "${turned}"` : "a pair of two different colors";
  }
  if (/^\d/.test(symbol) && !symbol.includes("/") && String(Number(symbol)) !== symbol) {
    return `the number as "${Number(symbol)}"`;
  }
  return undefined;
}

/** Every mana symbol of a card is one of CR 107.4, and what is added to a mana pool is mana (CR 106.1). */
export function checkMana(card: CardDefinition, report: Report): void {
  visitCard(card, {
    ManaCost(cost, path) {
      for (const [index, symbol] of cost.entries()) checkSymbol(symbol, [...path, index], report);
      if (cost.includes("0") && cost.length > 1) report(path, "{0} alone or not at all", "more symbols");
    },
    ManaOutput(output, path) {
      if (output.kind === "symbols") checkAdded(output.mana, [...path, "mana"], report);
      if (output.kind === "repeated") checkAdded([output.mana], [...path, "mana"], report);
      if (output.kind === "oneOf") {
        for (const [index, mana] of output.of.entries()) checkAdded(mana, [...path, "of", index], report);
      }
    },
  });
}

function checkSymbol(symbol: ManaSymbol, path: readonly PropertyKey[], report: Report): void {
  const error = manaSymbolError(symbol);
  if (error !== undefined) report(path, error, JSON.stringify(symbol));
}

function checkAdded(mana: readonly ManaSymbol[], path: readonly PropertyKey[], report: Report): void {
  for (const [index, symbol] of mana.entries()) {
    checkSymbol(symbol, [...path, index], report);
    if (symbol === "X") report([...path, index], "a symbol of mana that can be added", '"X"');
  }
}
