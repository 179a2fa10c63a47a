/** A deck as a browser keeps it, even offline. */
import { DECK_VISIBILITIES, deckLineSchema } from "@spellroom/protocol/http";
import { z } from "zod";

const keptDeckSchema = z.object({
  id: z.string(),
  name: z.string(),
  main: z.array(deckLineSchema),
  sideboard: z.array(deckLineSchema).default([]),
  commander: z.array(deckLineSchema).default([]),
  maybeboard: z.array(deckLineSchema).default([]),
  notes: z.string().default(""),
  folder: z.string().default(""),
  tags: z.array(z.string()).default([]),
  visibility: z.enum(DECK_VISIBILITIES).default("private"),
  /** Why it is not legal, by format, as of its last check. */
  legal: z.record(z.string(), z.array(z.string())).default({}),
  /** When it was last changed, in milliseconds since 1970. */
  changedAt: z.number(),
  /** The version that the account keeps and this one is based on; 0 while the account has none. */
  version: z.number().default(0),
  /** Whether it was changed since. */
  unsaved: z.boolean().default(true),
  /** The account that keeps it; null for a deck that was never saved to one. */
  owner: z.object({ id: z.string(), guest: z.boolean() }).nullable().default(null),
});
export type KeptDeck = z.infer<typeof keptDeckSchema>;

/** A deck without cards. */
export function emptyKeptDeck(id: string, name: string, changedAt: number): KeptDeck {
  return keptDeckSchema.parse({ id, name, main: [], changedAt });
}

/** The decks in a stored text, without those that can no longer be read. */
export function parseKeptDecks(text: string | null): readonly KeptDeck[] {
  if (text === null) return [];
  try {
    const stored = z.array(z.unknown()).safeParse(JSON.parse(text));
    if (!stored.success) return [];
    return stored.data.flatMap((one) => {
      const deck = keptDeckSchema.safeParse(one);
      return deck.success ? [deck.data] : [];
    });
  } catch {
    return [];
  }
}
