import { mix } from "../../color/color.ts";
import type { Canvas } from "../paint/canvas.ts";
import { add, between, define, HEIGHT, line, num, path, times, vertical, WIDTH } from "../paint/canvas.ts";
import { paintMist, paintMotes, paintRays } from "../paint/light.ts";
import type { Random } from "../paint/seed.ts";
import { softRidge, valley } from "../paint/terrain.ts";
import type { Scene } from "./scene.ts";

/** A fir, 100 high, its foot at the origin: four skirts of branches, each a little wider. */
function fir(random: Random): string {
  const half = between(random, 20, 26);
  return times(4, (i) => {
    const top = -100 + i * 20;
    const low = -60 + i * 22;
    const wide = half * (0.34 + i * 0.22);
    return `M0 ${num(top)}Q${num(wide * 0.35)} ${num(low - 3)} ${num(wide)} ${num(low)}Q0 ${num(low + wide * 0.3)} ${num(-wide)} ${num(low)}Q${num(-wide * 0.35)} ${num(low - 3)} 0 ${num(top)}z`;
  }).concat("M-2 0v-18h4V0z");
}

/** A row of firs, some larger than others. */
function wood(
  canvas: Canvas,
  href: string,
  count: number,
  ground: number,
  low: number,
  high: number,
  fill: string,
): void {
  const trees = times(count, (i) => {
    const x = (WIDTH * (i + canvas.random())) / count;
    return `<use href="${href}" transform="translate(${Math.round(x)} ${ground})scale(${num(between(canvas.random, low, high))})"/>`;
  });
  add(canvas, `<g fill="${fill}">${trees}<path d="${softRidge(canvas.random, ground - 2, 8, 4)}"/></g>`);
}

/** An old trunk that leaves the picture above. */
const trunk = (x: number, width: number, lean: number): string =>
  `M${num(x - width * 1.7)} ${HEIGHT}C${num(x - width * 0.5)} 180 ${num(x - width * 0.6)} 90 ${num(x + lean - width * 0.5)} -4h${num(width)}C${num(x + width * 0.6)} 90 ${num(x + width * 0.5)} 180 ${num(x + width * 1.9)} ${HEIGHT}z`;

/** A leaf, 20 long, that grows from the origin to the right. */
const LEAF = '<path d="M0 0Q10-7 20 0 10 7 0 0z"/>';

const placed = (href: string, x: number, y: number, degrees: number, scale: number): string =>
  `<use href="${href}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(degrees)})${scale === 1 ? "" : `scale(${num(scale)})`}"/>`;

/** Leaves that hang into the picture from the upper corners. */
function canopy(canvas: Canvas, href: string, count: number, reach: number, fill: string): void {
  const leaves = times(count, (i) => {
    const along = canvas.random() ** 1.3 * 120;
    const y = (1 - along / 120) * reach * canvas.random() - 4;
    const turn = (canvas.random() - 0.5) * 70;
    return i % 2 === 0
      ? placed(href, along, y, 55 + turn, 1)
      : placed(href, WIDTH - along, y, 125 + turn, 0.9);
  });
  add(canvas, `<g fill="${fill}">${leaves}</g>`);
}

/** A fern, 60 high, its foot at the origin. */
const fern = (href: string): string =>
  times(6, (i) => {
    const share = (i + 1) / 6;
    const scale = 1.15 - share * 0.85;
    const x = 14 * share ** 1.6;
    return placed(href, x, -58 * share, -30, scale) + placed(href, x, -58 * share, 210, scale);
  });

export const forest: Scene = {
  back(canvas, palette) {
    paintRays(canvas, palette, 10, 0.6);
    const href = define(canvas, path(fir(canvas.random)));
    wood(canvas, href, 12, 152, 0.36, 0.66, mix(palette.far, palette.horizon, 0.45));
    paintMist(canvas, palette, 108, 50, 0.55);
    wood(canvas, href, 8, 174, 0.5, 0.86, mix(palette.far, palette.mid, 0.5));
    paintMist(canvas, palette, 138, 44, 0.5);
  },
  landmark(canvas, palette) {
    const bark = vertical(canvas, 0, HEIGHT, [
      [0, palette.mid],
      [1, palette.ink],
    ]);
    add(
      canvas,
      path(
        trunk(between(canvas.random, 70, 96), 12, 8) + trunk(between(canvas.random, 220, 250), 15, -10),
        bark,
      ),
    );
    const way = vertical(canvas, 150, HEIGHT, [
      [0, palette.glow, 0.9],
      [1, palette.horizon, 0.25],
    ]);
    add(canvas, path(`M156 164q22 10 2 24t-34 34h74q2 -20 -14 -34t-18 -24z`, way));
  },
  front(canvas, palette) {
    add(
      canvas,
      path(
        valley(canvas.random, 190, 20),
        vertical(canvas, 166, HEIGHT, [
          [0, palette.mid],
          [1, palette.ink],
        ]),
      ),
    );
    const bark = vertical(canvas, 0, HEIGHT, [
      [0, palette.near],
      [1, palette.ink],
    ]);
    add(
      canvas,
      path(
        trunk(between(canvas.random, 0, 18), 15, -6) + trunk(between(canvas.random, 302, 322), 15, 8),
        bark,
      ),
      line(
        `M26 ${HEIGHT}C18 160 20 90 14 -4M296 ${HEIGHT}C304 160 302 90 308 -4`,
        palette.far,
        1,
        'opacity=".5"',
      ),
    );
    const leaf = define(canvas, LEAF);
    canopy(canvas, leaf, 13, 74, palette.near);
    canopy(canvas, leaf, 8, 56, palette.mid);
    const frond = define(canvas, fern(leaf));
    add(
      canvas,
      `<g fill="${palette.ink}"><use href="${frond}" transform="translate(${Math.round(between(canvas.random, 26, 60))} 222)"/><use href="${frond}" transform="translate(${Math.round(between(canvas.random, 262, 294))} 222)scale(-1 1.1)"/></g>`,
    );
    paintMotes(canvas, palette.accent, 15, 40, HEIGHT, 1.7);
  },
};
