/** Widths of characters in ems, for a wide text serif: what fits by these fits in narrower faces too. */
const WIDTHS: Readonly<Record<string, number>> = {
  " ": 0.25,
  "—": 1,
  "–": 0.6,
  "…": 0.9,
};

function widthOf(character: string): number {
  const known = WIDTHS[character];
  if (known !== undefined) return known;
  if (/[ijltfrI.,:;'’!|()[\]{}-]/.test(character)) return 0.35;
  if (/[mwMW@%]/.test(character)) return 0.9;
  if (/[A-Z0-9&]/.test(character)) return 0.68;
  if (/[\u2e80-\uffef]/.test(character)) return 1.05;
  return 0.53;
}

const SYMBOL_WIDTH = 1.12;
/** Names and types are bold, and bold letters are wider by so much. */
const BOLD = 1.18;

/** The width of a text in ems; a symbol in braces counts as one disc. */
export function textWidth(text: string): number {
  const symbols = text.match(/\{[^{}\s]{1,7}\}/g)?.length ?? 0;
  const words = text.replace(/\{[^{}\s]{1,7}\}/g, "");
  let width = symbols * SYMBOL_WIDTH;
  for (const character of words) width += widthOf(character);
  return width;
}

/** How many rows a line takes when wrapped at words in a box so many ems wide. */
export function wrappedRows(line: string, ems: number): number {
  let rows = 1;
  let used = 0;
  for (const word of line.split(" ")) {
    const width = textWidth(word);
    const gap = used === 0 ? 0 : widthOf(" ");
    if (used > 0 && used + gap + width > ems) {
      rows += 1;
      used = 0;
    }
    // A word longer than the box is broken, as CSS does with overflow-wrap.
    rows += Math.max(0, Math.ceil(width / ems) - 1);
    used = width > ems ? width % ems : used === 0 ? width : used + gap + width;
  }
  return rows;
}

export interface Box {
  /** in the unit the font size is wanted in, e.g. hundredths of the card's width */
  width: number;
  height: number;
  largest: number;
  smallest: number;
}

/** A paragraph to be fitted. */
export interface Paragraph {
  text: string;
  /** ems taken on the left of every row, e.g. by a mark */
  indent?: number;
  /** ems that it is high at least */
  least?: number;
}

export const LINE_HEIGHT = 1.24;
export const PARAGRAPH_GAP = 0.34;

/** The height of these paragraphs at a font size, in the same unit. */
export function textHeight(paragraphs: readonly Paragraph[], width: number, size: number): number {
  const ems = paragraphs.reduce((sum, { text, indent = 0, least = 0 }) => {
    const rows = wrappedRows(text, Math.max(1, width / size - indent));
    return sum + Math.max(rows * LINE_HEIGHT, least);
  }, 0);
  return (ems + Math.max(0, paragraphs.length - 1) * PARAGRAPH_GAP) * size;
}

/** The largest font size, found by bisection, at which the paragraphs fit; the smallest where none does. */
export function fitParagraphs(paragraphs: readonly Paragraph[], box: Box): number {
  const fits = (size: number): boolean => textHeight(paragraphs, box.width, size) <= box.height;
  if (fits(box.largest)) return box.largest;
  let low = box.smallest;
  let high = box.largest;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low * 100) / 100;
}

/** The font size at which one row of bold text takes no more than the width. */
export function fitRow(text: string, width: number, largest: number, smallest: number): number {
  const ideal = width / Math.max(1, textWidth(text) * BOLD);
  return Math.floor(Math.max(smallest, Math.min(largest, ideal)) * 100) / 100;
}

/** A name in one row, or in two smaller ones where it is long. */
export function fitName(
  name: string,
  width: number,
  largest: number,
  comfortable: number,
): { size: number; rows: 1 | 2 } {
  const one = fitRow(name, width, largest, 1);
  if (one >= comfortable) return { size: one, rows: 1 };
  const longest = Math.max(...name.split(" ").map(textWidth));
  const two = Math.min(comfortable * 0.92, (width * 1.52) / textWidth(name), width / (longest * BOLD));
  return { size: Math.floor(two * 100) / 100, rows: 2 };
}
