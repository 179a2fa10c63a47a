import { mix } from "../../color/color.ts";
import type { Canvas } from "../paint/canvas.ts";
import { add, between, HEIGHT, line, num, path, times, vertical, WIDTH } from "../paint/canvas.ts";
import { cloud, paintBlades, paintMist, paintMotes, paintRays } from "../paint/light.ts";
import type { Palette } from "../paint/palette.ts";
import { softRidge, valley } from "../paint/terrain.ts";
import type { Scene } from "./scene.ts";

const tower = (x: number, ground: number, width: number, height: number): string =>
  `M${num(x - width / 2)} ${num(ground)}v${num(-height)}h${num(-width * 0.15)}l${num(width * 0.65)} ${num(-width * 1.5)}l${num(width * 0.65)} ${num(width * 1.5)}h${num(-width * 0.15)}v${num(height)}z`;

function city(canvas: Canvas, palette: Palette, x: number, ground: number, scale: number): void {
  const towers = times(7, (i) => {
    const middle = 1 - Math.abs(i - 3) / 4;
    return tower(
      x + (i - 3) * 9 * scale,
      ground,
      (5 + 4 * canvas.random()) * scale,
      (10 + 30 * middle * between(canvas.random, 0.5, 1)) * scale,
    );
  });
  const wall = `M${num(x - 36 * scale)} ${num(ground)}v${num(-9 * scale)}h${num(72 * scale)}v${num(9 * scale)}z`;
  const fill = vertical(canvas, ground - 50 * scale, ground, [
    [0, mix(palette.far, palette.horizon, 0.2)],
    [1, mix(palette.far, palette.horizon, 0.65)],
  ]);
  add(canvas, path(towers + wall, fill));
}

function skyOfPlains(canvas: Canvas, palette: Palette): void {
  paintRays(canvas, palette, 15, 0.75);
  const lit = vertical(canvas, 20, 120, [
    [0, palette.glow, 0.9],
    [1, palette.horizon, 0.25],
  ]);
  const clouds = times(5, (i) =>
    cloud(
      canvas,
      i % 2 === 0 ? between(canvas.random, -40, 30) : between(canvas.random, 190, 260),
      40 + i * 19,
      between(canvas.random, 70, 110),
    ),
  );
  add(canvas, path(clouds, lit));
}

const hill = (canvas: Canvas, palette: Palette, d: string, y: number, depth: number): string =>
  path(
    d,
    vertical(canvas, y, Math.min(HEIGHT, y + 55), [
      [0, mix(palette.horizon, palette.mid, depth)],
      [1, mix(palette.far, palette.near, depth)],
    ]),
  );

/** Rows of a tilled field that run towards the light. */
function furrows(canvas: Canvas, palette: Palette): void {
  const d = times(13, (i) => {
    const x = -60 + i * 37;
    return `M${num(x)} ${HEIGHT}Q${num(160 + (x - 160) * 0.45)} 190 ${num(160 + (x - 160) * 0.24)} 172`;
  });
  add(canvas, line(d, palette.horizon, 1.4, 'opacity=".35"'));
}

export const plains: Scene = {
  back(canvas, palette) {
    skyOfPlains(canvas, palette);
    city(
      canvas,
      palette,
      canvas.random() < 0.5 ? between(canvas.random, 40, 70) : between(canvas.random, 250, 280),
      142,
      between(canvas.random, 0.7, 1),
    );
    add(canvas, hill(canvas, palette, softRidge(canvas.random, 148, 16, 3), 132, 0.25));
    paintMist(canvas, palette, 125, 40, 0.7);
    add(canvas, hill(canvas, palette, softRidge(canvas.random, 166, 18, 3), 150, 0.6));
  },
  landmark(canvas, palette) {
    city(canvas, palette, between(canvas.random, 130, 190), 150, 1.5);
    add(canvas, hill(canvas, palette, softRidge(canvas.random, 165, 16, 2), 150, 0.55));
  },
  front(canvas, palette) {
    add(canvas, hill(canvas, palette, valley(canvas.random, 186, 22), 166, 0.85));
    furrows(canvas, palette);
    paintBlades(canvas, palette.near, 32, 46, 1.6);
    paintBlades(canvas, mix(palette.mid, palette.accent, 0.45), 28, 38, 1.1);
    paintMotes(canvas, palette.glow, 16, 40, HEIGHT - 20, 1.6);
    add(
      canvas,
      path(
        `M0 ${HEIGHT - 14}h${WIDTH}v14H0z`,
        vertical(canvas, HEIGHT - 14, HEIGHT, [
          [0, palette.ink, 0],
          [1, palette.ink, 0.5],
        ]),
      ),
    );
  },
};
