/** A color as `#rrggbb`. */
export type Hex = `#${string}`;

const channels = (hex: Hex): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const toHex = (parts: readonly number[]): Hex =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Mixes two colors in sRGB: `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  const from = channels(a);
  const to = channels(b);
  return toHex(from.map((part, i) => part * (1 - share) + (to[i] ?? 0) * share));
}

/** Relative luminance as WCAG 2.2 defines it, 0 (black) to 1 (white). */
export function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex).map((part) => {
    const v = part / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const one = luminance(a);
  const two = luminance(b);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const worst = (text: Hex, backgrounds: readonly Hex[]): number =>
  Math.min(...backgrounds.map((background) => contrast(text, background)));

export const LIGHT_TEXT: Hex = "#fffaf0";
export const DARK_TEXT: Hex = "#171310";

/** The text color for these backgrounds (all ends of a gradient): the one whose worst contrast is better. */
export function textOn(...backgrounds: readonly [Hex, ...Hex[]]): Hex {
  return worst(LIGHT_TEXT, backgrounds) >= worst(DARK_TEXT, backgrounds) ? LIGHT_TEXT : DARK_TEXT;
}

/**
 * Moves a background away from its text until the contrast is reached, so that a palette may be changed
 * without anybody checking by hand. Black and white are the ends: with light or dark text it always stops.
 */
export function readableBackground(background: Hex, text: Hex, ratio: number): Hex {
  const away: Hex = luminance(text) > 0.4 ? "#000000" : "#ffffff";
  let result = background;
  for (let share = 0.04; contrast(result, text) < ratio && share <= 1; share += 0.04) {
    result = mix(background, away, share);
  }
  return result;
}
