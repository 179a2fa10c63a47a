/** The set-up of a match as the journal keeps it, and the game made from it. */

import { type CardDefinition, parseCard } from "@spellroom/card-language";
import { loadRulesets, rulesetSchema } from "@spellroom/cards";
import { type Timing, timingSchema } from "@spellroom/protocol";
import { definitionId, type GameSetup } from "@spellroom/rules";
import { z } from "zod";
import type { MatchSetup } from "./course.ts";

export const storedSetupSchema = z.object({
  ruleset: rulesetSchema,
  /** 256 bits in hex. Secret until the match is over. */
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  players: z.array(
    z.object({
      name: z.string(),
      deck: z.array(z.string()),
      sideboard: z.array(z.string()).optional(),
      commanders: z.array(z.string()).optional(),
    }),
  ),
  /** Whether games wait for the seats' entropy; older matches, and those in tests, start from the seed alone. */
  fair: z.boolean().optional(),
  /** Of how many games most must be won. */
  bestOf: z.union([z.literal(1), z.literal(3)]).optional(),
  /** The clock; without it, time is not measured. */
  timing: timingSchema.optional(),
  /** The watchers' delay. */
  watchDelayMs: z.int().min(0).optional(),
});
export type StoredSetup = z.infer<typeof storedSetupSchema>;

export class CorruptMatch extends Error {
  override readonly name = "CorruptMatch";
}

/** What the journal keeps: cards by content hash, with the definitions stored separately. */
export function storeSetup(
  setup: GameSetup & Partial<Pick<MatchSetup, "fair" | "bestOf" | "sideboards">>,
  ruleset: StoredSetup["ruleset"],
): { readonly setup: StoredSetup; readonly definitions: ReadonlyMap<string, CardDefinition> } {
  const definitions = new Map<string, CardDefinition>();
  const keep = (cards: readonly CardDefinition[]): string[] =>
    cards.map((card) => {
      const id = definitionId(card);
      definitions.set(id, card);
      return id;
    });
  const players = setup.players.map(({ name, deck, commanders = [] }, seat) => {
    const sideboard = setup.sideboards?.[seat] ?? [];
    return {
      name,
      deck: keep(deck),
      ...(sideboard.length > 0 ? { sideboard: keep(sideboard) } : {}),
      ...(commanders.length > 0 ? { commanders: keep(commanders) } : {}),
    };
  });
  const { fair, bestOf } = setup;
  const terms = { ...(fair === undefined ? {} : { fair }), ...(bestOf === undefined ? {} : { bestOf }) };
  return { setup: { ruleset, seed: setup.seed, players, ...terms }, definitions };
}

/** The terms of a match apart from its game. */
export interface TableTerms {
  readonly timing: Timing | null;
  readonly watchDelayMs: number;
  readonly bestOf: 1 | 3;
}

/** Reads the terms of a match; a set-up that can't be read has none, and says so when the game is made of it. */
export function readTerms(stored: unknown): TableTerms {
  const { data } = storedSetupSchema.safeParse(stored);
  return { timing: data?.timing ?? null, watchDelayMs: data?.watchDelayMs ?? 0, bestOf: data?.bestOf ?? 1 };
}

/**
 * Cards by content hash, from the journal.
 * @param known cards that need not be read again, since a hash identifies a card
 * @throws CorruptMatch when one can't be read
 */
export function readCards(
  definitions: ReadonlyMap<string, unknown>,
  known: (hash: string) => CardDefinition | undefined = () => undefined,
): ReadonlyMap<string, CardDefinition> {
  const cards = new Map<string, CardDefinition>();
  for (const [hash, document] of definitions) cards.set(hash, known(hash) ?? readCard(hash, document));
  return cards;
}

function readCard(hash: string, document: unknown): CardDefinition {
  const card = parseCard(document);
  if (card.ok) return card.value;
  throw new CorruptMatch(`definition ${hash} can't be read: ${JSON.stringify(card.error).slice(0, 300)}`);
}

/**
 * The set-up of a game again.
 * @throws CorruptMatch when what was stored can't be read
 */
export function readSetup(stored: unknown, definitions: ReadonlyMap<string, unknown>): MatchSetup {
  return setUpWith(stored, readCards(definitions));
}

/**
 * The set-up of a game again, of cards that have been read.
 * @throws CorruptMatch when what was stored can't be read
 */
export function setUpWith(stored: unknown, cards: ReadonlyMap<string, CardDefinition>): MatchSetup {
  const parsed = storedSetupSchema.safeParse(stored);
  if (!parsed.success) throw new CorruptMatch(`the set-up can't be read: ${parsed.error.message}`);
  const { ruleset, seed, players, fair = false, bestOf = 1 } = parsed.data;
  const cardsOf = (hashes: readonly string[]): CardDefinition[] =>
    hashes.map((hash) => {
      const card = cards.get(hash);
      if (!card) throw new CorruptMatch(`definition ${hash} is missing`);
      return card;
    });
  return {
    ruleset: shippedAs(ruleset),
    seed,
    players: players.map(({ name, deck, commanders }) => ({
      name,
      deck: cardsOf(deck),
      ...(commanders === undefined ? {} : { commanders: cardsOf(commanders) }),
    })),
    sideboards: players.map(({ sideboard = [] }) => cardsOf(sideboard)),
    fair,
    bestOf,
  };
}

/** The shipped ruleset if a stored one equals it, so that all matches that use it share one object. */
function shippedAs(ruleset: StoredSetup["ruleset"]): StoredSetup["ruleset"] {
  const shipped = loadRulesets().get(ruleset.id);
  return shipped && JSON.stringify(shipped) === JSON.stringify(ruleset) ? shipped : ruleset;
}
