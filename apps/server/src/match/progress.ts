/**
 * How a match that this process owns goes on: what is done is written, then it is so, then everybody is told. Whoever calls
 * this does so from within the match's mailbox.
 */
import type { ChooseReply, CourseView, StatusView, WireError } from "@spellroom/protocol";
import { type GameState, StateHasher } from "@spellroom/rules";
import type { JournalEntry } from "../storage/journal.ts";
import type { AccordInput } from "./accord.ts";
import { Answered } from "./answered.ts";
import { Audiences } from "./audiences.ts";
import { refusesMore } from "./journal-limits.ts";
import { leaveToNobody } from "./left-alone.ts";
import type { LiveMatchParts, Resumed } from "./live-match-parts.ts";
import { MatchTime } from "./match-time.ts";
import { NextGame } from "./next-game.ts";
import { Offers } from "./offers.ts";
import { outcomesOf } from "./outcomes.ts";
import { Pen } from "./pen.ts";
import { STEADY_TIME, type TimeSource } from "./play-time.ts";
import { MOVED } from "./refusals.ts";
import { SeatAutomations } from "./seat-automations.ts";
import { Snapshots } from "./snapshots.ts";
import { type FoldedStep, isOver, type Standing } from "./standing.ts";
import type { StoredInput } from "./stored-input.ts";
import { Telling } from "./telling.ts";
import { Work } from "./work.ts";

/** An input with what the room knows of its coming. */
interface Coming {
  /** When an answer came, before it waited for its turn. */
  readonly at?: number;
}

/** What the match does when nobody has done anything, each by its own way into the mailbox, and what it knows of its watchers. */
export interface ProgressCalls {
  /** Something has run out. */
  readonly ring: () => void;
  /** Nobody is waited for any longer before the next game. */
  readonly begin: () => void;
  /** More automatic answers are to be given than one change has room for. */
  readonly automateOn: () => void;
  /** How many inputs everybody has been shown, those who watch with a delay too. */
  readonly shownToAll: () => number;
}

export class Progress {
  readonly audiences = new Audiences();
  readonly automations: SeatAutomations;
  readonly telling: Telling;
  readonly offers = new Offers();
  readonly source: TimeSource;
  readonly time: MatchTime | null;
  readonly answered: Answered;
  readonly next: NextGame;
  readonly connected: boolean[];
  watchers = 0;
  readonly #parts: LiveMatchParts;
  readonly #calls: ProgressCalls;
  readonly #people: readonly number[];
  readonly #hasher = new StateHasher();
  readonly #pen: Pen;
  readonly #snapshots: Snapshots;
  #standing: Standing;
  #closed = false;
  #finished: boolean;

  constructor(parts: LiveMatchParts, resumed: Resumed, calls: ProgressCalls) {
    this.#parts = parts;
    this.#calls = calls;
    this.source = parts.time ?? STEADY_TIME;
    this.#pen = new Pen(parts, {
      isClosed: () => this.#closed,
      tell: (notice) => this.audiences.notice(notice),
    });
    this.#snapshots = new Snapshots(parts, resumed.journalLength);
    this.#standing = resumed.standing;
    this.#finished = resumed.finished;
    this.answered = new Answered(resumed.answers);
    const bots = parts.seats.map((seat) => seat.bot !== null);
    this.connected = [...bots];
    this.automations = new SeatAutomations(bots);
    const facts = () => ({
      matchId: parts.matchId,
      connected: this.connected,
      bots,
      watchers: this.watchers,
      handsShown: this.#standing.accord.handsShown,
    });
    this.telling = new Telling(bots.length, resumed.history, this.state, facts);
    const people = bots.map((bot) => !bot);
    this.#people = people.flatMap((isPerson, seat) => (isPerson ? [seat] : []));
    const { timing } = parts.terms;
    const { source } = this;
    this.time = timing
      ? new MatchTime({ timing, timed: people, ring: calls.ring, source }, resumed.clocks)
      : null;
    this.time?.start(this.state, this.#standing.seq > 0);
    if (this.isPaused) this.time?.pause();
    this.next = new NextGame({ people, onTime: calls.begin });
    this.next.follow(this.#standing);
  }

  get standing(): Standing {
    return this.#standing;
  }

  get state(): GameState {
    return this.#standing.state;
  }

  get isOver(): boolean {
    return isOver(this.#standing);
  }

  get isPaused(): boolean {
    return this.#standing.accord.paused;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get status(): StatusView {
    const course = this.#course();
    return { ...(course ? { course } : {}), offer: this.offers.open, paused: this.isPaused };
  }

  #course(): CourseView | null {
    const { game, wins, setup } = this.#standing.course;
    const waiting = this.next.view();
    return setup.bestOf === 1 && !waiting ? null : { game, bestOf: setup.bestOf, wins, waiting };
  }

  /** A reply by what came of it: everything has been done up to the number that it names. */
  replyWith(error: WireError | null): ChooseReply {
    return error ? { ok: false, error } : { ok: true, seq: this.telling.seq };
  }

  /**
   * Journal first, then state, then everybody is told (the order that loses nothing). What the automation answers after it is
   * written and told together with it; without an input it is all that is done.
   */
  async carryOut(
    input: StoredInput | null,
    { at = this.source.now }: Coming = {},
  ): Promise<WireError | null> {
    if (this.#closed) return MOVED;
    const work = new Work(this.#standing, this.#hasher);
    if (input) {
      const error = refusesMore(this.#standing, input.kind) ?? work.add(input);
      if (error) return error;
      this.time?.charge(input, at, this.#standing);
    }
    leaveToNobody(work, this.#people);
    const mayAnswer = !this.isPaused && refusesMore(work.standing, "choose") === null;
    const hasMore = mayAnswer && this.automations.answer(work);
    if (work.entries.length === 0) return null;
    if (!input) this.time?.drop(at);
    const states = work.steps.map((step) => step.state);
    this.time?.passTurns(this.state, states);
    if (!(await this.#write(work))) return MOVED;
    this.#standing = work.standing;
    if (input) this.#afterInput(input);
    this.time?.askNext(this.state);
    const waited = this.next.waits;
    if (input?.kind === "begin" || this.state.result) this.next.follow(this.#standing);
    const { waits } = this.next;
    this.publish(work.steps, waits);
    if (waited || waits) this.tellStatus();
    this.#noteForSnapshot();
    await this.finish();
    if (hasMore) this.#calls.automateOn();
    return null;
  }

  /** Answers what can be answered by settings that have changed. */
  async settle(tell = false): Promise<ChooseReply> {
    if (this.isPaused) return this.replyWith(null);
    const error = await this.carryOut(null);
    if (!error && tell) this.publish([]);
    return this.replyWith(error);
  }

  /** Begins the next game of the match, if one waits. */
  async begin(): Promise<void> {
    const input = this.#closed ? null : this.next.input();
    if (input) await this.carryOut(input);
  }

  /** Keeps what is not part of the game, before anybody is told of it. */
  async agree(input: AccordInput): Promise<WireError | null> {
    if (this.#closed) return MOVED;
    const work = new Work(this.#standing, this.#hasher);
    const error = work.add(input);
    if (error) return error;
    if (!(await this.#write(work))) return MOVED;
    this.#standing = work.standing;
    this.publish(work.steps);
    this.#noteForSnapshot();
    return null;
  }

  /** Keeps the result of a match that is over, if that is still to be done. */
  async finish(): Promise<void> {
    if (this.#finished || this.#closed || !this.isOver) return;
    const { journal, matchId, epoch, logger } = this.#parts;
    const result = await journal.finish(matchId, epoch, outcomesOf(this.#standing));
    if (result.outcome === "durable") this.#finished = true;
    else if (result.reason === "fenced") this.close();
    else logger.warn({ matchId, reason: result.reason }, "The result could not be stored");
  }

  /** Ends all that this process does for the match. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.time?.stop();
    this.next.stop();
    this.audiences.closed();
  }

  /** @param anew whether everybody needs a snapshot: something is told that is not part of the game */
  publish(steps: readonly FoldedStep[], anew = false): void {
    const clock = this.time?.view ?? null;
    const { passing } = this.automations;
    const publication = this.telling.publish(steps, this.#standing, { clock, passing });
    this.audiences.publish(anew ? { ...publication, anew } : publication);
    this.telling.commands.trim(this.#calls.shownToAll());
    this.time?.setAlarm();
  }

  tellStatus(): void {
    this.audiences.status(this.status);
  }

  tellClock(): void {
    if (!this.time) return;
    this.audiences.time(this.time.view);
    this.time.setAlarm();
  }

  #afterInput(input: StoredInput): void {
    if (input.kind === "takeBack" || input.kind === "begin") this.answered.forget();
    if (input.kind === "takeBack") this.time?.restore(input);
    if (input.kind !== "choose") return;
    const { seat, decision, choice } = input;
    if (input.by === undefined) this.answered.take(seat, { decision, choice });
    if (this.offers.drop("takeBack")) this.tellStatus();
  }

  /** Keeps what was done; a match that another process has is closed here. */
  async #write(work: Work): Promise<boolean> {
    const entries: readonly JournalEntry[] = work.entriesWith(this.time?.stored ?? null);
    const written = await this.#pen.write(this.#standing.seq + 1, entries, work.standing.state);
    if (written === "refused") this.close();
    return written === "durable";
  }

  #noteForSnapshot(): void {
    const { answers } = this.answered;
    this.#snapshots.note({ standing: this.#standing, answers, clocks: this.time?.stored ?? null });
  }
}
