import { mix } from "../../color/color.ts";
import type { Canvas, Stop } from "./canvas.ts";
import {
  add,
  at,
  between,
  circle,
  cover,
  HEIGHT,
  LIGHT,
  line,
  linear,
  num,
  path,
  polar,
  radial,
  times,
  vertical,
  WIDTH,
} from "./canvas.ts";
import type { Palette } from "./palette.ts";

/** The sky, brightest around the light; at dusk it leaves the brightness to what glows in front of it. */
export function paintSky(canvas: Canvas, palette: Palette, hour: "day" | "dusk"): void {
  const list: readonly Stop[] =
    hour === "day"
      ? [
          [0, palette.glow],
          [0.24, palette.horizon],
          [0.58, palette.sky],
          [1, palette.top],
        ]
      : [
          [0, mix(palette.horizon, palette.sky, 0.7)],
          [0.35, mix(palette.sky, palette.top, 0.35)],
          [0.8, mix(palette.top, palette.ink, 0.2)],
          [1, mix(palette.top, palette.ink, 0.6)],
        ];
  add(canvas, cover(radial(canvas, LIGHT.x, LIGHT.y + 14, 205, list)));
}

/** Shafts of light that fade outwards. */
export function paintRays(canvas: Canvas, palette: Palette, count: number, strength: number): void {
  const fill = radial(canvas, LIGHT.x, LIGHT.y, 190, [
    [0.1, palette.glow, strength],
    [1, palette.glow, 0],
  ]);
  const turn = canvas.random();
  const d = times(count, (i) => {
    const start = (i + turn) / count;
    const width = between(canvas.random, 0.18, 0.5) / count;
    return `M${LIGHT.x} ${LIGHT.y}L${at(polar(LIGHT.x, LIGHT.y, 240, start))} ${at(polar(LIGHT.x, LIGHT.y, 240, start + width))}z`;
  });
  add(canvas, path(d, fill));
}

/** The disc behind the subject: a sun or a moon, with a soft corona. */
export function paintDisc(canvas: Canvas, palette: Palette, radius: number): void {
  add(
    canvas,
    circle(
      LIGHT.x,
      LIGHT.y,
      radius * 1.7,
      radial(canvas, LIGHT.x, LIGHT.y, radius * 1.7, [
        [0.55, palette.glow, 0.5],
        [1, palette.glow, 0],
      ]),
    ),
    circle(
      LIGHT.x,
      LIGHT.y,
      radius,
      linear(
        canvas,
        [LIGHT.x - radius, LIGHT.y - radius],
        [LIGHT.x + radius * 0.6, LIGHT.y + radius],
        [
          [0, palette.glow],
          [0.45, palette.glow],
          [1, mix(palette.horizon, palette.glow, 0.15)],
        ],
      ),
    ),
  );
}

/** Haze that separates the depths. */
export function paintMist(
  canvas: Canvas,
  palette: Palette,
  y: number,
  height: number,
  strength: number,
): void {
  const fill = vertical(canvas, y, y + height, [
    [0, palette.horizon, 0],
    [0.6, palette.horizon, strength],
    [1, palette.horizon, 0],
  ]);
  add(canvas, path(`M0 ${num(y)}H${WIDTH}v${num(height)}H0z`, fill));
}

/** Dark corners, so that the eye stays in the middle and the frame can sit on any picture. */
export function paintVignette(canvas: Canvas, palette: Palette): void {
  add(
    canvas,
    cover(
      radial(canvas, LIGHT.x, LIGHT.y, 215, [
        [0.52, palette.ink, 0],
        [1, palette.ink, 0.72],
      ]),
    ),
  );
}

/** A cloud with a lit top and a lost bottom. */
export function cloud(canvas: Canvas, x: number, y: number, width: number): string {
  const bumps = 4 + Math.floor(canvas.random() * 2);
  const step = width / bumps;
  return `M${num(x)} ${num(y)}${times(bumps, (i) => {
    const middle = 1 - Math.abs(i - (bumps - 1) / 2) / bumps;
    const lift = (i < bumps / 2 ? -1 : 1) * step * 0.22 * canvas.random();
    return `a${num(step * 0.56)} ${num(step * (0.4 + 0.45 * middle))} 0 0 1 ${num(step)} ${num(lift)}`;
  })}q${num(-width / 2)} ${num(step * 0.35)} ${num(-width)} 0z`;
}

/** Sparks, motes, spores: small lights scattered over a part of the picture. */
export function paintMotes(
  canvas: Canvas,
  color: string,
  count: number,
  top: number,
  bottom: number,
  size: number,
): void {
  const d = times(count, () => {
    const radius = size * (0.35 + 0.65 * canvas.random() ** 2);
    const x = WIDTH * canvas.random();
    const y = between(canvas.random, top, bottom);
    return `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 1 0 .1z`;
  });
  add(canvas, path(d, color, 'opacity=".8"'));
}

/** Grass, reeds or wheat along the lower edge, higher towards the sides. */
export function paintBlades(
  canvas: Canvas,
  stroke: string,
  count: number,
  height: number,
  width: number,
): void {
  const d = times(count, (i) => {
    const x = (WIDTH * (i + canvas.random())) / count;
    const side = Math.abs(x - WIDTH / 2) / (WIDTH / 2);
    const tall = height * (0.35 + 0.65 * side) * (0.6 + 0.4 * canvas.random());
    return `M${num(x)} ${HEIGHT + 2}q${num((canvas.random() - 0.5) * 10)} ${num(-tall * 0.6)} ${num((canvas.random() - 0.5) * 26)} ${num(-tall)}`;
  });
  add(canvas, line(d, stroke, width, 'stroke-linecap="round"'));
}
