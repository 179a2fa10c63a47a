import { z } from "zod";
import type { CardRecord, PrintedFace } from "./card-record.ts";
import { colorsIn, flagsOf, identityOf, manaValueOf } from "./characteristics.ts";
import { keywordsIn } from "./keywords.ts";

const faceSchema = z.object({
  name: z.string(),
  manaCost: z.string().optional(),
  typeLine: z.string().optional(),
  text: z.string().optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  defense: z.string().optional(),
  colorIndicator: z.string().optional(),
});
type GivenFace = z.output<typeof faceSchema>;

/** A card as an import stores it. */
export const printedCardSchema = faceSchema.extend({
  layout: z.string().optional(),
  faces: z.array(faceSchema).optional(),
});
export type PrintedCard = z.output<typeof printedCardSchema>;

/** A card that is known by its print. */
export function recordOfPrint(card: PrintedCard): CardRecord {
  const [first = card, ...others] = card.faces !== undefined && card.faces.length > 0 ? card.faces : [card];
  const layout = card.layout ?? "normal";
  const faces: CardRecord["faces"] = [printedFace(first), ...others.map(printedFace)];
  // CR 709.4, 712.8a, 715.4: both halves of a split card count, else only the front or main part.
  const counted = layout === "split" ? [first, ...others] : [first];
  const colors = colorsIn(
    ...counted.flatMap(({ manaCost = "", colorIndicator = "" }) => [manaCost, `{${colorIndicator}}`]),
  );
  const text = faces.map((face) => face.text).join("\n");
  return {
    name: card.name,
    layout,
    faces,
    colors,
    identity: identityOf(faces, colors),
    manaValue: counted.reduce((sum, { manaCost = "" }) => sum + manaValueOf(manaCost), 0),
    keywords: keywordsIn(text),
    flags: flagsOf(faces, layout, colors),
    rarities: [],
    legal: {},
    printings: [],
    translations: [],
    decks: [],
    hash: null,
    stop: null,
  };
}

function printedFace({ name, manaCost = "", typeLine = "", text = "", ...rest }: GivenFace): PrintedFace {
  const { power, toughness, loyalty, defense } = rest;
  return {
    name,
    manaCost,
    typeLine,
    text,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
  };
}
