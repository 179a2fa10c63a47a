/** A practice match as this browser keeps it: set-up and inputs, from which it is played again whenever the page is opened. */
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
  type StoredInput,
  setUpWith,
  storedInputSchema,
  storedSetupSchema,
  storeSetup,
} from "@spellroom/match";
import { hashState } from "@spellroom/rules";
import { z } from "zod";
import { keptCards } from "./kept-card.ts";
import type { PracticeSummary, PracticeWish } from "./messages.ts";

const deckSchema = z.union([z.strictObject({ preset: z.string() }), z.strictObject({ list: z.string() })]);

const wishSchema = z.object({
  format: z.string(),
  seats: z.array(
    z
      .object({
        name: z.string(),
        bot: z.string().nullable(),
        deck: deckSchema.nullable(),
        rules: z.string().optional(),
      })
      .readonly(),
  ),
});

/** The additional data of a recorded game from which a match continues. */
const termsSchema = z.object({
  streams: z.record(z.string(), z.string()).exactOptional(),
  startingSeat: z.int().exactOptional(),
  firstDecision: z.int().exactOptional(),
});

const keptGameSchema = z.object({
  form: z.literal(1),
  wish: wishSchema,
  setup: storedSetupSchema,
  terms: termsSchema.default({}),
  /** The cards by content hash, so that a change of the pool changes no match. */
  definitions: z.record(z.string(), z.unknown()),
  inputs: z.array(storedInputSchema),
  /** How many of them came with it: where it begins again. */
  from: z.int().min(0).default(0),
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
  /** How many of them came with it: it is played on from another game. */
  readonly from: number;
  /** The latest steps, for the log. */
  readonly history: readonly MatchStep[];
}

/**
 * A match that is about to begin.
 * @param inputs of another game of this set-up, which it is played on from
 * @returns `null` where they are not of such a game
 */
export function newGame(
  wish: PracticeWish,
  setup: MatchSetup,
  ruleset: RulesetDocument,
  inputs: readonly StoredInput[] = [],
): PracticeGame | null {
  const played = playAll(setup, inputs);
  return (
    played && { wish, setup, stored: storeSetup(setup, ruleset), inputs, from: inputs.length, ...played }
  );
}

/** A match that is played on from another game, as it began. */
export function sameBeginning(game: PracticeGame): PracticeGame | null {
  const inputs = game.inputs.slice(0, game.from);
  const played = playAll(game.setup, inputs);
  return played && { ...game, inputs, ...played };
}

function playAll(
  setup: MatchSetup,
  inputs: readonly StoredInput[],
): Pick<PracticeGame, "position" | "history"> | null {
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
  return { position, history };
}

/** What is kept of a match, as plain data. */
export function keepGame({ wish, setup, stored, position, inputs, from }: PracticeGame): object {
  const { streams, startingSeat, firstDecision } = setup;
  return {
    form: 1,
    wish,
    setup: stored.setup,
    terms: {
      ...(streams === undefined ? {} : { streams }),
      ...(startingSeat === undefined ? {} : { startingSeat }),
      ...(firstDecision === undefined ? {} : { firstDecision }),
    },
    definitions: Object.fromEntries(stored.definitions),
    inputs,
    from,
    hash: hashState(position.state),
  };
}

/** A kept match played again; `null` where these rules or cards don't lead to where it was. */
export function reviveGame(kept: unknown): PracticeGame | null {
  const parsed = keptGameSchema.safeParse(kept);
  if (!parsed.success) return null;
  const { wish, setup: stored, terms, definitions, inputs, from, hash } = parsed.data;
  try {
    const cards = keptCards(definitions);
    const setup = { ...setUpWith(stored, cards), ...terms };
    const played = playAll(setup, inputs);
    if (played === null || hashState(played.position.state) !== hash) return null;
    return { wish, setup, stored: { setup: stored, definitions: cards }, inputs, from, ...played };
  } catch (error) {
    if (error instanceof CorruptMatch) return null;
    throw error;
  }
}

export function summaryOf({ wish, position }: PracticeGame): PracticeSummary {
  return {
    names: wish.seats.map(({ name }) => name),
    turn: position.state.turn.number,
    isOver: isOver(position),
  };
}
