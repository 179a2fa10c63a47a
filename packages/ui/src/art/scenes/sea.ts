import { mix } from "../../color/color.ts";
import type { Canvas } from "../paint/canvas.ts";
import { add, between, HEIGHT, LIGHT, num, path, times, vertical, WIDTH } from "../paint/canvas.ts";
import { cloud, paintMist, paintMotes, paintRays } from "../paint/light.ts";
import type { Palette } from "../paint/palette.ts";
import type { Scene } from "./scene.ts";

const HORIZON = 140;

/** One breaking wave, drawn from its left foot to the next one's. */
const curl = (width: number, height: number): string =>
  `c${num(width * 0.2)} ${num(-height * 0.2)} ${num(width * 0.3)} ${num(-height)} ${num(width * 0.62)} ${num(-height)}` +
  `c${num(width * 0.16)} 0 ${num(width * 0.22)} ${num(height * 0.3)} ${num(width * 0.14)} ${num(height * 0.46)}` +
  `c${num(-width * 0.02)} ${num(-height * 0.24)} ${num(-width * 0.14)} ${num(-height * 0.24)} ${num(-width * 0.16)} ${num(-height * 0.06)}` +
  `c${num(-width * 0.02)} ${num(height * 0.4)} ${num(width * 0.2)} ${num(height * 0.6)} ${num(width * 0.4)} ${num(height * 0.6)}`;

function swell(canvas: Canvas, palette: Palette, y: number, height: number, depth: number): void {
  const width = between(canvas.random, 78, 112) * (0.8 + depth * 0.3);
  const start = -width * canvas.random();
  const crest = `M${num(start)} ${num(y)}${times(Math.ceil((WIDTH - start) / width), () => curl(width, height * between(canvas.random, 0.8, 1.1)))}`;
  const fill = vertical(canvas, y - height, y + 34, [
    [0, mix(palette.far, palette.mid, depth)],
    [0.5, mix(palette.mid, palette.near, depth)],
    [1, mix(palette.near, palette.ink, depth)],
  ]);
  add(
    canvas,
    path(
      `${crest}V${HEIGHT + 6}H${num(start - 6)}z`,
      fill,
      `stroke="${palette.glow}" stroke-width="1.7" stroke-opacity=".75"`,
    ),
  );
}

/** The light on the water, in strips that grow towards us. */
function shimmer(canvas: Canvas, palette: Palette): void {
  const d = times(10, (i) => {
    const y = HORIZON + 3 + i * 6.5;
    const half = (10 + i * 4) * between(canvas.random, 0.5, 1.1);
    const x = LIGHT.x + (canvas.random() - 0.5) * 26;
    return `M${num(x - half)} ${num(y)}q${num(half)} -2.6 ${num(half * 2)} 0q${num(-half)} 2.6 ${num(-half * 2)} 0z`;
  });
  add(canvas, path(d, palette.glow, 'opacity=".6"'));
}

const stackOfRock = (x: number, height: number, width: number): string =>
  `M${num(x - width)} ${HORIZON + 3}l${num(width * 0.3)} ${num(-height * 0.6)} ${num(width * 0.25)} ${num(height * 0.06)} ${num(width * 0.2)} ${num(-height * 0.46)} ${num(width * 0.35)} ${num(height * 0.12)} ${num(width * 0.3)} ${num(height * 0.5)} ${num(width * 0.6)} ${num(height * 0.38)}z`;

export const sea: Scene = {
  back(canvas, palette) {
    paintRays(canvas, palette, 11, 0.5);
    const lit = vertical(canvas, 10, HORIZON, [
      [0, palette.glow, 0.2],
      [1, palette.glow, 0.75],
    ]);
    add(
      canvas,
      path(
        times(3, (i) =>
          cloud(
            canvas,
            i % 2 === 0 ? between(canvas.random, -50, 10) : between(canvas.random, 210, 270),
            70 + i * 17,
            between(canvas.random, 80, 130),
          ),
        ),
        lit,
      ),
    );
    const rocks = times(5, (i) =>
      stackOfRock(
        (i < 2 ? 20 : 210) + i * 26 * canvas.random() + 20 * canvas.random(),
        between(canvas.random, 16, 46),
        between(canvas.random, 9, 17),
      ),
    );
    add(
      canvas,
      path(
        rocks,
        vertical(canvas, 90, HORIZON, [
          [0, palette.far],
          [1, mix(palette.far, palette.horizon, 0.7)],
        ]),
      ),
    );
    add(
      canvas,
      path(
        `M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`,
        vertical(canvas, HORIZON, HEIGHT, [
          [0, mix(palette.horizon, palette.far, 0.6)],
          [0.4, palette.mid],
          [1, palette.near],
        ]),
      ),
    );
    shimmer(canvas, palette);
    paintMist(canvas, palette, HORIZON - 18, 32, 0.75);
  },
  landmark(canvas, palette) {
    const x = between(canvas.random, 150, 170);
    const rock = vertical(canvas, 40, 170, [
      [0, palette.mid],
      [0.7, palette.near],
      [1, palette.ink],
    ]);
    const cliff = `M${num(x - 96)} 168L${num(x - 80)} 140 ${num(x - 66)} 136 ${num(x - 56)} 108 ${num(x - 44)} 104 ${num(x - 34)} 72 ${num(x - 18)} 66 ${num(x - 4)} 40 ${num(x + 14)} 58 ${num(x + 26)} 62 ${num(x + 34)} 92 ${num(x + 52)} 98 ${num(x + 60)} 130 ${num(x + 84)} 140 ${num(x + 102)} 168z`;
    const lit = `M${num(x - 4)} 40L${num(x - 18)} 66 ${num(x - 34)} 72 ${num(x - 44)} 104 ${num(x - 30)} 98 ${num(x - 16)} 112 ${num(x - 12)} 84 ${num(x - 2)} 70zM${num(x - 56)} 108L${num(x - 66)} 136 ${num(x - 80)} 140 ${num(x - 92)} 164 ${num(x - 58)} 158 ${num(x - 46)} 132z`;
    const falls = `M${num(x + 2)} 76q-5 40 2 66t-6 26h16q4-18 0-34t-2-58zM${num(x + 40)} 104q-3 30 1 64h9q2-30-2-62z`;
    add(
      canvas,
      path(cliff, rock),
      path(lit, palette.horizon, 'opacity=".3"'),
      path(falls, palette.glow, 'opacity=".75"'),
    );
  },
  front(canvas, palette) {
    swell(canvas, palette, 176, 13, 0.15);
    swell(canvas, palette, 196, 20, 0.5);
    swell(canvas, palette, 216, 26, 0.9);
    paintMotes(canvas, palette.glow, 18, 140, HEIGHT, 1.5);
  },
};
