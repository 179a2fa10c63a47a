import { HEIGHT, num, WIDTH } from "./canvas.ts";
import type { Random } from "./seed.ts";

const close = `V${HEIGHT + 6}H-6z`;

/** Rolling land: a soft line from edge to edge, closed below the picture. */
export function softRidge(random: Random, base: number, height: number, steps: number): string {
  const width = (WIDTH + 12) / steps;
  const level = () => base - height * random();
  let d = `M-6 ${num(level())}`;
  let y = level();
  for (let i = 0; i < steps; i++) {
    const x = -6 + width * i;
    const next = level();
    d += `Q${num(x + width * 0.5)} ${num(y)} ${num(x + width)} ${num((y + next) / 2)}`;
    y = next;
  }
  return d + close;
}

/** Broken land: straight edges. */
export function jaggedRidge(random: Random, base: number, height: number, steps: number): string {
  const width = (WIDTH + 12) / steps;
  let d = `M-6 ${num(base)}`;
  for (let i = 0; i <= steps; i++) {
    const peak = i % 2 === 1 ? 0.55 + 0.45 * random() : 0.35 * random();
    d += `L${num(-6 + width * (i + (random() - 0.5) * 0.5))} ${num(base - height * peak)}`;
  }
  return d + close;
}

/** Land that rises to both sides and leaves the middle open, so that it frames the subject. */
export function valley(random: Random, low: number, rise: number): string {
  const left = low - rise * (0.6 + 0.4 * random());
  const right = low - rise * (0.6 + 0.4 * random());
  const middle = 130 + 60 * random();
  return `M-6 ${num(left)}C40 ${num(left + 4)} ${num(middle - 70)} ${num(low)} ${num(middle)} ${num(low)}S280 ${num(right + 4)} ${WIDTH + 6} ${num(right)}${close}`;
}
