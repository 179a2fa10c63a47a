import type { Ability } from "./ability.ts";
import type { CardDefinition, Face } from "./card.ts";
import { COLORS, type Color } from "./mana.ts";
import { NotPrintable, printLines } from "./print/index.ts";
import { BASIC_LAND_MANA } from "./subtypes.ts";

/** The colors of a face: those of its mana cost and its color indicator (CR 105.2, 202.2). */
export function faceColors(face: Face): readonly Color[] {
  const shown = new Set<string>(face.colorIndicator ?? []);
  for (const symbol of face.manaCost ?? []) {
    for (const part of symbol.split("/")) shown.add(part);
  }
  return COLORS.filter((color) => shown.has(color));
}

const known = new WeakMap<CardDefinition, readonly Color[]>();

/**
 * A card's color identity (CR 903.4): its colors, those of the mana symbols in its costs and its rules text, reminders aside, and
 * those of the mana that its basic land types make (903.4e), on all faces.
 */
export function colorIdentity(card: CardDefinition): readonly Color[] {
  const before = known.get(card);
  if (before) return before;
  const found = new Set(card.faces.flatMap(colorsOfFace));
  const identity = COLORS.filter((color) => found.has(color));
  known.set(card, identity);
  return identity;
}

function colorsOfFace(face: Face): readonly string[] {
  const { manaCost, abilities = [], subtypes = [] } = face;
  const symbols = [...(manaCost ?? []), ...abilities.flatMap((ability) => symbolsIn(ability, face))];
  return [
    ...faceColors(face),
    ...symbols.flatMap((symbol) => symbol.split("/")),
    ...subtypes.flatMap((subtype) => BASIC_LAND_MANA[subtype] ?? []),
  ];
}

const SYMBOL = /^(?:[WUBRGC2]\/)?[WUBRG](?:\/P)?$/;

/** The mana symbols of an ability as it is printed, reminders aside; of one that has no words, those in its definition. */
function symbolsIn(ability: Ability, face: Face): readonly string[] {
  const text = printed(ability, face)?.replace(/\([^()]*\)/g, "");
  if (text !== undefined) return [...text.matchAll(/\{([^{}]+)\}/g)].flatMap(([, symbol = ""]) => symbol);
  const found: string[] = [];
  JSON.stringify(ability, (key, value: unknown) => {
    if (typeof value === "string" && SYMBOL.test(value)) found.push(value);
    return key === "colors" || key === "color" ? undefined : value;
  });
  return found;
}

function printed(ability: Ability, face: Face): string | undefined {
  try {
    return printLines([ability], face).join(" ");
  } catch (error) {
    if (error instanceof NotPrintable) return undefined;
    throw error;
  }
}
