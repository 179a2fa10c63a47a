/** Totals that an effect keeps from being less than so much mana (CR 601.2f), as Trinisphere does. */
import type { Cost, ManaSymbol } from "@spellroom/card-language";
import { colorsOfSymbol, meaningOf } from "../symbols/cost-shape.ts";
import { type ChangeInForce, withMana } from "./cost-change.ts";
import { atLeast, type RunningCost, toSymbols } from "./reduce-mana.ts";

/** A cost once it is said how each of its symbols is paid: its mana, and the life for Phyrexian ones. */
interface Settled {
  readonly cost: RunningCost;
  readonly life: number;
}

/** The least mana that the total may be; 0 if nothing sets one. */
export function minimumOf(changes: readonly ChangeInForce[]): number {
  return changes.reduce((most, { change: { minimum, less, lessMana } }) => {
    const bounds = minimum !== undefined && less === undefined && lessMana === undefined;
    return bounds ? Math.max(most, minimum) : most;
  }, 0);
}

/**
 * The ways to pay where it matters which half of a `{2/W}` is paid, or whether life is paid for a `{W/P}`: that is announced before
 * the total is found (CR 601.2b, 601.2f), so the minimum is one of the mana that is left. `null` where it doesn't matter.
 */
export function waysAtLeast({ symbols, generic }: RunningCost, minimum: number): Cost | null {
  const open = symbols.filter(isOpen);
  const fixed: RunningCost = { symbols: symbols.filter((symbol) => !isOpen(symbol)), generic };
  const twos = open.filter((symbol) => meaningOf(symbol).kind === "two").length;
  if (open.length === 0 || fixed.symbols.length + generic + twos >= minimum) return null;
  const settled = open.reduce<readonly Settled[]>(
    (all, symbol) => all.flatMap((one) => settledBy(one, symbol)),
    [{ cost: fixed, life: 0 }],
  );
  return { kind: "either", of: unlike(settled.map((one) => payment(one, minimum))) };
}

function isOpen(symbol: ManaSymbol): boolean {
  const { kind } = meaningOf(symbol);
  return kind === "phyrexian" || kind === "two";
}

/** By its color, and by two life or two generic mana (CR 107.4e-f). */
function settledBy({ cost, life }: Settled, symbol: ManaSymbol): readonly Settled[] {
  const [color, other] = colorsOfSymbol(symbol);
  if (color === undefined) return [{ cost, life }];
  const half: ManaSymbol = other === undefined ? color : `${color}/${other}`;
  const byColor: Settled = { cost: { ...cost, symbols: [...cost.symbols, half] }, life };
  const isTwo = meaningOf(symbol).kind === "two";
  return [byColor, isTwo ? { cost: { ...cost, generic: cost.generic + 2 }, life } : { cost, life: life + 2 }];
}

function payment({ cost, life }: Settled, minimum: number): readonly Cost[] {
  const mana = toSymbols(atLeast(cost, minimum));
  return withMana(mana, life > 0 ? [{ kind: "payLife", amount: life }] : []);
}

/** Each of them once. */
function unlike(ways: readonly (readonly Cost[])[]): readonly (readonly Cost[])[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}
