/** Decks: reading a list in any format. */
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const deckLineSchema = z.object({ count: z.number(), name: z.string() });
/** So many copies of a card. */
export type DeckLine = z.infer<typeof deckLineSchema>;

export const unreadLineSchema = z.object({
  line: z.number().meta({ description: "From 1; 0 where the format has no lines" }),
  text: z.string(),
  count: z.number().meta({ description: "Copies that the line asks for; 0 if it doesn't say" }),
  why: z.string(),
  suggestions: z.array(z.string()).meta({ description: "Names that may have been meant, the nearest first" }),
});
/** A line of a list that could not be read as a card. */
export type UnreadLine = z.infer<typeof unreadLineSchema>;

export const readDeckSchema = z.object({
  main: z.array(deckLineSchema),
  sideboard: z.array(deckLineSchema),
  unread: z.array(unreadLineSchema).meta({
    description: "What could not be read, or is not part of the deck; nothing is dropped silently",
  }),
  legal: z.record(z.string(), z.array(z.string())).meta({
    description: "By format: why the list may not be played in it; empty if it may",
  }),
});
/** What a list says, as far as it could be read. */
export type ReadDeck = z.infer<typeof readDeckSchema>;

export const decks = {
  read: endpoint({
    method: "post",
    path: "/decks/read",
    access: "public",
    cost: "deckList",
    tag: "Decks",
    summary: "Read a deck list in any format",
    body: z.strictObject({ text: z.string() }),
    answer: readDeckSchema,
    errors: ["too-large"],
  }),
};
