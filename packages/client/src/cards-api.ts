/** Cards over the HTTP API: searching them, and one with all that is known of it. */
import { z } from "zod";
import type { Ask } from "./people-api.ts";

export type CardOrder = "name" | "manaValue" | "power" | "toughness" | "color" | "rarity";

/** What to look for; see the query language of `@spellroom/card-search`. */
export interface CardWish {
  readonly q?: string;
  readonly order?: CardOrder;
  readonly descending?: "true" | "false";
  readonly offset?: number;
  readonly limit?: number;
  /** Names of the deck that `in:deck` means, with | between them. */
  readonly deck?: string;
}

const printedFaceSchema = z.object({
  name: z.string(),
  manaCost: z.string(),
  typeLine: z.string(),
  text: z.string(),
  power: z.string().exactOptional(),
  toughness: z.string().exactOptional(),
  loyalty: z.string().exactOptional(),
  defense: z.string().exactOptional(),
});
export type PrintedFaceView = z.infer<typeof printedFaceSchema>;

const summaryShape = {
  name: z.string(),
  layout: z.string(),
  faces: z.tuple([printedFaceSchema], printedFaceSchema),
  colors: z.string(),
  identity: z.string(),
  manaValue: z.number(),
  keywords: z.array(z.string()),
  flags: z.array(z.string()),
  rarities: z.array(z.string()),
  hash: z.string().nullable(),
  stop: z.string().nullable(),
};
const summarySchema = z.object(summaryShape);
/** A card as lists show it. */
export type CardSummaryView = z.infer<typeof summarySchema>;

const foundSchema = z.object({
  total: z.number(),
  cards: z.array(summarySchema),
  problems: z.array(z.object({ problem: z.string(), at: z.number(), length: z.number(), word: z.string() })),
});
export type CardsFoundView = z.infer<typeof foundSchema>;

const facetsSchema = z.object({
  cards: z.number(),
  formats: z.array(z.string()),
  sets: z.array(z.string()),
  editions: z.array(z.object({ code: z.string(), name: z.string(), cards: z.number() })),
  keywords: z.array(z.string()),
  decks: z.array(z.string()),
});
/** What can be named in searches. */
export type CardFacetsView = z.infer<typeof facetsSchema>;

const cardSchema = z.object({
  ...summaryShape,
  legal: z.record(z.string(), z.enum(["legal", "banned", "restricted"])),
  printings: z.array(
    z.object({
      edition: z.string(),
      editionName: z.string().nullable(),
      number: z.string().nullable(),
      rarity: z.string().nullable(),
      language: z.string().nullable(),
      released: z.string().nullable(),
    }),
  ),
  translations: z.array(z.object({ language: z.string(), name: z.string(), text: z.string().nullable() })),
  decks: z.array(z.string()),
});
/** A card with all that is known of it. */
export type CardPageView = z.infer<typeof cardSchema>;

/** Cards. Everything that goes wrong is an `ApiFailure`. */
export class CardsApi {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The cards that a query asks for, a page of them. */
  async search(wish: CardWish): Promise<CardsFoundView> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(wish)) query.set(name, String(value));
    return this.#ask("GET", `/cards?${query}`, foundSchema);
  }

  async facets(): Promise<CardFacetsView> {
    return this.#ask("GET", "/cards/facets", facetsSchema);
  }

  /** A card by its name, however it is spelled. */
  async one({ card }: { readonly card: string }): Promise<{ readonly card: CardPageView }> {
    return this.#ask("GET", `/cards/${encodeURIComponent(card)}`, z.object({ card: cardSchema }));
  }
}
