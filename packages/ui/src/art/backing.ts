import type { Canvas } from "./paint/canvas.ts";
import {
  add,
  at,
  between,
  circle,
  define,
  LIGHT,
  line,
  num,
  path,
  polar,
  polygon,
  radial,
  times,
  vertical,
} from "./paint/canvas.ts";
import type { Palette } from "./paint/palette.ts";
import type { ArtKind, ArtSubject } from "./subject.ts";

const X = LIGHT.x;
const Y = 106;

const ringLine = (radius: number): string => `M${X} ${Y - radius}a${radius} ${radius} 0 1 1-.1 0z`;

/** The same mark, drawn about the origin, several times around the middle. */
function around(canvas: Canvas, count: number, svg: string, offset = 0): string {
  const href = define(canvas, svg);
  const marks = times(
    count,
    (i) => `<use href="${href}" transform="rotate(${num((360 * (i + offset)) / count)})"/>`,
  );
  return `<g transform="translate(${X} ${Y})">${marks}</g>`;
}

const capped = (value: number | undefined, most: number): number => Math.max(0, Math.min(most, value ?? 0));

/** An astrolabe: a tooth for each point of power, a bead for each point of toughness. */
function astrolabe(canvas: Canvas, palette: Palette, subject: ArtSubject): void {
  const power = capped(subject.power, 12);
  const toughness = capped(subject.toughness, 12);
  const spread = (i: number, count: number, width: number) =>
    count === 1 ? 0 : (i / (count - 1) - 0.5) * width;
  const teeth = times(power, (i) => {
    const turn = spread(i, power, Math.min(0.6, power * 0.075));
    return polygon([polar(X, Y, 93, turn), polar(X, Y, 84, turn - 0.012), polar(X, Y, 84, turn + 0.012)]);
  });
  const beads = times(toughness, (i) => {
    const [x, y] = polar(X, Y, 88, 0.5 + spread(i, toughness, Math.min(0.62, toughness * 0.075)));
    return `M${num(x)} ${num(y - 2.6)}a2.6 2.6 0 1 1-.1 0z`;
  });
  add(
    canvas,
    `<g opacity=".85">${line(ringLine(83) + ringLine(79), palette.glow, 1)}${path(teeth + beads, palette.glow)}</g>`,
  );
}

/** Jagged streaks of sudden force. */
function burst(canvas: Canvas, palette: Palette, subject: ArtSubject): void {
  const count = 12 + 2 * capped(subject.manaValue, 6);
  const fill = radial(canvas, X, Y, 130, [
    [0, palette.glow, 0.95],
    [0.35, palette.horizon, 0.75],
    [1, palette.accent, 0],
  ]);
  const streaks = times(count, (i) => {
    const turn = (i + canvas.random() * 0.6) / count;
    const long = between(canvas.random, 82, 150);
    return polygon([
      polar(X, Y, 20, turn - 0.02),
      polar(X, Y, long * 0.5, turn - 0.012),
      polar(X, Y, long, turn),
      polar(X, Y, long * 0.55, turn + 0.01),
    ]);
  });
  const glow = radial(canvas, X, Y, 92, [
    [0, palette.glow, 0.8],
    [0.6, palette.horizon, 0.3],
    [1, palette.horizon, 0],
  ]);
  add(canvas, circle(X, Y, 92, glow), path(streaks, fill));
}

/** A circle drawn on purpose: rings, a star of seven or more points, runes. */
function ritual(canvas: Canvas, palette: Palette, subject: ArtSubject): void {
  const points = 7 + (Math.floor(capped(subject.manaValue, 8)) % 3) * 2;
  const step = Math.floor(points / 2);
  const star = `M${Array.from({ length: points }, (_, i) => at(polar(X, Y, 76, (i * step) / points))).join("L")}z`;
  const count = 14;
  const runes = times(count, (i) => {
    const turn = i / count;
    const marks = 2 + Math.floor(canvas.random() * 2);
    return times(
      marks,
      () =>
        `M${at(polar(X, Y, between(canvas.random, 79, 83), turn + (canvas.random() - 0.5) * 0.03))}L${at(polar(X, Y, between(canvas.random, 86, 90), turn + (canvas.random() - 0.5) * 0.03))}`,
    );
  });
  const glow = radial(canvas, X, Y, 100, [
    [0, palette.glow, 0.65],
    [0.7, palette.horizon, 0.3],
    [1, palette.horizon, 0],
  ]);
  add(
    canvas,
    circle(X, Y, 100, glow),
    line(ringLine(76) + ringLine(93), palette.glow, 1.8, 'opacity=".9"'),
    line(star, palette.glow, 1.1, 'opacity=".7" stroke-linejoin="round"'),
    line(runes, palette.glow, 1.6, 'opacity=".85" stroke-linecap="round"'),
  );
}

/** A flower of light: more petals for a greater spell. */
function rosette(canvas: Canvas, palette: Palette, subject: ArtSubject): void {
  const count = 8 + 2 * Math.floor(capped(subject.manaValue, 6) / 2);
  const petals = (radius: number, width: number, fill: string, offset: number) =>
    `<g fill="${fill}" opacity=".86" stroke="${palette.near}" stroke-width=".8">${around(canvas, count, path(`M0 ${-radius}q${width} ${num(radius * 0.42)} 0 ${radius}q${-width} ${num(-radius * 0.58)} 0 ${-radius}z`), offset)}</g>`;
  add(
    canvas,
    petals(98, 26, palette.horizon, 0),
    petals(84, 20, palette.far, 0.5),
    petals(66, 16, palette.glow, 0),
    circle(
      X,
      Y,
      52,
      radial(canvas, X, Y, 52, [
        [0, palette.glow],
        [0.75, palette.horizon],
        [1, palette.far],
      ]),
      `stroke="${palette.near}" stroke-width="1.2"`,
    ),
  );
}

/** A wreath of leaves around what is enchanted. */
function wreath(canvas: Canvas, palette: Palette): void {
  const leaf = define(canvas, path("M0 0q9-6 20-3q-7 10-20 3z"));
  const half = times(13, (i) => {
    const turn = 0.52 + i * 0.034;
    const [x, y] = polar(X, Y, 82, turn);
    const degrees = turn * 360 + 20;
    const [x2, y2] = polar(X, Y, 80, turn);
    return `<use href="${leaf}" transform="translate(${num(x)} ${num(y)})rotate(${num(degrees - 60)})"/><use href="${leaf}" transform="translate(${num(x2)} ${num(y2)})rotate(${num(degrees + 20)})"/>`;
  });
  const side = define(canvas, half);
  const glow = radial(canvas, X, Y, 84, [
    [0, palette.glow, 0.9],
    [0.75, palette.horizon, 0.5],
    [1, palette.horizon, 0],
  ]);
  add(
    canvas,
    circle(X, Y, 84, glow),
    `<g fill="${palette.near}" stroke="${palette.glow}" stroke-width=".6"><use href="${side}"/><use href="${side}" transform="matrix(-1 0 0 1 ${X * 2} 0)"/></g>`,
  );
}

/** A window of three lights, as a story is told in churches. */
function triptych(canvas: Canvas, palette: Palette): void {
  const pane = (x: number, width: number, top: number) =>
    `M${num(x)} 198V${top + width * 0.7}q0 ${num(-width * 0.5)} ${num(width / 2)} ${num(-width * 0.7)}q${num(width / 2)} ${num(width * 0.2)} ${num(width / 2)} ${num(width * 0.7)}V198z`;
  const lead = (x: number, width: number, top: number) =>
    line(
      times(7, (i) => `M${num(x)} ${num(top + 40 + i * 24)}l${num(width)} ${num(i % 2 === 0 ? -20 : 20)}`),
      palette.ink,
      1,
      'opacity=".35"',
    );
  const glassFill = vertical(canvas, 16, 198, [
    [0, palette.glow],
    [0.5, palette.horizon],
    [1, palette.sky],
  ]);
  const sideFill = vertical(canvas, 30, 198, [
    [0, palette.horizon],
    [0.6, palette.sky],
    [1, palette.mid],
  ]);
  add(
    canvas,
    `<g stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round">${path(pane(52, 50, 40), sideFill)}${path(pane(218, 50, 40), sideFill)}${path(pane(107, 106, 4), glassFill)}</g>`,
    lead(52, 50, 40),
    lead(218, 50, 40),
  );
}

/** A toothed wheel behind what was made. */
function wheel(canvas: Canvas, palette: Palette): void {
  const fill = vertical(canvas, 20, 200, [
    [0, palette.far],
    [1, palette.mid],
  ]);
  const tooth = around(canvas, 20, path(`M-8-80l3-12h10l3 12z`));
  add(
    canvas,
    `<g fill="${fill}" stroke="${palette.glow}" stroke-width=".8" opacity=".88">${tooth}${path(ringLine(83) + ringLine(66), "", 'fill-rule="evenodd"')}</g>`,
    line(
      times(8, (i) => `M${at(polar(X, Y, 30, i / 8))}L${at(polar(X, Y, 68, i / 8))}`),
      palette.mid,
      5,
      'opacity=".6"',
    ),
  );
}

/** A torn way between worlds. */
function portal(canvas: Canvas, palette: Palette): void {
  const arcs = times(4, (i) => {
    const radius = 66 + i * 9;
    const start = canvas.random();
    const length = between(canvas.random, 0.5, 0.8);
    return `M${at(polar(X, Y, radius, start))}A${radius} ${radius} 0 1 1 ${at(polar(X, Y, radius, start + length))}`;
  });
  const sparks = times(14, () => {
    const turn = canvas.random();
    const radius = between(canvas.random, 60, 108);
    const [x, y] = polar(X, Y, radius, turn);
    const size = between(canvas.random, 2, 6);
    return `M${num(x)} ${num(y - size)}l${num(size * 0.3)} ${num(size * 0.7)} ${num(size * 0.7)} ${num(size * 0.3)} ${num(-size * 0.7)} ${num(size * 0.3)} ${num(-size * 0.3)} ${num(size * 0.7)} ${num(-size * 0.3)} ${num(-size * 0.7)} ${num(-size * 0.7)} ${num(-size * 0.3)} ${num(size * 0.7)} ${num(-size * 0.3)}z`;
  });
  const glow = radial(canvas, X, Y, 96, [
    [0, palette.glow],
    [0.55, palette.horizon, 0.9],
    [0.8, palette.accent, 0.35],
    [1, palette.accent, 0],
  ]);
  add(
    canvas,
    circle(X, Y, 96, glow),
    line(arcs, palette.glow, 2.4, 'stroke-linecap="round" opacity=".9"'),
    path(sparks, palette.glow),
  );
}

type Backing = (canvas: Canvas, palette: Palette, subject: ArtSubject) => void;

const nothing: Backing = () => undefined;

const BACKINGS: Record<ArtKind, Backing> = {
  creature: astrolabe,
  vehicle: astrolabe,
  planeswalker: portal,
  instant: burst,
  sorcery: ritual,
  enchantment: rosette,
  aura: wreath,
  saga: triptych,
  artifact: wheel,
  equipment: wheel,
  battle: wheel,
  land: nothing,
};

/** What stands behind the subject: it tells the kind of card at a glance. */
export function paintBacking(canvas: Canvas, palette: Palette, kind: ArtKind, subject: ArtSubject): void {
  BACKINGS[kind](canvas, palette, subject);
}
