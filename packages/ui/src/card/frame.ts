import { type Color, PALETTES } from "../art/paint/palette.ts";
import {
  contrast,
  DARK_TEXT,
  type Hex,
  LIGHT_TEXT,
  mix,
  readableBackground,
  textOn,
} from "../color/color.ts";
import { type CardLook, isLand, shownColors } from "./look.ts";

/** The least contrast of any text on a card, as WCAG AA asks of small text. */
export const TEXT_CONTRAST = 4.5;

/** The colors of a card's frame. The two ends of a gradient are the same where there is one color. */
export interface Frame {
  header: readonly [Hex, Hex];
  headerText: Hex;
  ribbon: readonly [Hex, Hex];
  ribbonText: Hex;
  panel: readonly [Hex, Hex];
  panelText: Hex;
  plate: readonly [Hex, Hex];
  plateText: Hex;
  /** line around the inside of the shell */
  edge: readonly [Hex, Hex];
}

const HEADERS: Record<Color | "C" | "M", Hex> = {
  W: "#efe3c2",
  U: "#2467a8",
  B: "#34293f",
  R: "#ad3421",
  G: "#2b6e42",
  C: "#77818a",
  M: "#c39a45",
};

/** Darker kin of the light headers, for gradients whose other end is dark. */
const DEEP_HEADERS: Record<Color, Hex> = { ...HEADERS, W: "#a8842f", U: "#215f9c", B: "#3a2d47" };

type FrameKey = Color | "C" | "M";

function frameKeys(look: CardLook): readonly [FrameKey, FrameKey] {
  const [first, second, third] = shownColors(look);
  if (first === undefined) return ["C", "C"];
  if (second === undefined) return [first, first];
  return third === undefined ? [first, second] : ["M", "M"];
}

function headerOf(left: FrameKey, right: FrameKey, land: boolean): readonly [Hex, Hex] {
  const shade = (color: Hex): Hex => (land ? mix(color, "#4a4038", 0.45) : color);
  if (left === right || left === "M" || right === "M" || left === "C" || right === "C") {
    const color = shade(HEADERS[left]);
    return [color, mix(color, PALETTES[left].near, 0.16)];
  }
  return [shade(DEEP_HEADERS[left]), shade(DEEP_HEADERS[right])];
}

const readable = (ends: readonly [Hex, Hex], text: Hex): readonly [Hex, Hex] => [
  readableBackground(ends[0], text, TEXT_CONTRAST),
  readableBackground(ends[1], text, TEXT_CONTRAST),
];

/** The frame of a card. Text colors follow from the backgrounds, and the backgrounds yield where they must. */
export function frameOf(look: CardLook): Frame {
  const [left, right] = frameKeys(look);
  const land = isLand(look);
  const one = PALETTES[left];
  const two = PALETTES[right];
  const rawHeader = headerOf(left, right, land);
  const headerText = textOn(...rawHeader);
  const rawRibbon: readonly [Hex, Hex] = [mix(one.horizon, one.far, 0.2), mix(two.horizon, two.far, 0.2)];
  const ribbonText = textOn(...rawRibbon);
  const paper = (color: Hex): Hex => mix(color, land ? "#f3e9d6" : "#fdf7ea", 0.7);
  return {
    header: readable(rawHeader, headerText),
    headerText,
    ribbon: readable(rawRibbon, ribbonText),
    ribbonText,
    panel: readable([paper(one.horizon), paper(two.horizon)], DARK_TEXT),
    panelText: DARK_TEXT,
    plate: readable([mix(one.near, one.ink, 0.2), mix(two.near, two.ink, 0.55)], LIGHT_TEXT),
    plateText: LIGHT_TEXT,
    edge: [mix(HEADERS[left], "#f0cd7a", 0.25), mix(HEADERS[right], "#f0cd7a", 0.25)],
  };
}

/** The frame as CSS variables. */
export const frameVariables = (frame: Frame): Record<`--${string}`, string> => ({
  "--sr-head-a": frame.header[0],
  "--sr-head-b": frame.header[1],
  "--sr-head-text": frame.headerText,
  "--sr-ribbon-a": frame.ribbon[0],
  "--sr-ribbon-b": frame.ribbon[1],
  "--sr-ribbon-text": frame.ribbonText,
  "--sr-panel-a": frame.panel[0],
  "--sr-panel-b": frame.panel[1],
  "--sr-panel-text": frame.panelText,
  "--sr-plate-a": frame.plate[0],
  "--sr-plate-b": frame.plate[1],
  "--sr-plate-text": frame.plateText,
  "--sr-edge-a": frame.edge[0],
  "--sr-edge-b": frame.edge[1],
});

/** Every background of a frame with the text that stands on it. */
export const framePairs = (frame: Frame): { part: string; background: Hex; text: Hex }[] =>
  [
    { part: "header", ends: frame.header, text: frame.headerText },
    { part: "ribbon", ends: frame.ribbon, text: frame.ribbonText },
    { part: "panel", ends: frame.panel, text: frame.panelText },
    { part: "plate", ends: frame.plate, text: frame.plateText },
  ].flatMap(({ part, ends, text }) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => ({ part, background: mix(ends[0], ends[1], share), text })),
  );

export const lowestContrast = (frame: Frame): number =>
  Math.min(...framePairs(frame).map(({ background, text }) => contrast(background, text)));
