/** Searching cards, and one card with all that is known of it. */
import { ORDERS, STATUSES } from "@spellroom/card-search";
import { z } from "zod";
import type { CardSearches } from "../../card-search/card-search.ts";
import { ApiError } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";

export interface CardRouteParts {
  readonly cardSearches: CardSearches;
}

const PAGE = 60;
const LARGEST_PAGE = 120;
const LONGEST_QUERY = 2_000;
/** Of names in a query; a deck of a hundred different cards has fewer. */
const LONGEST_DECK = 6_000;
const LONGEST_NAME = 200;

const queryInt = (least: number, most: number) => z.coerce.number<number>().int().min(least).max(most);

const searchQuery = z.object({
  q: z.string().max(LONGEST_QUERY).default(""),
  order: z.enum(ORDERS).default("name"),
  descending: z.enum(["true", "false"]).default("false"),
  offset: queryInt(0, 1_000_000).default(0),
  limit: queryInt(1, LARGEST_PAGE).default(PAGE),
  deck: z
    .string()
    .max(LONGEST_DECK)
    .optional()
    .meta({ description: "Names of the deck that in:deck means, with | between them" }),
});

const faceSchema = z.strictObject({
  name: z.string(),
  manaCost: z.string().meta({ description: "Such as {1}{R}; empty where there is none" }),
  typeLine: z.string(),
  text: z.string(),
  power: z.string().exactOptional(),
  toughness: z.string().exactOptional(),
  loyalty: z.string().exactOptional(),
  defense: z.string().exactOptional(),
});

const summaryShape = {
  name: z.string(),
  layout: z.string(),
  faces: z.array(faceSchema).min(1),
  colors: z.string().meta({ description: "Letters of WUBRG" }),
  identity: z.string(),
  manaValue: z.number(),
  keywords: z.array(z.string()),
  flags: z.array(z.string()).meta({ description: "What is: can be asked with" }),
  rarities: z.array(z.string()),
  hash: z.string().nullable().meta({ description: "Of its definition, where it can be played" }),
  stop: z.string().nullable().meta({ description: "The clause that keeps it from being played" }),
};

const foundAnswer = z.strictObject({
  total: z.number(),
  cards: z.array(z.strictObject(summaryShape)),
  problems: z
    .array(z.strictObject({ problem: z.string(), at: z.number(), length: z.number(), word: z.string() }))
    .meta({ description: "What of the query isn't understood, and where; the rest is searched for" }),
});

const text = z.string().nullable();
const cardAnswer = z.strictObject({
  card: z.strictObject({
    ...summaryShape,
    legal: z.record(z.string(), z.enum(STATUSES)),
    printings: z.array(
      z.strictObject({
        edition: z.string(),
        editionName: text,
        number: text,
        rarity: text,
        language: text,
        released: text,
      }),
    ),
    translations: z.array(z.strictObject({ language: z.string(), name: z.string(), text })),
    decks: z.array(z.string()).meta({ description: "Ids of ready-made decks that have it" }),
  }),
});

const facetsAnswer = z.strictObject({
  cards: z.number(),
  formats: z.array(z.string()),
  sets: z.array(z.string()),
  editions: z.array(z.strictObject({ code: z.string(), name: z.string(), cards: z.number() })),
  keywords: z.array(z.string()),
  decks: z.array(z.string()),
});

export function cardRoutes(endpoints: Endpoints, { cardSearches }: CardRouteParts): void {
  const searched = {
    tag: "Cards",
    summary: "Cards that a query asks for, such as t:elf c<=g mv>=3",
    query: searchQuery,
    answer: foundAnswer,
  } as const;
  endpoints.open("get", "/cards", searched, async (call) => {
    const { q, order, descending, offset, limit, deck } = call.query(searchQuery);
    const search = { query: q, order, descending: descending === "true", from: offset, count: limit };
    const names = deck === undefined ? {} : { deck: deck.split("|") };
    return { body: await cardSearches.search({ ...search, ...names }) };
  });
  const named = {
    tag: "Cards",
    summary: "Formats, editions, keywords and decks that searches can name",
    answer: facetsAnswer,
  } as const;
  endpoints.open("get", "/cards/facets", named, async () => ({ body: await cardSearches.contents() }));
  const one = {
    tag: "Cards",
    summary: "A card by its name, with all that is known of it",
    answer: cardAnswer,
    errors: ["not-found"],
  } as const;
  endpoints.open("get", "/cards/:card", one, async (call) => {
    const name = call.parameter("card");
    const card = name.length > LONGEST_NAME ? undefined : await cardSearches.find(name);
    if (card === undefined) throw new ApiError("not-found", "There is no card of that name");
    return { body: { card } };
  });
}
