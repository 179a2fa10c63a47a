/**
 * A match that this process owns. Everything that changes it is a command: those of seats, however they arrive, and what
 * happens by itself. Commands go through the match's mailbox, one at a time in the order of arrival.
 */
import { isLeftAlone } from "@spellroom/match";
import type { RequestReplies, SeatCommand, SeatCommandName } from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import type { JournalSeat } from "../../storage/journal.ts";
import type { Resumed } from "../journal/resume.ts";
import type { Audiences } from "../views/audiences.ts";
import { Agreements } from "./agreements.ts";
import { type CommandContext, OWN_EXECUTORS, type OwnCommandName, SEAT_EXECUTORS } from "./commands.ts";
import type { LiveMatchParts } from "./live-match-parts.ts";
import { Mailbox } from "./mailbox.ts";
import { MatchReader } from "./match-reader.ts";
import { MatchRunner } from "./match-runner.ts";
import { Presence } from "./presence.ts";

export class LiveMatch {
  readonly matchId: string;
  readonly epoch: number;
  readonly seats: readonly JournalSeat[];
  readonly presence: Presence;
  readonly reader: MatchReader;
  /** Who is told of every change. */
  readonly audiences: Audiences;
  readonly #parts: LiveMatchParts;
  readonly #mailbox = new Mailbox();
  readonly #runner: MatchRunner;
  readonly #context: CommandContext;

  constructor(parts: LiveMatchParts, resumed: Resumed) {
    this.#parts = parts;
    this.matchId = parts.matchId;
    this.epoch = parts.epoch;
    this.seats = parts.seats;
    this.#runner = new MatchRunner(parts, resumed, {
      byItself: (command) => this.#executeOwn(command),
      shownToAll: () => this.reader.shownTo(null),
    });
    this.audiences = this.#runner.audiences;
    this.#context = { runner: this.#runner, agreements: new Agreements(this.#runner) };
    this.presence = new Presence(parts.seats, this.#runner);
    this.reader = new MatchReader(parts, this.#runner);
    const people = parts.seats.flatMap(({ seat, bot }) => (bot === null ? [seat] : []));
    // A match that was left alone before bots left such ones.
    if (isLeftAlone(this.state, people)) this.#executeOwn("automate");
  }

  get state(): GameState {
    return this.#runner.state;
  }

  /** How many inputs the journal holds. */
  get length(): number {
    return this.#runner.position.seq;
  }

  get isOver(): boolean {
    return this.#runner.isOver;
  }

  get closed(): boolean {
    return this.#runner.closed;
  }

  /** Carries out what a seat asks for. What is refused changes nothing. */
  execute<Name extends SeatCommandName>(
    seat: number,
    { kind, request, seen }: SeatCommand<Name>,
  ): Promise<RequestReplies[Name]> {
    const at = this.#runner.source.now;
    return this.#mailbox.run(() => SEAT_EXECUTORS[kind](this.#context, { seat, request, at, seen }));
  }

  #executeOwn(command: OwnCommandName): void {
    const { matchId, logger } = this.#parts;
    const { execute, failure } = OWN_EXECUTORS[command];
    this.#mailbox
      .run(() => execute(this.#context))
      .catch((error: unknown) => logger.error({ error, matchId }, failure));
  }

  /** Keeps the result of a match that is over, if that is still to be done: the database may have been away. */
  conclude(): Promise<void> {
    return this.#mailbox.run(() => this.#runner.finish());
  }

  /** Ends all that this process does for the match; its players come in again wherever it goes on. */
  close(): void {
    this.#runner.close();
  }
}
