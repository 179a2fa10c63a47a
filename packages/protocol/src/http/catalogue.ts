/** What can be played: formats, ready-made decks, bots, cards. */
import { z } from "zod";
import { CARD_LANGUAGES, type CardView } from "../card-view.ts";
import { documentOf, int } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Catalogue";
/** Definitions that one request may ask for, and the characters that they take. */
const MOST_PRINTED = 60;
const HASH_CHARACTERS = 33;

export const formatSchema = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  translations: z
    .record(z.string(), z.object({ name: z.string(), summary: z.string() }))
    .exactOptional()
    .meta({ description: "Name and summary in other languages" }),
  /** Players of a match: the minimum, and the number for a quick match and a match against bots. */
  players: int,
  mostPlayers: int,
  teamSize: int.nullable().meta({
    description:
      "Of how many players a team is; those who sit side by side are on one. null: each plays alone",
  }),
  /** Whether it can be chosen for a quick match. */
  quickMatch: z.boolean(),
});
export type FormatView = z.infer<typeof formatSchema>;

export const deckSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  formats: z.array(z.string()),
  colors: z.string().meta({ description: "Letters of the deck's colors, in the game's order" }),
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

/** A bot. Requests name it by its id, optionally with a style and a pace (`adept.aggro.calm`). */
export const botSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  level: int.nullable().meta({ description: "From 1, the beginner's; null: not one of the levels" }),
  styled: z.boolean().meta({ description: "Whether a style can be chosen for it" }),
});
export type BotView = z.infer<typeof botSchema>;

export const catalogueSchema = z.object({
  formats: z.array(formatSchema),
  decks: z.array(deckSummarySchema),
  bots: z.array(botSchema),
  pictures: z.string().nullable().meta({
    description:
      "Where a browser finds the official picture of a card, with {name} and {size} (small or normal)",
  }),
  printedPictures: z.string().nullable().meta({
    description: "The same of one printing, with {set}, {number} and {size}",
  }),
});
export type CatalogueView = z.infer<typeof catalogueSchema>;

export const catalogue = {
  all: endpoint({
    method: "get",
    path: "/catalogue",
    cost: "small",
    access: "public",
    tag,
    summary: "Formats, ready-made decks and bots",
    answer: catalogueSchema,
  }),
  decks: endpoint({
    method: "get",
    path: "/decks",
    cost: "small",
    access: "public",
    tag,
    summary: "Ready-made decks",
    answer: z.object({ decks: z.array(deckSummarySchema) }),
  }),
  deck: endpoint({
    method: "get",
    path: "/decks/:deck",
    cost: "small",
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
    cost: "small",
    access: "public",
    tag,
    summary: "A card definition by its content hash; immutable",
    params: z.object({ hash: z.string() }),
    answer: z.unknown().meta({ description: "The card in the card language (CardDefinition)" }),
    errors: ["not-found"],
    immutable: true,
  }),
  printed: endpoint({
    method: "get",
    path: "/printed-cards",
    cost: "small",
    access: "public",
    tag,
    summary: "Cards as they are printed in a language, by the content hashes of their definitions",
    query: z.object({
      language: z.enum(CARD_LANGUAGES).default("en"),
      hashes: z
        .string()
        .max(MOST_PRINTED * HASH_CHARACTERS)
        .meta({ description: `Up to ${MOST_PRINTED} content hashes, separated by commas` }),
    }),
    answer: z.object({
      cards: z
        .record(z.string(), documentOf<CardView>("A card as it is printed (CardView)"))
        .meta({ description: "By hash; unknown ones are left out" }),
    }),
  }),
};
