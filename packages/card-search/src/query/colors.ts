/** Names of colors in addition to their letters, in the languages of the site. */
const NAMES: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
  blanc: "W",
  bleu: "U",
  noir: "B",
  rouge: "R",
  vert: "G",
  colorless: "",
  colourless: "",
  incolore: "",
  c: "",
};

const ORDER = "WUBRG";

/** The letters of the colors that a word names, in the game's order; nothing for a word that names something else. */
export function readColors(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(NAMES, lower)) return NAMES[lower];
  const letters = lower.toUpperCase();
  if (letters === "" || [...letters].some((letter) => !ORDER.includes(letter))) return undefined;
  return [...ORDER].filter((letter) => letters.includes(letter)).join("");
}

/** Whether a word means more than one color. */
export function asksForSeveral(word: string): boolean {
  return ["m", "multi", "multicolor", "multicolored", "multicolore"].includes(word.toLowerCase());
}
