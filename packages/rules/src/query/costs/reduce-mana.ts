import type { ManaSymbol } from "@spellroom/card-language";
import { colorsOfSymbol, genericIn, manaValueOf, meaningOf } from "../symbols/cost-shape.ts";

/** A mana cost on its way from the printed to the paid one: colored and similar symbols apart from the generic part. */
export interface RunningCost {
  readonly symbols: readonly ManaSymbol[];
  readonly generic: number;
}

/** Takes the generic mana of a cost apart. X must have been replaced by its value. */
export function runningCost(mana: readonly ManaSymbol[]): RunningCost {
  return { symbols: mana.filter((symbol) => meaningOf(symbol).kind !== "generic"), generic: genericIn(mana) };
}

export function toSymbols({ symbols, generic }: RunningCost): readonly ManaSymbol[] {
  return generic > 0 ? [`${generic}`, ...symbols] : symbols;
}

/**
 * Reduces generic mana (CR 118.7a). What exceeds the generic mana reduces `{2/W}` symbols paid as generic mana,
 * which is never worse for the payer (CR 601.2b: that choice is announced before).
 *
 * @param floor the total that the cost isn't reduced below by this effect
 */
export function lessGeneric({ symbols, generic }: RunningCost, amount: number, floor = 0): RunningCost {
  const total = manaValueOf(symbols) + generic;
  let left = Math.min(amount, Math.max(0, total - floor));
  const taken = Math.min(left, generic);
  left -= taken;
  let remaining = generic - taken;
  const kept: ManaSymbol[] = [];
  for (const symbol of symbols) {
    if (left > 0 && meaningOf(symbol).kind === "two") {
      const reduced = Math.min(left, 2);
      left -= reduced;
      remaining += 2 - reduced;
    } else kept.push(symbol);
  }
  return { symbols: kept, generic: remaining };
}

/** Reduces mana of certain symbols; what the cost doesn't have of a color reduces the generic part (CR 118.7b-g). */
export function lessSymbols(cost: RunningCost, less: readonly ManaSymbol[]): RunningCost {
  let { symbols, generic } = cost;
  for (const symbol of less) {
    const meaning = meaningOf(symbol);
    if (meaning.kind === "generic") {
      ({ symbols, generic } = lessGeneric({ symbols, generic }, meaning.amount));
      continue;
    }
    const at = symbols.findIndex((own) => own === symbol || sharesColor(own, symbol));
    if (at >= 0) symbols = [...symbols.slice(0, at), ...symbols.slice(at + 1)];
    else ({ symbols, generic } = lessGeneric({ symbols, generic }, 1));
  }
  return { symbols, generic };
}

/** A reduction by a hybrid or Phyrexian symbol takes one mana of a color of it (CR 118.7e-f). */
function sharesColor(own: ManaSymbol, less: ManaSymbol): boolean {
  if (own.length !== 1) return false;
  return colorsOfSymbol(less).some((color) => color === own);
}

export function moreSymbols(cost: RunningCost, more: readonly ManaSymbol[]): RunningCost {
  const { symbols, generic } = runningCost(more);
  return { symbols: [...cost.symbols, ...symbols], generic: cost.generic + generic };
}

/** "Costs at least": what directly sets a bound on the total is applied last (CR 601.2f). */
export function atLeast({ symbols, generic }: RunningCost, minimum: number): RunningCost {
  const total = manaValueOf(symbols) + generic;
  return total >= minimum ? { symbols, generic } : { symbols, generic: generic + minimum - total };
}
