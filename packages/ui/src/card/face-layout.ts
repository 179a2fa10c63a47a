import { type Box, fitName, fitParagraphs, fitRow, type Paragraph } from "./fit.ts";
import type { CardLook } from "./look.ts";
import { parseRulesLine } from "./rules-line.ts";

/** All lengths are hundredths of the card's width, the unit `cqw` of the style sheets. */
const HEIGHT = 140;
const SHELL = 2.6;
const HEADER = 11.6;
const RIBBON = 8;
const PADDING = 6.4;
const TEXT_WIDTH = 86;
const COMFORTABLE = 4.4;

export const DENSITIES = ["bare", "grand", "airy", "normal", "dense", "packed"] as const;
/** How much room the text takes from the picture. */
export type Density = (typeof DENSITIES)[number];

const ART_HEIGHTS: Record<Density, number> = {
  bare: 113,
  grand: 80,
  airy: 69,
  normal: 58,
  dense: 44,
  packed: 28,
};

export interface FaceLayout {
  density: Density;
  /** height of the picture */
  art: number;
  nameSize: number;
  nameRows: 1 | 2;
  /** the same for a card that is small in a hand */
  smallNameSize: number;
  smallNameRows: 1 | 2;
  typeSize: number;
  textSize: number;
}

const hasPlate = (look: CardLook): boolean => (look.power ?? look.loyalty ?? look.defense) !== undefined;

/** The box the text has under a picture of that height. */
export function textBox(art: number, plate: boolean): Box {
  const height = HEIGHT - 2 * SHELL - HEADER - art - RIBBON / 2 - PADDING - (plate ? 7.9 : 0);
  return { width: TEXT_WIDTH, height, largest: 5.6, smallest: 2.4 };
}

/** The lines of a card as paragraphs, with the room that marks before them take. */
export const paragraphsOf = (text: readonly string[]): Paragraph[] =>
  text
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const parsed = parseRulesLine(line);
      if (parsed.kind === "plain") return { text: line };
      const marks = parsed.kind === "chapter" ? parsed.numbers.length : 1;
      return { text: parsed.text, indent: 3.1, least: marks * 1.75 };
    });

/** How a card's face is laid out: the shorter the text, the larger the picture. */
export function layoutFace(look: CardLook, typeText: string): FaceLayout {
  const paragraphs = paragraphsOf(look.text ?? []);
  const plate = hasPlate(look);
  const pips = look.manaCost.length * 6.9 + (look.manaCost.length > 0 ? 2 : 0);
  const name = fitName(look.name, 94.8 - 7 - pips, 6.1, 4.3);
  const small = fitName(look.name, 94.8 - 7 - look.manaCost.length * 8.8, 8.4, 7.2);
  const sizes = {
    nameSize: name.size,
    nameRows: name.rows,
    smallNameSize: small.size,
    smallNameRows: small.rows,
    typeSize: fitRow(typeText, 82, 4.4, 2.4),
  };
  if (paragraphs.length === 0) return { ...sizes, density: "bare", art: ART_HEIGHTS.bare, textSize: 5.4 };
  for (const density of ["grand", "airy", "normal", "dense"] as const) {
    const art = ART_HEIGHTS[density];
    const textSize = fitParagraphs(paragraphs, textBox(art, plate));
    if (textSize >= COMFORTABLE) return { ...sizes, density, art, textSize };
  }
  const art = ART_HEIGHTS.packed;
  return { ...sizes, density: "packed", art, textSize: fitParagraphs(paragraphs, textBox(art, plate)) };
}

/** The name on a tile; its letters are bold and without serifs, a little wider than those of the face. */
export const tileName = (name: string): { size: number; rows: 1 | 2 } => fitName(name, 86, 11.4, 9.4);
