import { mix } from "../../color/color.ts";
import type { Canvas } from "../paint/canvas.ts";
import {
  add,
  at,
  between,
  HEIGHT,
  LIGHT,
  line,
  num,
  path,
  polygon,
  times,
  vertical,
  WIDTH,
} from "../paint/canvas.ts";
import { paintMist, paintMotes, paintRays } from "../paint/light.ts";
import type { Palette } from "../paint/palette.ts";
import { jaggedRidge } from "../paint/terrain.ts";
import type { Scene } from "./scene.ts";

/** A mountain with one face turned to the light. */
function mountain(
  canvas: Canvas,
  palette: Palette,
  x: number,
  base: number,
  half: number,
  height: number,
  depth: number,
): void {
  const top = base - height;
  const toLight = x < LIGHT.x ? 1 : -1;
  const spine: (readonly [number, number])[] = [[x, top]];
  for (let i = 1; i <= 5; i++) {
    spine.push([
      x + toLight * (i % 2 === 0 ? 0.02 : 0.2) * half * (i / 4) * between(canvas.random, 0.5, 1.3),
      top + (height * i) / 5,
    ]);
  }
  const dark = vertical(canvas, top, base, [
    [0, mix(palette.mid, palette.near, depth)],
    [1, mix(palette.far, palette.near, depth)],
  ]);
  const lit = vertical(canvas, top, base, [
    [0, mix(palette.horizon, palette.far, 0.35 + depth * 0.65)],
    [1, mix(palette.far, palette.mid, depth)],
  ]);
  const down = spine.map(at).join("L");
  add(
    canvas,
    path(
      `M${num(x - half)} ${base}L${num(x - half * 0.42)} ${num(top + height * 0.5)} ${num(x - half * 0.3)} ${num(top + height * 0.43)} ${num(x)} ${num(top)} ${num(x + half * 0.34)} ${num(top + height * 0.4)} ${num(x + half * 0.46)} ${num(top + height * 0.44)} ${num(x + half)} ${base}z`,
      dark,
    ),
    path(
      `M${down}L${num(x + toLight * half)} ${base}L${num(x + toLight * half * 0.46)} ${num(top + height * 0.44)} ${num(x + toLight * half * 0.34)} ${num(top + height * 0.4)}z`,
      lit,
    ),
  );
}

const rivulet = (canvas: Canvas, x: number, y: number, length: number): string =>
  `M${num(x)} ${num(y)}${times(5, () => `l${num((canvas.random() - 0.5) * 15)} ${num((length / 5) * between(canvas.random, 0.7, 1.3))}`)}`;

/** A boulder in front; its face towards the light glows. */
function rock(canvas: Canvas, palette: Palette, x: number, size: number): string {
  const toLight = x < LIGHT.x ? 1 : -1;
  const foot = HEIGHT + 4;
  const top = foot - size * between(canvas.random, 1.2, 1.8);
  const shoulder = foot - size * between(canvas.random, 0.6, 0.9);
  const tip = x + size * (canvas.random() - 0.5) * 0.5;
  const points: [number, number][] = [
    [x - size, foot],
    [x - size * 0.72, shoulder],
    [tip, top],
    [x + size * 0.7, shoulder + 4],
    [x + size, foot],
  ];
  const face: [number, number][] = [
    [tip, top],
    [x + toLight * size * 0.7, shoulder + (toLight > 0 ? 4 : 0)],
    [x + toLight * size, foot],
    [x + toLight * size * 0.3, foot],
    [x + toLight * size * 0.16, shoulder],
  ];
  return path(polygon(points)) + path(polygon(face), palette.accent, 'opacity=".2"');
}

function smoke(canvas: Canvas, palette: Palette, x: number, y: number): void {
  const puffs = times(7, (i) => {
    const radius = 5 + i * 3.4;
    const px = x + i * between(canvas.random, 4, 8);
    const py = y - i * 9;
    return `M${num(px - radius)} ${num(py)}a${num(radius)} ${num(radius * 0.8)} 0 1 1 0 .1z`;
  });
  add(canvas, path(puffs, mix(palette.near, palette.sky, 0.5), 'opacity=".42"'));
}

export const peaks: Scene = {
  back(canvas, palette) {
    paintRays(canvas, palette, 9, 0.4);
    const volcano = canvas.random() < 0.5 ? between(canvas.random, 46, 80) : between(canvas.random, 240, 274);
    smoke(canvas, palette, volcano, 88);
    add(canvas, path(jaggedRidge(canvas.random, 146, 44, 13), mix(palette.sky, palette.horizon, 0.35)));
    paintMist(canvas, palette, 104, 50, 0.5);
    mountain(canvas, palette, volcano, 176, 74, 90, 0.15);
    mountain(canvas, palette, WIDTH - volcano + between(canvas.random, -20, 20), 176, 62, 66, 0.1);
    add(
      canvas,
      line(
        rivulet(canvas, volcano, 87, 60) + rivulet(canvas, volcano - 4, 90, 42),
        palette.accent,
        2.2,
        'stroke-linejoin="round"',
      ),
    );
    paintMist(canvas, palette, 136, 46, 0.55);
  },
  landmark(canvas, palette) {
    const x = between(canvas.random, 140, 180);
    mountain(canvas, palette, x - 62, 190, 80, 88, 0.4);
    mountain(canvas, palette, x + 70, 190, 76, 76, 0.4);
    mountain(canvas, palette, x, 192, 104, 150, 0.55);
    add(canvas, path(`M${num(x)} 42l-22 34 9 -5 5 12 8 -14 9 11 6 -9 10 7z`, palette.glow, 'opacity=".92"'));
  },
  front(canvas, palette) {
    const lava = vertical(canvas, 176, HEIGHT, [
      [0, palette.accent],
      [1, mix(palette.sky, palette.accent, 0.3)],
    ]);
    add(
      canvas,
      path(
        jaggedRidge(canvas.random, 188, 22, 9),
        vertical(canvas, 164, HEIGHT, [
          [0, palette.mid],
          [1, palette.ink],
        ]),
      ),
    );
    add(
      canvas,
      line(
        rivulet(canvas, between(canvas.random, 60, 130), 182, 42) +
          rivulet(canvas, between(canvas.random, 180, 260), 180, 44),
        lava,
        3,
        'stroke-linejoin="bevel"',
      ),
    );
    const rocks = times(6, (i) =>
      rock(
        canvas,
        palette,
        i < 3 ? between(canvas.random, -4, 72) : between(canvas.random, 248, 326),
        between(canvas.random, 18, 44),
      ),
    );
    add(
      canvas,
      `<g fill="${vertical(canvas, 150, HEIGHT, [
        [0, palette.near],
        [1, palette.ink],
      ])}">${rocks}</g>`,
    );
    paintMotes(canvas, palette.accent, 30, 10, HEIGHT, 1.9);
    paintMotes(canvas, palette.glow, 16, 30, HEIGHT, 1.3);
  },
};
