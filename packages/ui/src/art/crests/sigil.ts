import { between, num } from "../paint/canvas.ts";
import { hashText, pick, type Random, seededRandom } from "../paint/seed.ts";
import type { Crest, Shape } from "./crest.ts";
import { back, twin, whole } from "./crest.ts";

/** Measures of a face: its upper edge, brow and chin, and how far the cheek stands from the middle. */
interface Face {
  top: number;
  brow: number;
  chin: number;
  cheek: number;
}

const OUTLINES: readonly [(face: Face) => string, ...((face: Face) => string)[]] = [
  ({ top, brow, chin, cheek }) =>
    `M101 ${num(top)}C${num(100 - cheek * 0.7)} ${num(top + 2)} ${num(100 - cheek)} ${num(brow)} ${num(100 - cheek)} ${num(brow + 24)}C${num(100 - cheek)} ${num(chin - 46)} ${num(100 - cheek * 0.4)} ${num(chin - 16)} 101 ${num(chin)}z`,
  ({ top, brow, chin, cheek }) =>
    `M101 ${num(top)}L${num(100 - cheek * 0.55)} ${num(top + 8)} ${num(100 - cheek)} ${num(brow + 6)} ${num(100 - cheek * 0.92)} ${num(brow + 52)} ${num(100 - cheek * 0.5)} ${num(chin - 14)} 101 ${num(chin)}z`,
  ({ top, brow, chin, cheek }) =>
    `M101 ${num(top)}C${num(100 - cheek * 1.1)} ${num(top)} ${num(100 - cheek * 1.15)} ${num(brow + 50)} ${num(100 - cheek * 0.8)} ${num(chin - 40)}Q${num(100 - cheek * 0.6)} ${num(chin - 8)} 101 ${num(chin - 4)}z`,
  ({ top, brow, chin, cheek }) =>
    `M101 ${num(top + 10)}L${num(100 - cheek * 0.3)} ${num(top)} ${num(100 - cheek * 0.9)} ${num(brow - 4)}Q${num(100 - cheek * 0.7)} ${num(brow + 46)} ${num(100 - cheek)} ${num(brow + 70)}L${num(100 - cheek * 0.5)} ${num(chin - 22)} ${num(100 - cheek * 0.28)} ${num(chin)}H101z`,
];

function eyes(random: Random, { brow, cheek }: Face): Shape[] {
  const y = brow + between(random, 26, 38);
  const slant = between(random, -6, 14);
  const kind = Math.floor(random() * 3);
  if (kind === 0) {
    const radius = between(random, 9, 14);
    const x = 100 - cheek * 0.48;
    return [
      twin("deep", `M${num(x)} ${num(y - radius)}a${num(radius)} ${num(radius)} 0 1 1-.1 0z`),
      twin(
        "gem",
        `M${num(x)} ${num(y - radius * 0.55)}a${num(radius * 0.55)} ${num(radius * 0.55)} 0 1 1-.1 0z`,
      ),
    ];
  }
  const lid = kind === 1 ? 12 : 6;
  return [
    twin(
      "deep",
      `M${num(100 - cheek * 0.8)} ${num(y - slant * 0.5)}Q${num(100 - cheek * 0.42)} ${num(y - lid)} 95 ${num(y + slant)}Q${num(100 - cheek * 0.42)} ${num(y + 10)} ${num(100 - cheek * 0.8)} ${num(y - slant * 0.5)}z`,
    ),
    twin(
      "gem",
      `M${num(100 - cheek * 0.6)} ${num(y)}Q${num(100 - cheek * 0.36)} ${num(y - lid * 0.4)} 91 ${num(y + slant * 0.8)}Q${num(100 - cheek * 0.36)} ${num(y + 6)} ${num(100 - cheek * 0.6)} ${num(y)}z`,
    ),
  ];
}

function mouth(random: Random, { chin, cheek }: Face): Shape[] {
  const y = chin - between(random, 32, 40);
  const x = 100 - cheek * 0.34;
  const kinds: readonly [Shape[], ...Shape[][]] = [
    [
      twin(
        "bright",
        `M${num(x)} ${num(y)}l4 ${num(between(random, 10, 22))} 5-${num(between(random, 9, 14))}z`,
      ),
    ],
    [
      twin(
        "deep",
        `M${num(100 - cheek * 0.5)} ${num(y)}Q92 ${num(y + 14)} 101 ${num(y + 12)}V${num(y + 22)}Q86 ${num(y + 20)} ${num(100 - cheek * 0.5)} ${num(y)}z`,
      ),
      twin("bright", `M88 ${num(y + 10)}l4 9 4-7z`),
    ],
    [
      twin(
        "bright",
        `M${num(x)} ${num(y)}C${num(x - 20)} ${num(y + 2)} ${num(x - 26)} ${num(y - 20)} ${num(x - 18)} ${num(y - 32)}C${num(x - 16)} ${num(y - 16)} ${num(x - 6)} ${num(y - 10)} ${num(x + 6)} ${num(y - 8)}z`,
      ),
    ],
    [
      twin(
        "dim",
        `M101 ${num(y)}L90 ${num(y + 6)} 94 ${num(y + 40)} 101 ${num(y + 52)}zM84 ${num(y + 4)}L${num(x - 10)} ${num(y + 30)} 92 ${num(y + 26)}z`,
      ),
    ],
  ];
  return pick(random, kinds);
}

function horns(random: Random, { top, cheek }: Face): Shape[] {
  const pairs = Math.floor(random() * 3);
  return Array.from({ length: pairs }, (_, i) => {
    const out = between(random, 16, 62) + i * 18;
    const up = top - between(random, 14, 50) + i * 26;
    const foot = top + 20 + i * 18;
    const x = 100 - cheek * (0.5 + i * 0.35);
    const thick = between(random, 10, 18);
    return [
      back(
        "body",
        `M${num(x + 12)} ${num(foot)}Q${num(x - out * 0.9)} ${num(foot - 6)} ${num(x - out)} ${num(up)}Q${num(x - out * 0.3)} ${num(foot - 10 - thick)} ${num(x + 22)} ${num(foot - thick)}z`,
      ),
      back(
        "bright",
        `M${num(x - out * 0.6)} ${num(foot - 14)}Q${num(x - out * 0.98)} ${num(foot - 18)} ${num(x - out)} ${num(up)}Q${num(x - out * 0.8)} ${num(foot - 24)} ${num(x - out * 0.6)} ${num(foot - 14)}z`,
      ),
    ];
  }).flat();
}

function blades(random: Random, { brow, cheek }: Face): Shape[] {
  const count = Math.floor(random() * 5);
  const bend = between(random, -26, 26);
  const tone = pick(random, ["body", "body", "gem"] as const);
  return Array.from({ length: count }, (_, i) => {
    const y = brow + 4 + (i * 74) / count;
    const reach = 100 - cheek - between(random, 14, 46) + Math.abs(i - (count - 1) / 2) * 10;
    const tip = y + bend + (i - (count - 1) / 2) * 26;
    const inner = 100 - cheek * 0.6;
    return [
      back(
        tone,
        `M${num(inner)} ${num(y - 12)}Q${num(reach + 20)} ${num(y - 14)} ${num(reach)} ${num(tip)}Q${num(reach + 30)} ${num(y + 12)} ${num(inner)} ${num(y + 18)}z`,
      ),
      back(
        "light",
        `M${num(inner)} ${num(y - 12)}Q${num(reach + 20)} ${num(y - 14)} ${num(reach)} ${num(tip)}Q${num(reach + 26)} ${num(y - 2)} ${num(inner)} ${num(y)}z`,
      ),
    ];
  }).flat();
}

/**
 * A mask for creature types without a crest: a mirrored face of horns, blades and a jewel, always the same for the same
 * type, so that players learn to recognize it.
 */
export function sigilOf(type: string): Crest {
  const random = seededRandom(hashText(`sigil ${type.toLowerCase()}`));
  const face: Face = {
    top: between(random, 24, 46),
    brow: between(random, 50, 70),
    chin: between(random, 156, 188),
    cheek: between(random, 36, 56),
  };
  const { top, brow, chin, cheek } = face;
  const jewel = between(random, 9, 22);
  return {
    shapes: [
      ...blades(random, face),
      ...horns(random, face),
      twin("body", pick(random, OUTLINES)(face)),
      twin(
        "light",
        `M101 ${num(top + 10)}C${num(100 - cheek * 0.45)} ${num(top + 12)} ${num(100 - cheek * 0.75)} ${num(brow)} ${num(100 - cheek * 0.72)} ${num(brow + 14)}C${num(100 - cheek * 0.5)} ${num(brow + 4)} 92 ${num(brow + 12)} 101 ${num(brow + 30)}z`,
      ),
      twin(
        "dim",
        `M101 ${num(chin - 4)}C${num(100 - cheek * 0.4)} ${num(chin - 18)} ${num(100 - cheek * 0.8)} ${num(chin - 40)} ${num(100 - cheek * 0.86)} ${num(brow + 40)}C${num(100 - cheek * 0.6)} ${num(chin - 40)} 90 ${num(chin - 44)} 101 ${num(chin - 30)}z`,
      ),
      ...eyes(random, face),
      ...mouth(random, face),
      whole("gem", `M100 ${num(top + 12)}l8 ${num(jewel * 0.7)}-8 ${num(jewel)}-8-${num(jewel)}z`),
    ],
  };
}
