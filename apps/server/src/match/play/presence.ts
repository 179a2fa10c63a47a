/** Who is at a match: which seats are connected, how long it takes to reach them, and how many watch. */
import type { JournalSeat } from "../../storage/journal.ts";
import type { MatchRunner } from "./match-runner.ts";

export class Presence {
  readonly #seats: readonly JournalSeat[];
  readonly #runner: MatchRunner;

  constructor(seats: readonly JournalSeat[], runner: MatchRunner) {
    this.#seats = seats;
    this.#runner = runner;
  }

  /** Whether no player is connected and nobody watches. */
  get isEmpty(): boolean {
    const { watchers, connected } = this.#runner;
    return watchers === 0 && this.#seats.every((seat, at) => seat.bot !== null || !connected[at]);
  }

  setConnected(seat: number, connected: boolean): void {
    const { time, next, audiences, isOver } = this.#runner;
    if (this.#runner.connected[seat] === connected) return;
    this.#runner.connected[seat] = connected;
    time?.setAway(seat, !connected && !isOver);
    if (connected) next.startTime();
    this.#runner.publish([]);
    audiences.notice({ kind: "connection", seat, connected });
  }

  setWatchers(count: number): void {
    if (this.#runner.watchers === count) return;
    this.#runner.watchers = count;
    this.#runner.publish([]);
  }

  /** How long it takes to reach a seat and back, as the server measured it. */
  noteLag(seat: number, roundTripMs: number): void {
    this.#runner.time?.noteLag(seat, roundTripMs);
  }
}
