/** The set-up of a match as it is kept in the journal, and the game that it makes. */

import { type CardDefinition, parseCard } from "@spellroom/card-language";
import { rulesetSchema } from "@spellroom/cards";
import { type Timing, timingSchema } from "@spellroom/protocol";
import { definitionId, type GameSetup } from "@spellroom/rules";
import { z } from "zod";

export const storedSetupSchema = z.object({
  ruleset: rulesetSchema,
  /** 256 bits in hex. Secret as long as the match is played. */
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  players: z.array(z.object({ name: z.string(), deck: z.array(z.string()) })),
  /** How time runs; without it it is not measured. */
  timing: timingSchema.optional(),
  /** By how much watchers are behind. */
  watchDelayMs: z.int().min(0).optional(),
});
export type StoredSetup = z.infer<typeof storedSetupSchema>;

export class CorruptMatch extends Error {
  override readonly name = "CorruptMatch";
}

/** What the journal keeps: cards by content hash, the definitions apart. */
export function storeSetup(
  setup: GameSetup,
  ruleset: StoredSetup["ruleset"],
): { readonly setup: StoredSetup; readonly definitions: ReadonlyMap<string, CardDefinition> } {
  const definitions = new Map<string, CardDefinition>();
  const players = setup.players.map(({ name, deck }) => ({
    name,
    deck: deck.map((card) => {
      const id = definitionId(card);
      definitions.set(id, card);
      return id;
    }),
  }));
  return { setup: { ruleset, seed: setup.seed, players }, definitions };
}

/** How a match is played besides the game. */
export interface TableTerms {
  readonly timing: Timing | null;
  readonly watchDelayMs: number;
}

/** Reads the terms of a match; a set-up that can't be read has none, and says so when the game is made of it. */
export function readTerms(stored: unknown): TableTerms {
  const { data } = storedSetupSchema.safeParse(stored);
  return { timing: data?.timing ?? null, watchDelayMs: data?.watchDelayMs ?? 0 };
}

/**
 * The set-up of a game again.
 * @throws CorruptMatch when what was stored can't be read
 */
export function readSetup(stored: unknown, definitions: ReadonlyMap<string, unknown>): GameSetup {
  const parsed = storedSetupSchema.safeParse(stored);
  if (!parsed.success) throw new CorruptMatch(`the set-up can't be read: ${parsed.error.message}`);
  const cards = new Map<string, CardDefinition>();
  for (const [hash, document] of definitions) {
    const card = parseCard(document);
    if (!card.ok)
      throw new CorruptMatch(`definition ${hash} can't be read: ${JSON.stringify(card.error).slice(0, 300)}`);
    cards.set(hash, card.value);
  }
  const { ruleset, seed, players } = parsed.data;
  return {
    ruleset,
    seed,
    players: players.map(({ name, deck }) => ({
      name,
      deck: deck.map((hash) => {
        const card = cards.get(hash);
        if (!card) throw new CorruptMatch(`definition ${hash} is missing`);
        return card;
      }),
    })),
  };
}
