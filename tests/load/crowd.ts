/** People at human pace, two for each match; and how long everybody's patch took after each choice. */
import { apiOf } from "../support/people.ts";
import { Connection } from "./connection.ts";
import type { Move, SeatedMatch } from "./mid-games.ts";

/** A choice every so often at each table, on the average. */
const PACE_MS = 2_000;
const ENTRIES_AT_ONCE = 8;

export interface Tally {
  readonly latencies: readonly number[];
  readonly patches: number;
  readonly refused: number;
}

interface Telling {
  readonly latency: (milliseconds: number) => void;
  readonly patch: () => void;
  readonly refusal: () => void;
}

/** One match and its two players, who continue as they would have. */
class Table {
  readonly #moves: readonly Move[];
  readonly #tell: Telling;
  #connections: readonly Connection[] = [];
  #done = 0;
  #isRefused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The choice that is under way, and how many of the players have not heard of it yet. */
  #sent: { readonly at: number; missing: number } | null = null;

  private constructor(moves: readonly Move[], tell: Telling) {
    this.#moves = moves;
    this.#tell = tell;
  }

  static async open(url: string, { matchId, tokens, moves }: SeatedMatch, tell: Telling): Promise<Table> {
    const table = new Table(moves, tell);
    const connections: Connection[] = [];
    for (const token of tokens) {
      const { seat, reservation } = await apiOf(url, token).matches.seat({ match: matchId });
      connections[seat] = await Connection.enter(url, reservation, {
        told: () => table.#told(),
        replied: (taken) => {
          if (!taken) table.#refused();
        },
      });
    }
    table.#connections = connections;
    return table;
  }

  get isOver(): boolean {
    return this.#isRefused || this.#done >= this.#moves.length;
  }

  /** Has the deciding seat choose after a while, again and again. */
  play(): void {
    // Exponential waiting times: people don't act in step.
    this.#timer = setTimeout(() => this.#act(), -Math.log(1 - Math.random()) * PACE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const connection of this.#connections) connection.close();
  }

  #act(): void {
    const move = this.#moves[this.#done];
    if (!move || this.#isRefused) return;
    this.#done++;
    this.#sent = { at: performance.now(), missing: this.#connections.length };
    this.#connections[move.seat]?.choose(move.decision, move.choice);
  }

  #told(): void {
    this.#tell.patch();
    const sent = this.#sent;
    if (!sent) return;
    sent.missing--;
    if (sent.missing > 0) return;
    this.#sent = null;
    this.#tell.latency(performance.now() - sent.at);
    this.play();
  }

  /** A match that went another way than foreseen can't be gone on with. */
  #refused(): void {
    this.#isRefused = true;
    this.#tell.refusal();
  }
}

export class Crowd {
  readonly #tables: Table[] = [];
  /** Tables whose players have not begun. */
  readonly #waiting: Table[] = [];
  readonly #url: string;
  #latencies: number[] = [];
  #patches = 0;
  #refused = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Matches that are still played. */
  get tables(): number {
    return this.#tables.filter(({ isOver }) => !isOver).length;
  }

  /** Brings both players of each match to their table. */
  async sitDown(matches: readonly SeatedMatch[]): Promise<void> {
    const tell: Telling = {
      latency: (milliseconds) => this.#latencies.push(milliseconds),
      patch: () => {
        this.#patches++;
      },
      refusal: () => {
        this.#refused++;
      },
    };
    const opened: Table[] = [];
    for (let at = 0; at < matches.length; at += ENTRIES_AT_ONCE) {
      const some = matches.slice(at, at + ENTRIES_AT_ONCE);
      opened.push(...(await Promise.all(some.map((match) => Table.open(this.#url, match, tell)))));
    }
    this.#tables.push(...opened);
    this.#waiting.push(...opened);
  }

  /** Lets those play who have sat down since. */
  play(): void {
    for (const table of this.#waiting.splice(0)) table.play();
  }

  /** Forgets what was measured so far. */
  begin(): void {
    this.#latencies = [];
    this.#patches = 0;
    this.#refused = 0;
  }

  tally(): Tally {
    return { latencies: [...this.#latencies], patches: this.#patches, refused: this.#refused };
  }

  close(): void {
    for (const table of this.#tables) table.stop();
  }
}
