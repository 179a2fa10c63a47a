import { paintAccents } from "./accents.ts";
import { paintBacking } from "./backing.ts";
import type { Crest, Shape } from "./crests/crest.ts";
import { CRESTS, crestOfCreature } from "./crests/crest-of.ts";
import { paintCrest } from "./crests/paint-crest.ts";
import { svgDataUri } from "./data-uri.ts";
import { motifOf } from "./motif.ts";
import { type Canvas, HEIGHT, newCanvas, WIDTH } from "./paint/canvas.ts";
import { paintDisc, paintSky, paintVignette } from "./paint/light.ts";
import { type Color, type Depths, depthsOf } from "./paint/palette.ts";
import { hashText, seededRandom } from "./paint/seed.ts";
import { ruins } from "./scenes/ruins.ts";
import { SCENES } from "./scenes/scenes.ts";
import { type ArtKind, type ArtSubject, kindOf } from "./subject.ts";

export const ART_VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

interface Centre {
  crest: Crest;
  gear: readonly Shape[];
}

function centreOf(subject: ArtSubject, kind: ArtKind): Centre | undefined {
  if (kind === "creature") return crestOfCreature(subject.subtypes, subject.name);
  if (kind === "land") return undefined;
  return { crest: CRESTS[motifOf(subject, kind)], gear: [] };
}

/** Spells and glowing subjects are drawn at dusk, everything else against the light. */
const hourOf = (kind: ArtKind, centre: Centre | undefined): "day" | "dusk" =>
  kind === "instant" || kind === "sorcery" || centre?.crest.pale === true ? "dusk" : "day";

const sizeOf = (kind: ArtKind): number => {
  if (kind === "creature" || kind === "planeswalker") return 168;
  if (kind === "saga" || kind === "aura") return 106;
  if (kind === "enchantment") return 84;
  return kind === "instant" || kind === "sorcery" ? 128 : 140;
};

function paintCentre(
  canvas: Canvas,
  depths: Depths,
  kind: ArtKind,
  subject: ArtSubject,
  centre: Centre,
): void {
  const size = sizeOf(kind);
  const aloft = kind === "creature" && subject.keywords.some((keyword) => keyword.toLowerCase() === "flying");
  const middle = size > 150 ? 108 : 106;
  const place = { x: WIDTH / 2 - size / 2, y: middle - size / 2 - (aloft ? 6 : 0), size };
  paintBacking(canvas, depths.back, kind, subject);
  paintAccents(canvas, depths.front, subject.keywords, "behind");
  paintCrest(
    canvas,
    depths.front,
    { ...centre.crest, shapes: [...centre.gear, ...centre.crest.shapes] },
    place,
  );
}

function paintLand(canvas: Canvas, depths: Depths, colors: readonly Color[], name: string): void {
  if (/gate|arch|portal|temple|shrine|ruin|vault/i.test(name)) ruins.landmark(canvas, depths.front);
  else SCENES[colors.at(-1) ?? "C"].landmark(canvas, depths.front);
}

/**
 * The content of a card's picture as SVG, for a view box of {@link ART_VIEW_BOX}. It depends only on the subject; the
 * prefix keeps the ids of several pictures on one page distinct. It contains none of the card's text.
 */
export function artBody(subject: ArtSubject, prefix: string): string {
  const seed = hashText(subject.seed);
  const canvas = newCanvas(seededRandom(seed), prefix);
  const kind = kindOf(subject);
  const depths = depthsOf(subject.colors, seed % 3);
  const centre = centreOf(subject, kind);
  const hour = hourOf(kind, centre);
  const back = SCENES[subject.colors[0] ?? "C"];
  const front = SCENES[subject.colors.at(-1) ?? "C"];
  paintSky(canvas, depths.back, hour);
  if (hour === "day" && kind !== "saga") paintDisc(canvas, depths.back, kind === "land" ? 40 : 58);
  back.back(canvas, depths.back);
  if (centre === undefined) paintLand(canvas, depths, subject.colors, subject.name);
  else paintCentre(canvas, depths, kind, subject, centre);
  front.front(canvas, depths.front);
  if (kind === "creature") paintAccents(canvas, depths.front, subject.keywords, "before");
  paintVignette(canvas, depths.front);
  return `<defs>${canvas.defs.join("")}</defs>${canvas.body.join("")}`;
}

/** A card's picture as a complete SVG document. */
export function artSvg(subject: ArtSubject, prefix = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ART_VIEW_BOX}" preserveAspectRatio="xMidYMid slice">${artBody(subject, prefix)}</svg>`;
}

/** A card's picture as a data URL. */
export const artDataUri = (subject: ArtSubject): string => svgDataUri(artSvg(subject));
