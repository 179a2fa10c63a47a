/** A game of a finished match as a file that anyone can replay, including all hands. */
import {
  CorruptMatch,
  deckFor,
  isAgreementInput,
  readSetup,
  type StoredInput,
  storedInputSchema,
  storedSetupSchema,
} from "@spellroom/match";
import { MATCH_RECORD_VERSION, type MatchRecord, type RecordedInput } from "@spellroom/protocol";
import { definitionId, ENGINE_VERSION, StateHasher } from "@spellroom/rules";
import type { JournalRecord } from "../storage/journal.ts";
import { chanceRecord } from "./chance-record.ts";
import { namedAsNow } from "./names.ts";
import { type GameStep, gameSteps } from "./record-replay.ts";

/**
 * @param game which of the match's games
 * @throws CorruptMatch, also when there is no such game
 */
export function recordFile(stored: JournalRecord, game = 1): MatchRecord {
  const record = namedAsNow(stored);
  const setup = storedSetupSchema.safeParse(record.setup);
  if (!setup.success) throw new CorruptMatch("the set-up can't be read");
  const steps = [...gameSteps(record, record === stored)].filter(
    (step) => step.game === game && isOfTheGame(step, setup.data.fair),
  );
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) throw new CorruptMatch(`there is no game ${game}`);
  const { result } = last.state;
  const hasher = new StateHasher();
  const chance = first.begun && chanceRecord(stored, "all").games.find((one) => one.game === game);
  return {
    format: "spellroom-match",
    version: MATCH_RECORD_VERSION,
    engine: ENGINE_VERSION,
    ruleset: setup.data.ruleset,
    ...beginning(record, first, game),
    ...(chance ? { chance } : {}),
    definitions: Object.fromEntries(record.definitions),
    begins: hasher.hash(first.state),
    inputs: recordedInputs(
      steps.slice(1).flatMap((step) => entryOf(step, hasher)),
      first.at,
    ),
    result: result ? { winners: [...result.winners], reason: result.reason } : null,
  };
}

/** Before its first game has begun, a match has a state in which nothing is played. */
function isOfTheGame({ at, state }: GameStep, fair = false): boolean {
  return !fair || at > 0 || state.result !== null;
}

function beginning(
  record: JournalRecord,
  { at, state }: GameStep,
  game: number,
): Pick<MatchRecord, "seed" | "streams" | "firstDecision" | "startingSeat" | "players"> {
  const setup = readSetup(record.setup, record.definitions);
  const { seed, streams } = state;
  const input = storedInputSchema.safeParse(record.entries[at - 1]?.input);
  const begun = input.success && input.data.kind === "begin" ? input.data : null;
  const players = setup.players.map(({ name, deck, commanders }, seat) => {
    const cards = deckFor(setup, seat, begun?.decks?.[seat] ?? null);
    return {
      name,
      deck: (cards?.deck ?? deck).map(definitionId),
      ...(commanders === undefined ? {} : { commanders: commanders.map(definitionId) }),
      ...(cards && state.players[seat]?.outside ? { sideboard: cards.sideboard.map(definitionId) } : {}),
    };
  });
  if (!begun) return { seed, players };
  const firstDecision = state.decision && game > 1 ? firstOf(record, at) : 1;
  return {
    seed,
    players,
    ...(streams ? { streams: { ...streams } } : {}),
    ...(firstDecision > 1 ? { firstDecision } : {}),
    ...(begun.begins == null ? {} : { startingSeat: begun.begins }),
  };
}

/** The number of a game's first question: the next after those of the game before. */
function firstOf(record: JournalRecord, at: number): number {
  for (const step of gameSteps(record, false)) if (step.at === at - 1) return step.state.nextDecision;
  return 1;
}

interface Entry {
  readonly input: StoredInput;
  readonly hash: string;
}

/** The journal of a match that an older engine started may have hashes that can't be reproduced. */
function entryOf({ input, state }: GameStep, hasher: StateHasher): readonly Entry[] {
  return input ? [{ input, hash: hasher.hash(state) }] : [];
}

/** The inputs of one game; other agreements of the players are not part of its record. */
function recordedInputs(entries: readonly Entry[], begunAt: number): RecordedInput[] {
  const isOfGame = ({ input }: Entry): boolean => !isAgreementInput(input);
  const countTo = (seq: number): number => entries.slice(0, seq - begunAt).filter(isOfGame).length;
  return entries.flatMap((entry) => recordedInput(entry, countTo) ?? []);
}

function recordedInput({ input, hash }: Entry, countTo: (seq: number) => number): RecordedInput | null {
  switch (input.kind) {
    case "choose":
      return { kind: "choose", seat: input.seat, decision: input.decision, choice: input.choice, hash };
    case "concede":
      return { kind: "concede", seat: input.seat, reason: input.reason, hash };
    case "takeBack":
      return { kind: "takeBack", seat: input.seat, to: countTo(input.to), hash };
    case "pause":
    case "showHand":
    case "cast":
      return null;
    case "begin":
      throw new CorruptMatch("a game is begun in the middle of another");
  }
}
