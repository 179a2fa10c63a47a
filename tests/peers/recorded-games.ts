/** Games of bots as what each viewer of a match is shown after every choice: the same ones that the wire figures are of. */
import fs from "node:fs";
import { benchGames } from "@spellroom/cli";
import type { GameState } from "@spellroom/rules";
import { eventViews, type KeyBook, openKeyBook, project, tidyKeys } from "@spellroom/view";
import { z } from "zod";

/** Both seats and a watcher. */
export const VIEWERS = [0, 1, null] as const;

const stepSchema = z.object({
  /** The seat whose choice led here; null at the start. */
  chooser: z.number().nullable(),
  table: z.unknown(),
  /** What each seat alone is shown: its hand, what else it knows, and what it is asked. */
  seats: z.array(z.unknown()).readonly(),
  /** What each viewer is told of, in the order of `VIEWERS`. */
  events: z.array(z.unknown()).readonly(),
});
const gamesSchema = z.array(z.array(stepSchema));
/** A match after a choice. */
export type Step = z.infer<typeof stepSchema>;

/** Plays games and writes down what their viewers are shown. */
export function recordGames(count: number): readonly (readonly Step[])[] {
  const games: Recorded[] = [];
  benchGames("greedy", count, (game, { state, events }) => {
    const recorded = games[game] ?? new Recorded(state);
    games[game] = recorded;
    recorded.add(state, events);
  });
  return games.map(({ steps }) => steps);
}

class Recorded {
  readonly steps: Step[] = [];
  readonly #book: KeyBook;
  #asked: number | null = null;

  constructor(state: GameState) {
    this.#book = openKeyBook(state.players.length);
  }

  add(state: GameState, events: Parameters<typeof eventViews>[2]): void {
    const seq = this.steps.length + 1;
    const { table, seats } = project(state, this.#book, {
      matchId: "0".repeat(20),
      seq,
      connected: [true, true],
      bots: [true, true],
      watchers: 1,
    });
    const told = VIEWERS.map((viewer) => eventViews(state, this.#book, events, viewer));
    tidyKeys(state, this.#book, seats);
    this.steps.push({ chooser: this.#asked, table, seats, events: told });
    this.#asked = state.decision?.seat ?? null;
  }
}

export function writeGames(file: string, games: readonly (readonly Step[])[]): void {
  fs.writeFileSync(file, JSON.stringify(games));
}

/**
 * Reads games, with equal parts of them shared: a server whose heap is full of copies of what it plays back would be measured
 * with their collection.
 */
export function readGames(file: string): readonly (readonly Step[])[] {
  const shared = new Map<string, unknown>();
  const reviver = (_: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const text = JSON.stringify(value);
    const before = shared.get(text);
    if (before !== undefined) return before;
    shared.set(text, Object.freeze(value));
    return value;
  };
  return gamesSchema.parse(JSON.parse(fs.readFileSync(file, "utf8"), reviver));
}

/** What one viewer is shown of a step. */
export function shown({ table, seats, events }: Step, viewer: number | null): unknown {
  return {
    table,
    own: viewer === null ? null : seats[viewer],
    events: events[viewer ?? VIEWERS.length - 1],
  };
}
