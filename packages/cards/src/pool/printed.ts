import {
  type CardDefinition,
  type Color,
  type Face,
  faceColors,
  type ManaSymbol,
} from "@spellroom/card-language";
import { COLORS } from "@spellroom/card-language/lists";

/** The colors of a card outside the battlefield and the stack: those of its front face, or of both halves if split. */
export function cardColors(card: CardDefinition): readonly Color[] {
  const shown = new Set(countedFaces(card).flatMap(faceColors));
  return COLORS.filter((color) => shown.has(color));
}

/** The mana value of a cost where X is 0 (CR 202.3, 202.3e). */
export function manaValue(cost: readonly ManaSymbol[] | null): number {
  return (cost ?? []).reduce((sum, symbol) => sum + symbolValue(symbol), 0);
}

/** CR 202.3f-g: a hybrid symbol counts as its larger half, a Phyrexian one as 1. */
function symbolValue(symbol: ManaSymbol): number {
  if (symbol === "X") return 0;
  if (symbol.startsWith("2/")) return 2;
  return /^\d+$/.test(symbol) ? Number(symbol) : 1;
}

/** The mana value of a card outside the battlefield and the stack (CR 202.3d). */
export function cardManaValue(card: CardDefinition): number {
  return countedFaces(card).reduce((sum, face) => sum + manaValue(face.manaCost), 0);
}

/** CR 709.4, 712.8a, 715.4: both halves of a split card count, else only the front or main part. */
function countedFaces(card: CardDefinition): readonly Face[] {
  return card.layout === "split" ? card.faces : [card.faces[0]];
}
