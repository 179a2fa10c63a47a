/**
 * The course of a match: which of its games is being played, who has won how many, and how the next one starts. A match
 * is one game or the best of three. The set-up holds everything that was fixed in advance; the rest follows from the journal.
 */
import type { CardDefinition } from "@spellroom/card-language";
import type { WireError } from "@spellroom/protocol";
import {
  definitionId,
  type GameSetup,
  type GameState,
  initialState,
  type Step,
  startGame,
} from "@spellroom/rules";
import { chanceOf } from "./fair-chance.ts";
import type { StoredInput } from "./stored-input.ts";

/** What a match starts from. */
export interface MatchSetup extends Omit<GameSetup, "players"> {
  readonly players: readonly Omit<GameSetup["players"][number], "sideboard">[];
  readonly bestOf: 1 | 3;
  /** Whether its games wait for the seats' entropy; if not, the only game starts at once, from the seed alone. */
  readonly fair: boolean;
  /** Cards of each seat that are not in its first deck. */
  readonly sideboards: readonly (readonly CardDefinition[])[];
}

export interface Course {
  readonly setup: MatchSetup;
  /** The number of the current or last game; 0 before the first. */
  readonly game: number;
  /** Games that each seat has won. */
  readonly wins: readonly number[];
  /** Who chooses the next game's starting player: the loser of the last one (`null`: random). */
  readonly chooser: number | null;
  /** The latest decks, by content hashes, where they differ from the first ones. */
  readonly decks: readonly (readonly string[] | null)[];
}

type BeginInput = Extract<StoredInput, { kind: "begin" }>;

/** The position of a match before its first input. */
export function openCourse(setup: MatchSetup): Step & { readonly course: Course } {
  const course: Course = {
    setup,
    game: setup.fair ? 0 : 1,
    wins: setup.players.map(() => 0),
    chooser: null,
    decks: [],
  };
  if (!setup.fair) {
    const players = setup.players.map((player, seat) => ({
      ...player,
      sideboard: setup.sideboards[seat] ?? [],
    }));
    return { ...startGame({ ...setup, players }), course };
  }
  // Nobody has seen a card yet: decks are libraries, and there is no decision.
  return { state: initialState(setup), events: [], course };
}

/** After this many games a match ends even if no player has won enough: draws count for nobody (CR 104.4). */
const MOST_GAMES = 5;

/** Whether the match ends with this game. */
export function isDecided({ setup, game, wins }: Course): boolean {
  if (setup.bestOf === 1) return true;
  return game >= MOST_GAMES || wins.some((count) => count > setup.bestOf / 2);
}

/** Whether the match waits for its next game to start. */
export function isBetween(course: Course, state: GameState): boolean {
  if (!course.setup.fair) return false;
  // A player may concede at any time (CR 104.3a), before the first game has been dealt, too.
  return state.result === null ? course.game === 0 : !isDecided(course);
}

export function isMatchOver(course: Course, state: GameState): boolean {
  return state.result !== null && !isBetween(course, state);
}

/** The course after a game has ended: who has won it, and who chooses the starting player (the loser, if there is one). */
export function afterGame(course: Course, state: GameState): Course {
  const winners = state.result?.winners ?? [];
  const losers = state.players.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  return {
    ...course,
    wins: course.wins.map((count, seat) => count + (winners.includes(seat) ? 1 : 0)),
    chooser: winners.length > 0 && losers.length === 1 ? (losers[0] ?? null) : course.chooser,
  };
}

export type Begun =
  | ({ readonly ok: true; readonly course: Course } & Step)
  | { readonly ok: false; readonly error: WireError };

/** Starts the next game of a match, with the decks of that moment and the entropy of every seat. */
export function beginGame(course: Course, last: GameState, input: BeginInput): Begun {
  if (!isBetween(course, last)) return refused("no game is waiting to start");
  const { setup } = course;
  const game = course.game + 1;
  const players: GameSetup["players"][number][] = [];
  for (const [seat, player] of setup.players.entries()) {
    const cards = deckFor(setup, seat, input.decks?.[seat] ?? null);
    if (!cards) return refused(`the deck of seat ${seat} is not made of that seat's cards`);
    players.push({ ...player, ...cards });
  }
  const entropy = setup.players.map((_, seat) => input.entropy[seat] ?? null);
  const begins = input.begins ?? null;
  const { startingSeat: _first, ...terms } = setup;
  const step = startGame({
    ...terms,
    ...chanceOf(setup.seed, game, entropy),
    players,
    firstDecision: last.nextDecision,
    ...(begins === null ? {} : { startingSeat: begins }),
  });
  return { ok: true, course: { ...course, game, decks: input.decks ?? [] }, ...step };
}

/** What a seat plays a game with: its deck, and what it owns outside the game (CR 400.11a). */
export type SeatCards = Pick<Required<GameSetup["players"][number]>, "deck" | "sideboard">;

/** A deck of exactly as many cards as before, all from the seat's deck and sideboard, and what is left of them; `null` for any other. */
export function deckFor(setup: MatchSetup, seat: number, wanted: readonly string[] | null): SeatCards | null {
  const first = setup.players[seat]?.deck;
  if (!first) return null;
  const sideboard = setup.sideboards[seat] ?? [];
  if (wanted === null) return { deck: first, sideboard };
  if (wanted.length !== first.length) return null;
  const left = [...first, ...sideboard];
  const deck: CardDefinition[] = [];
  for (const id of wanted) {
    const at = left.findIndex((card) => definitionId(card) === id);
    if (at < 0) return null;
    deck.push(...left.splice(at, 1));
  }
  return { deck, sideboard: left };
}

function refused(message: string): Begun {
  return { ok: false, error: { code: "notOffered", message } };
}
