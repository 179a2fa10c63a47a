import type { ManaSymbol } from "../mana.ts";

/** `["1", "G"]` is `{1}{G}`. */
export function manaText(mana: readonly ManaSymbol[]): string {
  return mana.map((symbol) => `{${symbol}}`).join("");
}
