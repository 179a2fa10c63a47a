import type { Hex } from "../../color/color.ts";
import { mix } from "../../color/color.ts";

export const COLORS = ["W", "U", "B", "R", "G"] as const;
export type Color = (typeof COLORS)[number];

/** The colors of a picture, from the distant light to the dark foreground. */
export interface Palette {
  /** upper edge of the sky */
  top: Hex;
  /** main body of the sky */
  sky: Hex;
  /** sky around the light */
  horizon: Hex;
  /** the light itself, rims, sparks */
  glow: Hex;
  far: Hex;
  mid: Hex;
  near: Hex;
  /** silhouettes in front */
  ink: Hex;
  /** eyes, lava, gems */
  accent: Hex;
}

export const PALETTES: Record<Color | "C" | "M", Palette> = {
  W: {
    top: "#7d95b0",
    sky: "#e3c58c",
    horizon: "#fbe6b4",
    glow: "#fffbe9",
    far: "#dcbd80",
    mid: "#a98550",
    near: "#5f4a4d",
    ink: "#251b2b",
    accent: "#ffb92e",
  },
  U: {
    top: "#0b2450",
    sky: "#2a6fae",
    horizon: "#8fd3ee",
    glow: "#effcff",
    far: "#4c9acb",
    mid: "#1f649f",
    near: "#103a6e",
    ink: "#051a38",
    accent: "#5fe0ee",
  },
  B: {
    top: "#140c1e",
    sky: "#46315f",
    horizon: "#a185b4",
    glow: "#f1e4f8",
    far: "#57446c",
    mid: "#35264a",
    near: "#1d132b",
    ink: "#0a0610",
    accent: "#a9e06a",
  },
  R: {
    top: "#330b18",
    sky: "#b03a1d",
    horizon: "#fba64a",
    glow: "#fff3bd",
    far: "#b54a2b",
    mid: "#7c2518",
    near: "#4a120e",
    ink: "#200506",
    accent: "#ffc02e",
  },
  G: {
    top: "#17493f",
    sky: "#63a361",
    horizon: "#dceca4",
    glow: "#fcffde",
    far: "#7cb073",
    mid: "#3a7a49",
    near: "#1b4e2f",
    ink: "#082013",
    accent: "#d4ea4f",
  },
  C: {
    top: "#323d49",
    sky: "#8493a0",
    horizon: "#dad9cf",
    glow: "#ffffff",
    far: "#99a2a6",
    mid: "#67727a",
    near: "#3f4850",
    ink: "#171c22",
    accent: "#e59a4f",
  },
  M: {
    top: "#3a2450",
    sky: "#c07a45",
    horizon: "#ffdf9c",
    glow: "#fffbe2",
    far: "#b98a5a",
    mid: "#7d5230",
    near: "#4a2c22",
    ink: "#1e0f12",
    accent: "#5fd6c4",
  },
};

/** Times of day and weather for the same land: the changes to its palette. */
const MOODS: Record<Color | "C" | "M", readonly Partial<Palette>[]> = {
  W: [
    {},
    { top: "#4f86c0", sky: "#a9cfe6", horizon: "#fdf2cf", far: "#cfc08a" },
    { top: "#5d4c80", sky: "#dd9c88", horizon: "#fddca4", glow: "#fff5dc", far: "#d3a57a" },
  ],
  U: [
    {},
    { top: "#101a50", sky: "#4559b4", horizon: "#c3bcf0", glow: "#f8f4ff", far: "#6484cc", mid: "#285aa8" },
    { top: "#052a3c", sky: "#1b7f8c", horizon: "#a2ebe0", glow: "#f0fffb", far: "#43a0ac", mid: "#186b82" },
  ],
  B: [
    {},
    {
      top: "#0a1613",
      sky: "#2d4b41",
      horizon: "#93b394",
      glow: "#f0f8de",
      far: "#44594f",
      accent: "#d48cff",
    },
    {
      top: "#170818",
      sky: "#4f2243",
      horizon: "#b8708f",
      glow: "#ffe0e6",
      far: "#5b3653",
      accent: "#ff7f6e",
    },
  ],
  R: [
    {},
    { top: "#1d4760", sky: "#7aa3a0", horizon: "#ffdc9e", far: "#c8704a" },
    { top: "#140a20", sky: "#661d3e", horizon: "#f77a3c", far: "#8a2f35" },
  ],
  G: [
    {},
    { top: "#052c30", sky: "#1d7162", horizon: "#a9e6ac", glow: "#f1ffe2", far: "#4f9a78", mid: "#256a52" },
    {
      top: "#3b4a1a",
      sky: "#b0a23c",
      horizon: "#f8e69c",
      glow: "#fffce0",
      far: "#a9a650",
      accent: "#ff9d3a",
    },
  ],
  C: [
    {},
    { top: "#2e2b3d", sky: "#93776a", horizon: "#ecd4b2", far: "#a8948a" },
    {
      top: "#0d1222",
      sky: "#40507a",
      horizon: "#afbfdb",
      glow: "#f4f8ff",
      far: "#7a88a4",
      accent: "#7fdcec",
    },
  ],
  M: [{}],
};

const inMood = (of: Color | "C" | "M", mood: number): Palette => ({
  ...PALETTES[of],
  ...MOODS[of][mood % MOODS[of].length],
});

const blend = (a: Palette, b: Palette, share: number): Palette => ({
  top: mix(a.top, b.top, share),
  sky: mix(a.sky, b.sky, share),
  horizon: mix(a.horizon, b.horizon, share),
  glow: mix(a.glow, b.glow, share),
  far: mix(a.far, b.far, share),
  mid: mix(a.mid, b.mid, share),
  near: mix(a.near, b.near, share),
  ink: mix(a.ink, b.ink, share),
  accent: mix(a.accent, b.accent, share),
});

/** The palettes of the two depths of a picture: behind the subject and in front of it. */
export interface Depths {
  back: Palette;
  front: Palette;
}

/**
 * One color paints both depths; two colors take one each; more are painted in gold over the first. The mood (0 and up)
 * selects the time of day and the weather.
 */
export function depthsOf(colors: readonly Color[], mood = 0): Depths {
  const [first, second, third] = colors;
  if (first === undefined) return { back: inMood("C", mood), front: inMood("C", mood) };
  if (second === undefined) return { back: inMood(first, mood), front: inMood(first, mood) };
  if (third === undefined) {
    const far = inMood(first, mood);
    return { back: blend(far, PALETTES[second], 0.12), front: blend(PALETTES[second], far, 0.12) };
  }
  return { back: PALETTES.M, front: blend(PALETTES[first], PALETTES.M, 0.35) };
}
