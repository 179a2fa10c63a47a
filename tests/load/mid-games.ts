/** Matches that are in the middle of a game: written to a journal as if their process had gone, so that a server takes them over. */
import { randomUUID } from "node:crypto";
import { greedyBot } from "@spellroom/bots";
import { rulesetById } from "@spellroom/cards";
import { playGame, presetDecks, seededChance } from "@spellroom/cli";
import type { WireChoice } from "@spellroom/protocol";
import { applyInput, ENGINE_VERSION, hashState, startGame } from "@spellroom/rules";
import { type Journal, type JournalEntry, type NewMatch, storeSetup } from "@spellroom/server";

/** Inputs that have been made in each: some turns. */
const INPUTS = 90;
/** Different games; the matches are played from these. */
const GAMES = 12;

/** An answer that is still to be given. */
export interface Move {
  readonly seat: number;
  readonly decision: number;
  readonly choice: WireChoice;
}

/** A game so far, which is what its journal would hold, and how it will go on. */
export interface MidGame {
  readonly setup: ReturnType<typeof storeSetup>;
  readonly rulesetId: string;
  readonly entries: readonly JournalEntry[];
  readonly moves: readonly Move[];
}

export interface SeatedMatch {
  readonly matchId: string;
  readonly tokens: readonly [string, string];
  readonly moves: readonly Move[];
}

/** Plays the games that matches are begun from. Each is long enough to go on for a while. */
export function midGames(): readonly MidGame[] {
  const games: MidGame[] = [];
  for (let seed = 1; games.length < GAMES; seed++) {
    const game = midGame(seed);
    if (game) games.push(game);
  }
  return games;
}

function midGame(seed: number): MidGame | null {
  const decks = presetDecks();
  const chance = seededChance(seed);
  const ruleset = rulesetById("full");
  const players = [0, 1].map((seat) => ({
    name: `Player ${seat + 1}`,
    deck: decks[(seed + seat * 2) % decks.length]?.cards ?? [],
  }));
  const setup = { ruleset, seed: seed.toString(16).padStart(64, "0"), players };
  const played = playGame({
    setup,
    bots: (definition) => players.map(() => greedyBot({ definition, chance })),
    maximumDecisions: 6_000,
  });
  if (played.inputs.length < INPUTS * 3) return null;
  const moves = played.inputs.flatMap(({ input, wire }): Move[] =>
    input.kind === "choose" ? [{ seat: input.seat, decision: input.decision, choice: wire }] : [],
  );
  let { state } = startGame(setup);
  const entries = played.inputs.slice(0, INPUTS).map(({ input }, at) => {
    const next = applyInput(state, input);
    if (!next.ok) throw new Error("a played input is refused");
    state = next.state;
    return { input: { kind: "choose", ...moves[at] }, stateHash: hashState(state) };
  });
  return { setup: storeSetup(setup, ruleset), rulesetId: ruleset.id, entries, moves: moves.slice(INPUTS) };
}

/** Writes a match between two accounts into the journal, owned by nobody who lives. */
export async function writeMatch(
  journal: Journal,
  game: MidGame,
  accounts: readonly string[],
): Promise<string> {
  const id = randomUUID();
  const match: NewMatch = {
    id,
    owner: "a-process-that-is-gone",
    format: "presets",
    ruleset: game.rulesetId,
    engineVersion: String(ENGINE_VERSION),
    visibility: "public",
    origin: "private",
    rematchOf: null,
    seats: accounts.map((accountId, seat) => ({
      seat,
      accountId,
      bot: null,
      name: `Player ${seat + 1}`,
      deck: { preset: "ember-rush" },
    })),
    setup: game.setup.setup,
    definitions: game.setup.definitions,
  };
  const created = await journal.create(match);
  if (created.outcome !== "created") throw new Error(`a match was not made: ${created.outcome}`);
  const appended = await journal.append(id, created.epoch, 1, game.entries);
  if (appended.outcome !== "durable") throw new Error(`a journal was not written: ${appended.outcome}`);
  return id;
}
