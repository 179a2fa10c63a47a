import { lookUp } from "../base/look-up.ts";
import type { Canvas } from "./paint/canvas.ts";
import {
  add,
  at,
  between,
  HEIGHT,
  LIGHT,
  line,
  num,
  path,
  polar,
  times,
  vertical,
  WIDTH,
} from "./paint/canvas.ts";
import { cloud } from "./paint/light.ts";
import type { Palette } from "./paint/palette.ts";

type Accent = (canvas: Canvas, palette: Palette) => void;

/** Clouds below: it flies. */
const aloft: Accent = (canvas, palette) => {
  const fill = vertical(canvas, 150, 204, [
    [0, palette.glow, 0.95],
    [1, palette.horizon, 0.15],
  ]);
  const d = cloud(canvas, 44, 188, 128) + cloud(canvas, 146, 194, 132);
  add(canvas, path(d, fill));
};

/** Lines of speed. */
const swift: Accent = (canvas, palette) => {
  const d = times(9, () => {
    const y = between(canvas.random, 40, 176);
    const x = canvas.random() < 0.5 ? between(canvas.random, 0, 60) : between(canvas.random, 220, 270);
    return `M${num(x)} ${num(y)}h${num(between(canvas.random, 26, 60))}`;
  });
  add(canvas, line(d, palette.glow, 1.8, 'stroke-linecap="round" opacity=".7"'));
};

/** Two glints of steel. */
const keen: Accent = (canvas, palette) => {
  const glint = (x: number, y: number, size: number) =>
    `M${num(x)} ${num(y - size)}q${num(size * 0.12)} ${num(size * 0.88)} ${num(size)} ${num(size)}q${num(-size * 0.88)} ${num(size * 0.12)} ${num(-size)} ${num(size)}q${num(-size * 0.12)} ${num(-size * 0.88)} ${num(-size)} ${num(-size)}q${num(size * 0.88)} ${num(-size * 0.12)} ${num(size)} ${num(-size)}z`;
  add(canvas, path(glint(236, 52, 18) + glint(92, 128, 11), palette.glow));
};

/** Drops that kill. */
const venom: Accent = (canvas, palette) => {
  const d = times(6, () => {
    const x = LIGHT.x + (canvas.random() - 0.5) * 120;
    const y = between(canvas.random, 130, 178);
    const size = between(canvas.random, 3, 6);
    return `M${num(x)} ${num(y - size * 2)}q${num(size * 1.6)} ${num(size * 2)} 0 ${num(size * 3)}q${num(-size * 1.6)} ${num(-size)} 0 ${num(-size * 3)}z`;
  });
  add(canvas, path(d, palette.accent, `stroke="${palette.ink}" stroke-width=".8"`));
};

/** A warm ring that gives back. */
const giving: Accent = (canvas, palette) => {
  add(
    canvas,
    line("M86 176a74 15 0 1 0 148 0a74 15 0 1 0-148 0z", palette.glow, 3, 'opacity=".8"'),
    line("M74 178a86 19 0 1 0 172 0a86 19 0 1 0-172 0z", palette.accent, 1.4, 'opacity=".7"'),
  );
};

/** A dome that nothing passes. */
const warded: Accent = (canvas, palette) => {
  const ribs = times(
    5,
    (i) =>
      `M${at(polar(LIGHT.x, 178, 112, -0.25 + (i + 1) / 12))}L${at(polar(LIGHT.x, 178, 102, -0.25 + (i + 1) / 12))}`,
  );
  add(
    canvas,
    line(`M48 178a112 112 0 0 1 224 0M58 178a102 102 0 0 1 204 0${ribs}`, palette.glow, 1.8, 'opacity=".75"'),
  );
};

/** Eyes in the dark. */
const feared: Accent = (canvas, palette) => {
  const pair = (x: number, y: number, size: number) =>
    `M${num(x)} ${num(y)}q${num(size)} ${num(-size * 0.3)} ${num(size * 1.6)} ${num(size * 0.7)}q${num(-size)} ${num(size * 0.2)} ${num(-size * 1.6)} ${num(-size * 0.7)}zM${num(x + size * 4.2)} ${num(y)}q${num(-size)} ${num(-size * 0.3)} ${num(-size * 1.6)} ${num(size * 0.7)}q${num(size)} ${num(size * 0.2)} ${num(size * 1.6)} ${num(-size * 0.7)}z`;
  add(canvas, path(pair(30, 150, 6) + pair(258, 158, 5) + pair(272, 130, 4), palette.accent));
};

/** Battlements before it: it stays. */
const holding: Accent = (canvas, palette) => {
  const merlons = times(9, (i) => `M${i * 40 - 12} ${HEIGHT}v-34h24v34z`);
  add(
    canvas,
    path(
      `${merlons}M0 ${HEIGHT - 22}H${WIDTH}V${HEIGHT}H0z`,
      vertical(canvas, 184, HEIGHT, [
        [0, palette.near],
        [1, palette.ink],
      ]),
      `stroke="${palette.horizon}" stroke-width=".8" stroke-opacity=".4"`,
    ),
  );
};

/** Three stars that never set. */
const watchful: Accent = (canvas, palette) => {
  const star = (x: number, y: number, size: number) =>
    `M${num(x)} ${num(y - size)}l${num(size * 0.28)} ${num(size * 0.72)} ${num(size * 0.72)} ${num(size * 0.28)} ${num(-size * 0.72)} ${num(size * 0.28)} ${num(-size * 0.28)} ${num(size * 0.72)} ${num(-size * 0.28)} ${num(-size * 0.72)} ${num(-size * 0.72)} ${num(-size * 0.28)} ${num(size * 0.72)} ${num(-size * 0.28)}z`;
  add(
    canvas,
    path(
      star(112, 26, 7) + star(160, 14, 9) + star(208, 26, 7),
      palette.glow,
      `stroke="${palette.near}" stroke-width=".6"`,
    ),
  );
};

/** Broken ground. */
const trampling: Accent = (canvas, palette) => {
  const d = times(
    5,
    (i) =>
      `M${num(96 + i * 32)} ${HEIGHT - 30}l${num((i - 2) * 8)} 9 ${num((i - 2) * 5 + 5)} 8 ${num((i - 2) * 9)} 13`,
  );
  add(canvas, line(d, palette.accent, 1.8, 'stroke-linejoin="bevel" opacity=".8"'));
};

const ACCENTS: Readonly<Record<string, readonly [place: "behind" | "before", paint: Accent]>> = {
  flying: ["before", aloft],
  haste: ["behind", swift],
  "first strike": ["before", keen],
  "double strike": ["before", keen],
  deathtouch: ["before", venom],
  infect: ["before", venom],
  lifelink: ["before", giving],
  hexproof: ["behind", warded],
  shroud: ["behind", warded],
  ward: ["behind", warded],
  indestructible: ["behind", warded],
  menace: ["before", feared],
  fear: ["before", feared],
  intimidate: ["before", feared],
  defender: ["before", holding],
  vigilance: ["before", watchful],
  trample: ["before", trampling],
};

/** Shows the first two keywords that have something to show, behind or before the subject. */
export function paintAccents(
  canvas: Canvas,
  palette: Palette,
  keywords: readonly string[],
  place: "behind" | "before",
): void {
  const shown = keywords
    .map((keyword) => lookUp(ACCENTS, keyword.toLowerCase()))
    .filter((accent) => accent !== undefined);
  for (const [where, paint] of shown.slice(0, 2)) {
    if (where === place) paint(canvas, palette);
  }
}
