/** Decks and cards over the HTTP API: reading lists, searching cards. */
import { z } from "zod";
import type { Ask } from "./people-api.ts";

export const deckLineSchema = z.object({ count: z.number(), name: z.string() });
/** So many copies of a card. */
export type DeckLine = z.infer<typeof deckLineSchema>;

const unreadLineSchema = z.object({
  /** From 1; 0 for the list as a whole. */
  line: z.number(),
  text: z.string(),
  count: z.number().nullish(),
  why: z.string(),
  /** Names that may have been meant, the nearest first. */
  suggestions: z.array(z.string()).default([]),
});
/** A line of a list of which no card could be made. */
export type UnreadLine = z.infer<typeof unreadLineSchema>;

const readDeckSchema = z.object({
  name: z.string().nullish(),
  main: z.array(deckLineSchema),
  sideboard: z.array(deckLineSchema).default([]),
  commander: z.array(deckLineSchema).default([]),
  maybeboard: z.array(deckLineSchema).default([]),
  unread: z.array(unreadLineSchema).default([]),
  /** For each format why the deck may not be played in it; no reasons where it may. */
  legal: z.record(z.string(), z.array(z.string())).default({}),
});
/** What a list says, as far as it could be read. */
export type ReadDeck = z.infer<typeof readDeckSchema>;

/** Decks and cards. Everything that goes wrong is an `ApiFailure`. */
export class DecksApi {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Reads a list in any format that the server knows. */
  async read(text: string): Promise<ReadDeck> {
    return this.#ask("POST", "/decks/read", readDeckSchema, { text });
  }
}
