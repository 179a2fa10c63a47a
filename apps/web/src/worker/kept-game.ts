/** A practice match as this browser keeps it: set-up and inputs, from which it is played again whenever the page is opened. */
import type { CardDefinition } from "@spellroom/card-language";
import type { RulesetDocument } from "@spellroom/cards";
import {
  CorruptMatch,
  isOver,
  type MatchPosition,
  type MatchSetup,
  type MatchStep,
  openPosition,
  playInput,
  REACH,
  readCards,
  type StoredInput,
  setUpWith,
  storedInputSchema,
  storedSetupSchema,
  storeSetup,
} from "@spellroom/match";
import { definitionId, hashState } from "@spellroom/rules";
import { z } from "zod";
import type { PracticeSummary, PracticeWish } from "./messages.ts";

const deckSchema = z.union([z.strictObject({ preset: z.string() }), z.strictObject({ list: z.string() })]);

const wishSchema = z.object({
  format: z.string(),
  seats: z.array(
    z.object({ name: z.string(), bot: z.string().nullable(), deck: deckSchema.nullable() }).readonly(),
  ),
});

const keptGameSchema = z.object({
  form: z.literal(1),
  wish: wishSchema,
  setup: storedSetupSchema,
  /** The cards by content hash, so that a change of the pool changes no match. */
  definitions: z.record(z.string(), z.unknown()),
  inputs: z.array(storedInputSchema),
  /** Of the state after them. */
  hash: z.string(),
});

/** The set-up as it is kept, cards by content hash. */
type StoredTerms = ReturnType<typeof storeSetup>;

/** A match in progress on this device. */
export interface PracticeGame {
  readonly wish: PracticeWish;
  readonly setup: MatchSetup;
  readonly stored: StoredTerms;
  readonly position: MatchPosition;
  readonly inputs: readonly StoredInput[];
  /** The latest steps, for the log. */
  readonly history: readonly MatchStep[];
}

/** A match that is about to begin. */
export function newGame(wish: PracticeWish, setup: MatchSetup, ruleset: RulesetDocument): PracticeGame {
  const { position, step } = openPosition(setup);
  return { wish, setup, stored: storeSetup(setup, ruleset), position, inputs: [], history: [step] };
}

/** What is kept of a match, as plain data. */
export function keepGame({ wish, stored, position, inputs }: PracticeGame): object {
  return {
    form: 1,
    wish,
    setup: stored.setup,
    definitions: Object.fromEntries(stored.definitions),
    inputs,
    hash: hashState(position.state),
  };
}

/** A kept match played again; `null` where these rules or cards don't lead to where it was. */
export function reviveGame(kept: unknown): PracticeGame | null {
  const parsed = keptGameSchema.safeParse(kept);
  if (!parsed.success) return null;
  const { wish, setup: stored, definitions, inputs, hash } = parsed.data;
  try {
    const cards = readCards(new Map(Object.entries(definitions)), (hash) => cardIn(hash, definitions[hash]));
    const setup = setUpWith(stored, cards);
    const { position: first, step } = openPosition(setup);
    let position = first;
    const history: MatchStep[] = [step];
    for (const input of inputs) {
      const played = playInput(position, input);
      if (!played.ok) return null;
      position = played.position;
      history.push(played.step);
      if (history.length > REACH) history.shift();
    }
    const game = { wish, setup, stored: { setup: stored, definitions: cards }, position, inputs, history };
    return hashState(position.state) === hash ? game : null;
  } catch (error) {
    if (error instanceof CorruptMatch) return null;
    throw error;
  }
}

/** A card that was kept: what still has its content hash is what it was when it came out of the pool. */
function cardIn(hash: string, card: unknown): CardDefinition | undefined {
  return isCard(card) && definitionId(card) === hash ? card : undefined;
}

function isCard(value: unknown): value is CardDefinition {
  return typeof value === "object" && value !== null && "faces" in value && Array.isArray(value.faces);
}

export function summaryOf({ wish, position }: PracticeGame): PracticeSummary {
  return {
    names: wish.seats.map(({ name }) => name),
    turn: position.state.turn.number,
    isOver: isOver(position),
  };
}
