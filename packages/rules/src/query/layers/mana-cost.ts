import { COLORS, type Color, type Face } from "@spellroom/card-language";

/** CR 202.3: X counts 0 (CR 202.3e adds it on the stack), hybrid symbols their largest part (CR 202.3f), others what they cost. */
export function manaValueOf(cost: readonly string[] | null): number {
  let value = 0;
  for (const symbol of cost ?? []) {
    if (symbol === "X") continue;
    const generic = Number.parseInt(symbol, 10);
    value += Number.isNaN(generic) ? 1 : generic;
  }
  return value;
}

/** How often X is in a cost; each counts X while the spell is on the stack (CR 202.3e). */
export function timesX(cost: readonly string[] | null): number {
  return cost?.reduce((times, symbol) => (symbol === "X" ? times + 1 : times), 0) ?? 0;
}

/** CR 105.2, 202.2, 204: the colors of the mana symbols in the cost and of the color indicator. */
export function colorsOf(face: Face): readonly Color[] {
  return COLORS.filter(
    (color) =>
      face.colorIndicator?.includes(color) ||
      face.manaCost?.some((symbol) => symbol.split("/").includes(color)),
  );
}
