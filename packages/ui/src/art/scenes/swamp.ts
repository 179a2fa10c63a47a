import { mix } from "../../color/color.ts";
import type { Canvas } from "../paint/canvas.ts";
import {
  add,
  between,
  circle,
  define,
  HEIGHT,
  LIGHT,
  line,
  num,
  path,
  radial,
  times,
  vertical,
  WIDTH,
} from "../paint/canvas.ts";
import { paintBlades, paintMist, paintMotes } from "../paint/light.ts";
import type { Palette } from "../paint/palette.ts";
import type { Random } from "../paint/seed.ts";
import { softRidge, valley } from "../paint/terrain.ts";
import type { Scene } from "./scene.ts";

/** A bare tree, 100 high, its foot at the origin, leaning to the right. */
function tree(random: Random): string {
  const lean = between(random, 8, 30);
  const branch = (share: number, side: number): [string, string] => {
    const x = lean * share ** 2;
    const y = -100 * share;
    const out = side * between(random, 22, 40) * (1.2 - share * 0.6);
    const up = -between(random, 14, 30);
    const thick = 7.5 * (1.05 - share);
    const fork = `M${num(x + out * 0.5)} ${num(y + up * 0.22)}q${num(out * 0.26)} ${num(up * 0.02)} ${num(out * 0.6)} ${num(-up * 0.16)}q${num(-out * 0.3)} ${num(up * 0.34)} ${num(-out * 0.6)} ${num(up * 0.2)}z`;
    return [
      `M${num(x)} ${num(y + thick)}Q${num(x + out * 0.62)} ${num(y + thick * 0.4)} ${num(x + out)} ${num(y + up)}Q${num(x + out * 0.5)} ${num(y - thick * 0.8)} ${num(x)} ${num(y - thick)}z`,
      fork,
    ];
  };
  const trunk = `M-13 0C-4-26-8-58 ${num(lean)}-100 7-56 5-28 15 0z`;
  const right = [0, 2, 4].map((i) => branch(0.32 + i * 0.1, 1));
  const left = [1, 3, 5].map((i) => branch(0.32 + i * 0.1, -1));
  // One path for each winding: subpaths that wind against each other would cut holes.
  const layers = [
    trunk,
    ...[right, left].flatMap((side) => [
      side.map(([limb]) => limb).join(""),
      side.map(([, fork]) => fork).join(""),
    ]),
  ];
  return layers.map((d) => path(d)).join("");
}

const standing = (href: string, x: number, ground: number, scale: number, side: number): string =>
  `<use href="${href}" transform="translate(${Math.round(x)} ${ground})scale(${num(scale * side)} ${num(scale)})"/>`;

const grave = (x: number, y: number, size: number): string =>
  `M${num(x)} ${num(y)}v${num(-size)}q0 ${num(-size * 0.5)} ${num(size * 0.4)} ${num(-size * 0.5)}t${num(size * 0.4)} ${num(size * 0.5)}v${num(size)}z`;

function moonMarks(canvas: Canvas, palette: Palette): void {
  const d = times(5, () => {
    const radius = between(canvas.random, 3, 9);
    const x = LIGHT.x + (canvas.random() - 0.5) * 76;
    const y = LIGHT.y + (canvas.random() - 0.5) * 76;
    return `M${num(x)} ${num(y)}a${num(radius)} ${num(radius * 0.9)} 0 1 1 0 .1z`;
  });
  add(canvas, path(d, palette.horizon, 'opacity=".3"'));
}

export const swamp: Scene = {
  back(canvas, palette) {
    moonMarks(canvas, palette);
    const veil = times(4, (i) => {
      const y = 40 + i * 24 + 10 * canvas.random();
      const x = between(canvas.random, -60, 120);
      return `M${num(x)} ${num(y)}q70 -12 ${num(120 + 60 * canvas.random())} 0q-60 9 ${num(-150)} 0z`;
    });
    add(canvas, path(veil, palette.sky, 'opacity=".5"'));
    const href = define(canvas, tree(canvas.random));
    const trees = times(6, (i) =>
      standing(
        href,
        12 + i * 58 + 20 * canvas.random(),
        164,
        between(canvas.random, 0.4, 0.8),
        i % 2 === 0 ? 1 : -1,
      ),
    );
    add(
      canvas,
      `<g fill="${mix(palette.far, palette.horizon, 0.4)}">${trees}<path d="${softRidge(canvas.random, 160, 12, 4)}"/></g>`,
    );
    paintMist(canvas, palette, 128, 44, 0.65);
    add(
      canvas,
      path(
        softRidge(canvas.random, 172, 12, 4),
        vertical(canvas, 160, HEIGHT, [
          [0, palette.far],
          [1, palette.near],
        ]),
      ),
    );
    add(
      canvas,
      path(
        times(4, () =>
          grave(
            canvas.random() < 0.5 ? between(canvas.random, 8, 80) : between(canvas.random, 230, 300),
            172,
            between(canvas.random, 7, 13),
          ),
        ),
        palette.mid,
      ),
    );
  },
  landmark(canvas, palette) {
    const x = between(canvas.random, 135, 185);
    const bark = vertical(canvas, -100, 0, [
      [0, palette.mid],
      [1, palette.ink],
    ]);
    add(
      canvas,
      `<g transform="translate(${Math.round(x)} 186)scale(${canvas.random() < 0.5 ? 1.5 : -1.5} 1.55)" fill="${bark}">${tree(canvas.random)}</g>`,
    );
    const pool = radial(canvas, x, 188, 90, [
      [0, palette.horizon, 0.8],
      [1, palette.sky, 0],
    ]);
    add(canvas, `<ellipse cx="${num(x)}" cy="190" rx="92" ry="13" fill="${pool}"/>`);
  },
  front(canvas, palette) {
    add(
      canvas,
      path(
        valley(canvas.random, 190, 20),
        vertical(canvas, 168, HEIGHT, [
          [0, palette.near],
          [1, palette.ink],
        ]),
      ),
    );
    paintMist(canvas, palette, 168, 34, 0.28);
    const href = define(canvas, tree(canvas.random));
    add(
      canvas,
      `<g fill="${palette.ink}">${standing(href, between(canvas.random, 4, 22), 224, between(canvas.random, 1.5, 1.9), 1)}${standing(href, between(canvas.random, 298, 316), 224, between(canvas.random, 1.4, 1.8), -1)}</g>`,
    );
    paintBlades(canvas, palette.ink, 28, 48, 2);
    const wisp = [0, 1, 2].map(
      () =>
        [
          canvas.random() < 0.5 ? between(canvas.random, 20, 84) : between(canvas.random, 236, 300),
          between(canvas.random, 140, 196),
        ] as const,
    );
    for (const [x, y] of wisp) {
      add(
        canvas,
        circle(
          x,
          y,
          9,
          radial(canvas, x, y, 9, [
            [0, palette.accent, 0.9],
            [0.25, palette.accent, 0.45],
            [1, palette.accent, 0],
          ]),
        ),
      );
    }
    paintMotes(canvas, palette.accent, 10, 110, HEIGHT, 1.2);
    add(
      canvas,
      line(`M0 ${HEIGHT - 9}q80 -5 ${WIDTH / 2} 0t${WIDTH / 2} 0`, palette.horizon, 0.8, 'opacity=".25"'),
    );
  },
};
