/** A deck as a browser keeps it, before and besides the server. */
import { deckLineSchema } from "@spellroom/protocol/http";
import { z } from "zod";

const keptDeckSchema = z.object({
  id: z.string(),
  name: z.string(),
  main: z.array(deckLineSchema),
  sideboard: z.array(deckLineSchema).default([]),
  commander: z.array(deckLineSchema).default([]),
  maybeboard: z.array(deckLineSchema).default([]),
  /** Why it may not be played, by format, as of its last check. */
  legal: z.record(z.string(), z.array(z.string())).default({}),
  /** When it was last changed, in milliseconds since 1970. */
  changedAt: z.number(),
});
export type KeptDeck = z.infer<typeof keptDeckSchema>;

/** The decks in a stored text; those that can't be read any more are left out. */
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
