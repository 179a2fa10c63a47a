import type { Hex } from "../../color/color.ts";
import { hashText, type Random } from "./seed.ts";

export const WIDTH = 320;
export const HEIGHT = 220;

/** Where the light of every picture comes from: behind the subject, a little above the middle. */
export const LIGHT = { x: 160, y: 96 } as const;

export interface Canvas {
  readonly random: Random;
  readonly prefix: string;
  readonly defs: string[];
  readonly body: string[];
}

/** The prefix of ids: the given one if it is safe in `url(#...)`, otherwise a hash of it (for React's useId). */
export const safePrefix = (prefix: string): string =>
  `a${/^[A-Za-z0-9_-]*$/.test(prefix) ? prefix : hashText(prefix).toString(36)}`;

export function newCanvas(random: Random, prefix: string): Canvas {
  return { random, prefix: safePrefix(prefix), defs: [], body: [] };
}

/** Formats a coordinate: one decimal near the origin, whole numbers beyond, to keep pictures small. */
export function num(value: number): string {
  const rounded = Math.abs(value) >= 20 ? Math.round(value) : Math.round(value * 10) / 10;
  const text = String(rounded);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}

/** Path data needs no space before a minus sign. */
const tight = (d: string): string => d.replaceAll(" -", "-");

/** A number between two bounds. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

export function add(canvas: Canvas, ...svg: readonly string[]): void {
  canvas.body.push(...svg);
}

const freshId = (canvas: Canvas): string => `${canvas.prefix}${canvas.defs.length.toString(36)}`;

/** A color stop of a gradient: offset (0 to 1), color, opacity. */
export type Stop = readonly [at: number, color: Hex, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, color, opacity]) => {
      const offset = at === 0 ? "" : ` offset="${String(Math.round(at * 100) / 100).replace(/^0\./, ".")}"`;
      const alpha = opacity === undefined ? "" : ` stop-opacity="${String(opacity).replace(/^0\./, ".")}"`;
      return `<stop${offset} stop-color="${color}"${alpha}/>`;
    })
    .join("");

/** Defines a gradient from one point to another, in picture coordinates; returns the paint. */
export function linear(
  canvas: Canvas,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string {
  const id = freshId(canvas);
  canvas.defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}">${stops(list)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A gradient from top to bottom; the common part of these is written once. */
export function vertical(canvas: Canvas, y1: number, y2: number, list: readonly Stop[]): string {
  const base = `${canvas.prefix}-`;
  const common = `<linearGradient id="${base}" gradientUnits="userSpaceOnUse" x1="0" x2="0"/>`;
  if (!canvas.defs.includes(common)) canvas.defs.push(common);
  const id = freshId(canvas);
  canvas.defs.push(
    `<linearGradient id="${id}" href="#${base}" y1="${num(y1)}" y2="${num(y2)}">${stops(list)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A gradient around a point. */
export function radial(canvas: Canvas, x: number, y: number, radius: number, list: readonly Stop[]): string {
  const id = freshId(canvas);
  canvas.defs.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}">${stops(list)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Defines a shape to be used several times; returns its reference. */
export function define(canvas: Canvas, svg: string): string {
  const id = freshId(canvas);
  canvas.defs.push(`<g id="${id}">${svg}</g>`);
  return `#${id}`;
}

/** A filled path, or nothing if there is nothing to draw; without a fill it inherits one. */
export const path = (d: string, fill = "", more = ""): string =>
  d && `<path d="${tight(d)}"${fill && ` fill="${fill}"`}${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number, more = ""): string =>
  d &&
  `<path d="${tight(d)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more && ` ${more}`}/>`;

export const cover = (fill: string, more = ""): string =>
  `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="${fill}"${more && ` ${more}`}/>`;

/** Point on a circle around a centre; angle 0 is up, clockwise, in turns. */
export function polar(x: number, y: number, radius: number, turn: number): [number, number] {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export const at = (point: readonly [number, number]): string => `${num(point[0])} ${num(point[1])}`;

/** A closed polygon. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(at).join("L")}z`;

/** The results of `make` for 0 .. count-1, joined. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index)).join("");
