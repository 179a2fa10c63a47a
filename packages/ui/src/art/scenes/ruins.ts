import { mix } from "../../color/color.ts";
import type { Canvas } from "../paint/canvas.ts";
import {
  add,
  at,
  between,
  circle,
  HEIGHT,
  LIGHT,
  line,
  num,
  path,
  polar,
  times,
  vertical,
  WIDTH,
} from "../paint/canvas.ts";
import { paintMist, paintMotes, paintRays } from "../paint/light.ts";
import type { Palette } from "../paint/palette.ts";
import { softRidge } from "../paint/terrain.ts";
import type { Scene } from "./scene.ts";

/** A standing stone with a lit and a dark face. */
function monolith(
  canvas: Canvas,
  palette: Palette,
  x: number,
  ground: number,
  width: number,
  height: number,
  depth: number,
): void {
  const toLight = x < LIGHT.x ? 1 : -1;
  const edge = x + toLight * width * 0.18;
  const slant = between(canvas.random, 2, 8);
  const shape = (from: number, to: number) =>
    `M${num(from)} ${num(ground)}L${num(x + (from - x) * 0.8)} ${num(ground - height + slant)} ${num(x + (to - x) * 0.8)} ${num(ground - height)} ${num(to)} ${num(ground)}z`;
  const dark = vertical(canvas, ground - height, ground, [
    [0, mix(palette.mid, palette.near, depth)],
    [1, mix(palette.far, palette.mid, depth)],
  ]);
  add(
    canvas,
    path(shape(x - width / 2, x + width / 2), dark),
    path(shape(edge, x + (toLight * width) / 2), mix(palette.horizon, palette.far, 0.3 + depth * 0.6)),
  );
}

const shard = (canvas: Canvas, x: number, y: number, size: number): string =>
  `M${num(x)} ${num(y - size)}l${num(size * 0.5)} ${num(size * 0.7)} ${num(-size * 0.2)} ${num(size * between(canvas.random, 0.6, 1.4))} ${num(-size * 0.6)} ${num(-size * 0.9)}z`;

/** Paving of six-sided stones seen from low above. */
function paving(canvas: Canvas, palette: Palette): void {
  const d = times(33, (i) => {
    const row = Math.floor(i / 11);
    const scale = 1 + row * 0.5;
    const x = LIGHT.x + ((i % 11) - 5 + (row % 2) * 0.5) * 34 * scale;
    if (Math.abs(x - LIGHT.x) > LIGHT.x + 20 * scale) return "";
    const y = 184 + row * 14 + row * row * 2;
    return times(6, (k) => {
      const [px, py] = polar(x, y, 18 * scale, k / 6 + 1 / 12);
      return `${k === 0 ? "M" : "L"}${at([px, y + (py - y) * 0.36])}`;
    }).concat("z");
  });
  add(canvas, line(d, palette.horizon, 0.8, 'opacity=".3"'));
}

export const ruins: Scene = {
  back(canvas, palette) {
    paintRays(canvas, palette, 12, 0.45);
    add(
      canvas,
      `<ellipse cx="${LIGHT.x}" cy="${LIGHT.y}" rx="112" ry="25" fill="none" stroke="${palette.glow}" stroke-width="3" opacity=".5" transform="rotate(-14 ${LIGHT.x} ${LIGHT.y})"/>`,
    );
    add(
      canvas,
      circle(
        between(canvas.random, 30, 70),
        between(canvas.random, 24, 50),
        between(canvas.random, 6, 11),
        mix(palette.horizon, palette.far, 0.4),
      ),
    );
    add(
      canvas,
      path(
        softRidge(canvas.random, 152, 20, 4),
        vertical(canvas, 130, 180, [
          [0, mix(palette.far, palette.horizon, 0.4)],
          [1, palette.far],
        ]),
      ),
    );
    for (let i = 0; i < 6; i++) {
      monolith(
        canvas,
        palette,
        i < 3 ? 18 + i * 27 + 8 * canvas.random() : 240 + (i - 3) * 27 + 8 * canvas.random(),
        164,
        between(canvas.random, 10, 17),
        between(canvas.random, 30, 84),
        0.1,
      );
    }
    paintMist(canvas, palette, 128, 46, 0.6);
    add(
      canvas,
      path(
        softRidge(canvas.random, 174, 12, 3),
        vertical(canvas, 160, HEIGHT, [
          [0, mix(palette.far, palette.mid, 0.5)],
          [1, palette.near],
        ]),
      ),
    );
  },
  landmark(canvas, palette) {
    const x = LIGHT.x;
    const stone = vertical(canvas, 40, 190, [
      [0, palette.mid],
      [1, palette.ink],
    ]);
    add(
      canvas,
      path(`M${x - 74} 190V92q4 -58 74 -62q70 4 74 62V190h-26V98q-4 -38 -48 -40q-44 2 -48 40V190z`, stone),
      line(`M${x - 48} 188V98q4 -38 48 -40q44 2 48 40V188`, palette.glow, 1.6, 'opacity=".8"'),
      line(
        times(
          11,
          (i) => `M${at(polar(x, 100, 50, -0.25 + i / 20))}L${at(polar(x, 100, 73, -0.25 + i / 20))}`,
        ),
        palette.ink,
        1.2,
        'opacity=".6"',
      ),
    );
  },
  front(canvas, palette) {
    add(
      canvas,
      path(
        `M0 180Q160 172 ${WIDTH} 180V${HEIGHT}H0z`,
        vertical(canvas, 174, HEIGHT, [
          [0, palette.mid],
          [1, palette.ink],
        ]),
      ),
    );
    paving(canvas, palette);
    monolith(canvas, palette, between(canvas.random, 6, 22), 226, 44, between(canvas.random, 120, 160), 0.9);
    monolith(
      canvas,
      palette,
      between(canvas.random, 296, 314),
      226,
      44,
      between(canvas.random, 100, 150),
      0.9,
    );
    const floating = times(9, (i) =>
      shard(
        canvas,
        i < 5 ? between(canvas.random, 30, 96) : between(canvas.random, 224, 290),
        between(canvas.random, 30, 150),
        between(canvas.random, 3, 8),
      ),
    );
    add(canvas, path(floating, palette.near, `stroke="${palette.accent}" stroke-width=".6"`));
    paintMotes(canvas, palette.accent, 14, 30, HEIGHT, 1.5);
  },
};
