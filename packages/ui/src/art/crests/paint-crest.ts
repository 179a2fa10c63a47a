import { assertNever } from "../../base/assert-never.ts";
import type { Hex } from "../../color/color.ts";
import { mix } from "../../color/color.ts";
import type { Canvas, Stop } from "../paint/canvas.ts";
import { add, define, linear, num } from "../paint/canvas.ts";
import type { Palette } from "../paint/palette.ts";
import type { Crest, Shape, Tone } from "./crest.ts";

/** Where a crest stands in the picture: its left upper corner and its side. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

const MIRROR = 'transform="matrix(-1 0 0 1 200 0)"';

function toneFill(tone: Tone, palette: Palette, gem: string): string {
  switch (tone) {
    case "body":
      return "";
    case "deep":
      return ` fill="${palette.ink}" fill-opacity=".82"`;
    case "dim":
      return ` fill="${palette.ink}" fill-opacity=".36"`;
    case "light":
      return ` fill="${mix(palette.horizon, palette.far, 0.3)}" fill-opacity=".5"`;
    case "bright":
      return ` fill="${mix(palette.glow, palette.horizon, 0.5)}" fill-opacity=".92"`;
    case "gem":
      return ` fill="${gem}"`;
    default:
      return assertNever(tone);
  }
}

/** Runs of shapes of one kind, so that each run is defined once and used for both halves. */
function runs(shapes: readonly Shape[]): Shape[][] {
  const result: Shape[][] = [];
  for (const shape of shapes) {
    const last = result.at(-1);
    if (last !== undefined && last[0]?.[0] === shape[0]) last.push(shape);
    else result.push([shape]);
  }
  return result;
}

interface Fills {
  left: string;
  right: string;
  straight: string;
}

/** Light falls from the upper left: the right half is shaded, and what is not mirrored takes both. */
function fillsOf(canvas: Canvas, palette: Palette, pale: boolean, mirrored: boolean, plain: boolean): Fills {
  const top = pale ? mix(palette.glow, palette.horizon, 0.35) : mix(palette.mid, palette.far, 0.35);
  const middle = pale ? mix(palette.horizon, palette.far, 0.4) : palette.near;
  const bottom = pale ? palette.mid : palette.ink;
  const shaded = (color: Hex) => mix(color, palette.ink, pale ? 0.22 : 0.42);
  const list = (tone: (color: Hex) => Hex): readonly Stop[] => [
    [0, tone(top)],
    [0.5, tone(middle)],
    [1, tone(bottom)],
  ];
  const same = (color: Hex) => color;
  return {
    left: mirrored ? linear(canvas, [40, 0], [90, 200], list(same)) : "",
    right: mirrored ? linear(canvas, [60, 0], [90, 200], list(shaded)) : "",
    straight: plain ? linear(canvas, [30, 20], [150, 200], list(same)) : "",
  };
}

/** Paints a crest: first its rim of light, then its halves with the left one turned to the light. */
export function paintCrest(canvas: Canvas, palette: Palette, crest: Crest, place: Place): void {
  const mirrored = crest.shapes.some(([kind]) => kind !== "whole");
  const plain = crest.shapes.some(([kind, tone]) => kind === "whole" && tone === "body");
  const fills = fillsOf(canvas, palette, crest.pale === true, mirrored, plain);
  const parts = runs(crest.shapes).map((run) => ({
    twin: run[0]?.[0] !== "whole",
    href: define(
      canvas,
      run.map(([, tone, d]) => `<path d="${d}"${toneFill(tone, palette, palette.accent)}/>`).join(""),
    ),
  }));
  const rim = parts
    .map(({ twin, href }) => `<use href="${href}"/>${twin ? `<use href="${href}" ${MIRROR}/>` : ""}`)
    .join("");
  const body = parts
    .map(({ twin, href }) =>
      twin
        ? `<use href="${href}" fill="${fills.left}"/><use href="${href}" fill="${fills.right}" ${MIRROR}/>`
        : `<use href="${href}"${fills.straight && ` fill="${fills.straight}"`}/>`,
    )
    .join("");
  const scale = place.size / 200;
  add(
    canvas,
    `<g transform="translate(${num(place.x)} ${num(place.y)})scale(${Math.round(scale * 1000) / 1000})">`,
    `<g fill="${palette.glow}" stroke="${palette.glow}" stroke-width="3.5" stroke-linejoin="round" opacity=".6">${rim}</g>${body}</g>`,
  );
}
