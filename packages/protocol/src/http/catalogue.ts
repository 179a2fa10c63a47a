/** What can be played: formats, ready-made decks, bots, cards. */
import { z } from "zod";
import { int } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Catalogue";

export const formatSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Players of one match, at least and for a quick match. */
  players: int,
  mostPlayers: int,
  /** Whether it can be chosen for a quick match. */
  quickMatch: z.boolean(),
});
export type FormatView = z.infer<typeof formatSchema>;

export const deckSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  formats: z.array(z.string()),
  colours: z.string().meta({ description: "Letters of the deck's colors, in the game's order" }),
});
export type DeckSummary = z.infer<typeof deckSummarySchema>;

export const deckEntrySchema = z.object({
  count: int,
  name: z.string(),
  definition: z.string().meta({ description: "The content hash, for GET /api/definitions/{hash}" }),
});
export type DeckEntry = z.infer<typeof deckEntrySchema>;

export const deckSchema = z.object({ ...deckSummarySchema.shape, cards: z.array(deckEntrySchema) });
export type Deck = z.infer<typeof deckSchema>;

export const botSchema = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type BotView = z.infer<typeof botSchema>;

export const catalogueSchema = z.object({
  formats: z.array(formatSchema),
  decks: z.array(deckSummarySchema),
  bots: z.array(botSchema),
});
export type CatalogueView = z.infer<typeof catalogueSchema>;

export const catalogue = {
  all: endpoint({
    method: "get",
    path: "/catalogue",
    access: "public",
    tag,
    summary: "Formats, ready-made decks and bots",
    answer: catalogueSchema,
  }),
  decks: endpoint({
    method: "get",
    path: "/decks",
    access: "public",
    tag,
    summary: "Ready-made decks",
    answer: z.object({ decks: z.array(deckSummarySchema) }),
  }),
  deck: endpoint({
    method: "get",
    path: "/decks/:deck",
    access: "public",
    tag,
    summary: "A ready-made deck with its cards",
    params: z.object({ deck: z.string() }),
    answer: z.object({ deck: deckSchema }),
    errors: ["not-found"],
  }),
  definition: endpoint({
    method: "get",
    path: "/definitions/:hash",
    access: "public",
    tag,
    summary: "What a card does, by the hash that tables name it by; the same for ever",
    params: z.object({ hash: z.string() }),
    answer: z.unknown().meta({ description: "The card in the card language (CardDefinition)" }),
    errors: ["not-found"],
    immutable: true,
  }),
};
