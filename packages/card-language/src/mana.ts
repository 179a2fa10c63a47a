/** The five colors in the order of CR 105.1. */
export const COLORS = ["W", "U", "B", "R", "G"] as const;
export type Color = (typeof COLORS)[number];

/** The six types of mana (CR 106.1b): five colors and colorless. */
export const MANA_TYPES = ["W", "U", "B", "R", "G", "C"] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/**
 * One mana symbol without its braces (CR 107.4): a color, `C`, a generic number such as `"3"`, `X`, `S` for
 * snow, hybrid `"W/U"`, monocolored hybrid `"2/W"`, colorless hybrid `"C/W"`, Phyrexian `"W/P"`, hybrid Phyrexian `"W/U/P"`.
 */
export type ManaSymbol =
  | ManaType
  | "X"
  | "S"
  | `${number}`
  | `${Color}/${Color}`
  | `2/${Color}`
  | `C/${Color}`
  | `${Color}/P`
  | `${Color}/${Color}/P`;

/** A mana cost, symbols in printed order: `["1", "G", "G"]`. `[]` is `{0}`-free, that is: no symbols at all. */
export type ManaCost = readonly ManaSymbol[];
