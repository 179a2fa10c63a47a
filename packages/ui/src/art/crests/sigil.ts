import { between, num } from "../canvas.ts";
import { hashText, seededRandom } from "../seed.ts";
import type { Crest, Shape } from "./crest.ts";
import { back, twin, whole } from "./crest.ts";

/**
 * A mask for creature types that nobody has drawn: a mirrored face of horns, blades and a jewel,
 * always the same for the same type, so that players learn to know it.
 */
export function sigilOf(type: string): Crest {
  const random = seededRandom(hashText(`sigil ${type.toLowerCase()}`));
  const brow = between(random, 48, 66);
  const cheek = between(random, 38, 52);
  const chin = between(random, 160, 186);
  const top = between(random, 24, 44);
  const face = `M101 ${num(top)}C${num(100 - cheek * 0.7)} ${num(top + 2)} ${num(100 - cheek)} ${num(brow)} ${num(100 - cheek)} ${num(brow + 24)}C${num(100 - cheek)} ${num(chin - 46)} ${num(100 - cheek * 0.4)} ${num(chin - 16)} 101 ${num(chin)}z`;
  const eye = brow + between(random, 24, 34);
  const slant = between(random, 4, 14);
  return {
    shapes: [
      ...blades(random, brow + 30, cheek),
      ...horns(random, top, cheek),
      twin("body", face),
      twin(
        "light",
        `M101 ${num(top + 8)}C${num(100 - cheek * 0.5)} ${num(top + 10)} ${num(100 - cheek * 0.8)} ${num(brow)} ${num(100 - cheek * 0.78)} ${num(brow + 14)}C${num(100 - cheek * 0.5)} ${num(brow + 4)} 92 ${num(brow + 12)} 101 ${num(brow + 30)}z`,
      ),
      twin(
        "deep",
        `M${num(100 - cheek * 0.76)} ${num(eye - slant * 0.4)}Q${num(100 - cheek * 0.4)} ${num(eye - 12)} 95 ${num(eye + slant)}Q${num(100 - cheek * 0.4)} ${num(eye + 10)} ${num(100 - cheek * 0.76)} ${num(eye - slant * 0.4)}z`,
      ),
      twin(
        "gem",
        `M${num(100 - cheek * 0.58)} ${num(eye)}Q${num(100 - cheek * 0.36)} ${num(eye - 5)} 91 ${num(eye + slant * 0.8)}Q${num(100 - cheek * 0.36)} ${num(eye + 6)} ${num(100 - cheek * 0.58)} ${num(eye)}z`,
      ),
      twin(
        "dim",
        `M101 ${num(chin)}C${num(100 - cheek * 0.4)} ${num(chin - 18)} ${num(100 - cheek * 0.9)} ${num(chin - 40)} ${num(100 - cheek)} ${num(brow + 34)}C${num(100 - cheek * 0.6)} ${num(chin - 40)} 90 ${num(chin - 44)} 101 ${num(chin - 30)}z`,
      ),
      whole(
        "gem",
        `M100 ${num(top + 12)}l8 12-8 ${num(between(random, 12, 22))}-8-${num(between(random, 12, 22))}z`,
      ),
      twin(
        "bright",
        `M${num(100 - cheek * 0.2)} ${num(chin - 34)}l4 ${num(between(random, 10, 22))} 4-${num(between(random, 9, 14))}z`,
      ),
    ],
  };
}

function horns(random: () => number, top: number, cheek: number): Shape[] {
  const pairs = 1 + Math.floor(random() * 2);
  return Array.from({ length: pairs }, (_, i) => {
    const out = between(random, 20, 62) + i * 18;
    const up = top - between(random, 20, 50) + i * 26;
    const foot = top + 20 + i * 18;
    const x = 100 - cheek * (0.5 + i * 0.35);
    return [
      back(
        "body",
        `M${num(x + 12)} ${num(foot)}Q${num(x - out * 0.9)} ${num(foot - 6)} ${num(x - out)} ${num(up)}Q${num(x - out * 0.3)} ${num(foot - 26)} ${num(x + 22)} ${num(foot - 14)}z`,
      ),
      back(
        "bright",
        `M${num(x - out * 0.6)} ${num(foot - 14)}Q${num(x - out * 0.98)} ${num(foot - 18)} ${num(x - out)} ${num(up)}Q${num(x - out * 0.8)} ${num(foot - 24)} ${num(x - out * 0.6)} ${num(foot - 14)}z`,
      ),
    ];
  }).flat();
}

function blades(random: () => number, middle: number, cheek: number): Shape[] {
  const count = 2 + Math.floor(random() * 3);
  const bend = between(random, -22, 22);
  return Array.from({ length: count }, (_, i) => {
    const y = middle - 26 + (i * 74) / count;
    const reach = 100 - cheek - between(random, 18, 46) + Math.abs(i - (count - 1) / 2) * 10;
    const tip = y + bend + (i - (count - 1) / 2) * 26;
    const inner = 100 - cheek * 0.6;
    return [
      back(
        "body",
        `M${num(inner)} ${num(y - 12)}Q${num(reach + 20)} ${num(y - 14)} ${num(reach)} ${num(tip)}Q${num(reach + 30)} ${num(y + 12)} ${num(inner)} ${num(y + 18)}z`,
      ),
      back(
        "light",
        `M${num(inner)} ${num(y - 12)}Q${num(reach + 20)} ${num(y - 14)} ${num(reach)} ${num(tip)}Q${num(reach + 26)} ${num(y - 2)} ${num(inner)} ${num(y)}z`,
      ),
    ];
  }).flat();
}
