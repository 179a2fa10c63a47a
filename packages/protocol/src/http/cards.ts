/** Cards: search, and one card with everything that is known about it. */
import { z } from "zod";
import { queryInt } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Cards";
const PAGE = 60;
const LARGEST_PAGE = 120;
const LONGEST_QUERY = 2_000;
/** Of names in a query; a deck of a hundred different cards has fewer. */
const LONGEST_DECK = 6_000;

const CARD_ORDERS = ["name", "manaValue", "power", "toughness", "color", "rarity"] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

export const printedFaceSchema = z.object({
  name: z.string(),
  manaCost: z.string().meta({ description: "Such as {1}{R}; empty where there is none" }),
  typeLine: z.string(),
  text: z.string(),
  power: z.string().exactOptional(),
  toughness: z.string().exactOptional(),
  loyalty: z.string().exactOptional(),
  defense: z.string().exactOptional(),
});
export type PrintedFaceView = z.infer<typeof printedFaceSchema>;

export const cardSummarySchema = z.object({
  name: z.string(),
  layout: z.string(),
  faces: z.tuple([printedFaceSchema], printedFaceSchema),
  colors: z.string().meta({ description: "Letters of WUBRG" }),
  identity: z.string(),
  manaValue: z.number(),
  keywords: z.array(z.string()),
  flags: z.array(z.string()).meta({ description: "What is: can be asked with" }),
  rarities: z.array(z.string()),
  hash: z.string().nullable().meta({ description: "Of its definition, where it can be played" }),
  stop: z.string().nullable().meta({ description: "The clause that keeps it from being played" }),
});
/** A card as lists show it. */
export type CardSummaryView = z.infer<typeof cardSummarySchema>;

const text = z.string().nullable();
export const cardPageSchema = z.object({
  ...cardSummarySchema.shape,
  legal: z.record(z.string(), z.enum(["legal", "banned", "restricted"])),
  printings: z.array(
    z.object({
      edition: z.string(),
      editionName: text,
      number: text,
      rarity: text,
      language: text,
      released: text,
      artist: text,
      flavor: text,
    }),
  ),
  translations: z.array(z.object({ language: z.string(), name: z.string(), text })),
  decks: z.array(z.string()).meta({ description: "Ids of ready-made decks that have it" }),
});
/** A card with everything that is known about it. */
export type CardPageView = z.infer<typeof cardPageSchema>;

export const cardsFoundSchema = z.object({
  total: z.number(),
  cards: z.array(cardSummarySchema),
  problems: z
    .array(z.object({ problem: z.string(), at: z.number(), length: z.number(), word: z.string() }))
    .meta({ description: "Parts of the query that are not understood, and where; the rest is searched for" }),
});
export type CardsFoundView = z.infer<typeof cardsFoundSchema>;

export const cardFacetsSchema = z.object({
  cards: z.number(),
  formats: z.array(z.string()),
  sets: z.array(z.string()),
  editions: z.array(z.object({ code: z.string(), name: z.string(), cards: z.number() })),
  keywords: z.array(z.string()),
  decks: z.array(z.string()),
});
/** What searches can name. */
export type CardFacetsView = z.infer<typeof cardFacetsSchema>;

const searchQuery = z.object({
  q: z.string().max(LONGEST_QUERY).default(""),
  order: z.enum(CARD_ORDERS).default("name"),
  descending: z.enum(["true", "false"]).default("false"),
  offset: queryInt(0, 1_000_000).default(0),
  limit: queryInt(1, LARGEST_PAGE).default(PAGE),
  deck: z
    .string()
    .max(LONGEST_DECK)
    .optional()
    .meta({ description: "Names of the deck that in:deck means, with | between them" }),
});
/** What to look for; see the query language of `@spellroom/card-search`. */
export type CardWish = Readonly<z.input<typeof searchQuery>>;

export const cards = {
  search: endpoint({
    method: "get",
    path: "/cards",
    access: "public",
    cost: "search",
    tag,
    summary: "Cards that match a query, such as t:elf c<=g mv>=3",
    query: searchQuery,
    answer: cardsFoundSchema,
  }),
  facets: endpoint({
    method: "get",
    path: "/cards/facets",
    access: "public",
    cost: "search",
    tag,
    summary: "Formats, editions, keywords and decks that searches can name",
    answer: cardFacetsSchema,
  }),
  one: endpoint({
    method: "get",
    path: "/cards/:card",
    access: "public",
    cost: "search",
    tag,
    summary: "A card by its name, with everything that is known of it",
    params: z.object({ card: z.string().min(1).max(200) }),
    answer: z.object({ card: cardPageSchema }),
    errors: ["not-found"],
  }),
};
