import { CRESTS, type CrestName } from "./crests/crest-of.ts";
import { paintCrest } from "./crests/paint-crest.ts";
import { add, at, circle, linear, newCanvas, polar, polygon, radial, times } from "./paint/canvas.ts";
import { COLORS, depthsOf } from "./paint/palette.ts";
import { hashText, pick, seededRandom } from "./paint/seed.ts";

const FACES = [
  "knight",
  "wizard",
  "rogue",
  "druid",
  "elf",
  "dwarf",
  "goblin",
  "merfolk",
  "faerie",
  "cat",
  "wolf",
  "bear",
  "bird",
  "bat",
  "deer",
  "boar",
  "elephant",
  "rabbit",
  "frog",
  "octopus",
  "dragon",
  "phoenix",
  "sphinx",
  "golem",
  "construct",
  "treefolk",
  "spirit",
  "mask",
  "beast",
  "gargoyle",
  "archer",
  "pirate",
  "shaman",
  "horse",
  "unicorn",
  "snake",
] as const satisfies readonly CrestName[];

/** A medal for a player, always the same for the same name. */
export function avatarSvg(name: string, prefix = ""): string {
  const random = seededRandom(hashText(`avatar ${name}`));
  const crest = CRESTS[pick(random, FACES)];
  const { back } = depthsOf([pick(random, COLORS)], Math.floor(random() * 3));
  const canvas = newCanvas(random, prefix);
  const rays = times(12, (i) =>
    polygon([[50, 46], polar(50, 46, 80, i / 12), polar(50, 46, 80, (i + 0.5) / 12)]),
  );
  const edge = `M${at([50, 1])}a49 49 0 1 1-.1 0z`;
  add(
    canvas,
    circle(
      50,
      50,
      50,
      crest.pale === true
        ? back.top
        : radial(canvas, 50, 44, 62, [
            [0, back.glow],
            [0.45, back.horizon],
            [1, back.sky],
          ]),
    ),
    `<path d="${rays}" fill="${back.glow}" opacity=".22"/>`,
  );
  paintCrest(canvas, back, crest, { x: 14, y: 16, size: 72 });
  add(
    canvas,
    `<path d="${edge}" fill="none" stroke="${linear(
      canvas,
      [10, 0],
      [90, 100],
      [
        [0, "#f7dc98"],
        [0.5, "#c8963e"],
        [1, "#6f4b1b"],
      ],
    )}" stroke-width="5"/>`,
    '<circle cx="50" cy="50" r="46" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.500"/>',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><clipPath id="${canvas.prefix}round"><circle cx="50" cy="50" r="50"/></clipPath>${canvas.defs.join("")}</defs><g clip-path="url(#${canvas.prefix}round)">${canvas.body.join("")}</g></svg>`;
}
