/**
 * How a match that this process owns advances: a change is written to the journal, then takes effect, then is published. Who calls
 * this does so from within the match's mailbox.
 */
import {
  type AgreementInput,
  isOver,
  leaveToNobody,
  type MatchPosition,
  type MatchStep,
  MatchViews,
  MOVED,
  PendingInputs,
  refusedName,
  refusesMore,
  SeatAutomations,
  Shortcuts,
  type StoredInput,
} from "@spellroom/match";
import type { CastView, ChooseReply, CourseView, StatusView, WireError } from "@spellroom/protocol";
import { type GameState, StateHasher } from "@spellroom/rules";
import type { JournalEntry } from "../../storage/journal.ts";
import { JournalWriter } from "../journal/journal-writer.ts";
import { outcomesOf } from "../journal/match-result.ts";
import type { Resumed } from "../journal/resume.ts";
import { SnapshotWriter } from "../journal/snapshot-writer.ts";
import { MatchTime } from "../time/match-time.ts";
import { STEADY_TIME, type TimeSource } from "../time/play-time.ts";
import { Audiences } from "../views/audiences.ts";
import { DEFLATED } from "../views/packed-text.ts";
import { LastChoices } from "./last-choices.ts";
import type { LiveMatchParts } from "./live-match-parts.ts";
import { NextGame } from "./next-game.ts";
import { Offers } from "./offers.ts";

/** An input with what the room knows of its coming. */
interface Coming {
  /** When an answer came, before it waited for its turn. */
  readonly at?: number;
}

/** How long one part of a shortcut takes at most, apart from the choices of others, and how many choices it has. */
const MOMENT_MS = 40;
const MOST_TOGETHER = 200;

/** What the runner needs of its match. */
export interface RunnerCalls {
  /**
   * Puts into the mailbox what happens by itself: time has run out; nobody is waited for any longer before the next game; there
   * are more automatic choices to make than one change has room for, or more repetitions of a shortcut.
   */
  readonly byItself: (command: "timeOut" | "beginGame" | "automate" | "repeat") => void;
  /** How many inputs everybody has been shown, those who watch with a delay too. */
  readonly shownToAll: () => number;
}

export class MatchRunner {
  readonly audiences = new Audiences();
  readonly automations: SeatAutomations;
  readonly views: MatchViews;
  readonly offers = new Offers();
  readonly shortcuts: Shortcuts;
  readonly source: TimeSource;
  readonly time: MatchTime | null;
  readonly lastChoices: LastChoices;
  readonly next: NextGame;
  readonly connected: boolean[];
  watchers = 0;
  readonly #parts: LiveMatchParts;
  readonly #calls: RunnerCalls;
  readonly #people: readonly number[];
  readonly #hasher = new StateHasher();
  readonly #writer: JournalWriter;
  readonly #snapshots: SnapshotWriter;
  #position: MatchPosition;
  #closed = false;
  #willRepeat = false;
  #finished: boolean;

  constructor(parts: LiveMatchParts, resumed: Resumed, calls: RunnerCalls) {
    this.#parts = parts;
    this.shortcuts = new Shortcuts(parts.epoch);
    this.#calls = calls;
    this.source = parts.time ?? STEADY_TIME;
    this.#writer = new JournalWriter(parts, {
      isClosed: () => this.#closed,
      tell: (notice) => this.audiences.notice(notice),
    });
    this.#snapshots = new SnapshotWriter(parts, resumed.journalLength);
    this.#position = resumed.position;
    this.#finished = resumed.finished;
    this.lastChoices = new LastChoices(resumed.answers);
    const bots = parts.seats.map((seat) => seat.bot !== null);
    this.connected = [...bots];
    this.automations = new SeatAutomations(bots);
    const facts = () => ({
      matchId: parts.matchId,
      connected: this.connected,
      bots,
      watchers: this.watchers,
      handsShown: this.#position.agreement.handsShown,
    });
    this.views = new MatchViews(bots.length, resumed.history, this.state, facts, DEFLATED);
    const people = bots.map((bot) => !bot);
    this.#people = people.flatMap((isPerson, seat) => (isPerson ? [seat] : []));
    const { timing } = parts.terms;
    const { source } = this;
    this.time = timing
      ? new MatchTime(
          { timing, timed: people, ring: () => calls.byItself("timeOut"), source },
          resumed.clocks,
        )
      : null;
    this.time?.start(this.state, this.#position.seq > 0);
    if (this.isPaused) this.time?.pause();
    this.next = new NextGame({ people, onTime: () => calls.byItself("beginGame") });
    this.next.follow(this.#position);
  }

  get position(): MatchPosition {
    return this.#position;
  }

  get state(): GameState {
    return this.#position.state;
  }

  /** People who are still in the game: those who are asked where players agree on something. */
  get voters(): readonly number[] {
    return this.#people.filter((seat) => this.state.players[seat]?.lost === null);
  }

  /** Why that name can't be chosen for the open decision, by what is known of all cards. */
  refusedName(input: StoredInput): WireError | null {
    return refusedName(this.state.decision, input, this.#parts.cardNamed);
  }

  get isOver(): boolean {
    return isOver(this.#position);
  }

  get isPaused(): boolean {
    return this.#position.agreement.paused;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get status(): StatusView {
    const course = this.#course();
    const { cast } = this;
    const shortcut = this.shortcuts.view;
    return {
      ...(course ? { course } : {}),
      offer: this.offers.open,
      paused: this.isPaused,
      ...(cast ? { cast } : {}),
      ...(shortcut ? { shortcut } : {}),
    };
  }

  /** Where both hands may be shown to watchers: two people play, and what is shown is old by then. */
  get cast(): CastView | null {
    const { seats, terms } = this.#parts;
    const isPossible = terms.watchDelayMs > 0 && seats.length === 2 && this.#people.length === 2;
    return isPossible ? { on: this.#position.agreement.cast, delayMs: terms.watchDelayMs } : null;
  }

  #course(): CourseView | null {
    const { game, wins, setup } = this.#position.course;
    const waiting = this.next.view();
    return setup.bestOf === 1 && !waiting ? null : { game, bestOf: setup.bestOf, wins, waiting };
  }

  /** A reply with the outcome: everything up to the sequence number in it has been done. */
  replyWith(error: WireError | null): ChooseReply {
    return error ? { ok: false, error } : { ok: true };
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
    // What is agreed on goes before the settings.
    if (!input && this.shortcuts.isRunning) return null;
    const pending = new PendingInputs(this.#position, this.#hasher);
    if (input) {
      const error = refusesMore(this.#position, input.kind) ?? pending.add(input);
      if (error) return error;
      // The player who is asked about a shortcut hasn't made the choice that makes it void.
      if (this.shortcuts.asked !== null) this.time?.drop(at);
      this.time?.charge(input, at, this.#position);
    }
    leaveToNobody(pending, this.#people);
    const hasMore = this.#answerBySettings(pending);
    if (pending.entries.length === 0) return null;
    if (!input) this.time?.drop(at);
    if (!(await this.#commit(pending, input))) return MOVED;
    if (hasMore) this.#calls.byItself("automate");
    return null;
  }

  /**
   * Makes the next choices of the shortcut that the players have agreed to, as many as take a moment, so that whatever else is
   * asked of the match has its turn between them.
   */
  async repeat(): Promise<void> {
    const { shortcuts } = this;
    this.#willRepeat = false;
    if (this.#closed || !shortcuts.isRunning) return;
    const pending = new PendingInputs(this.#position, this.#hasher);
    const until = performance.now() + MOMENT_MS;
    if (this.isPaused) shortcuts.interrupt("paused");
    else
      shortcuts.carryOn(pending, () => pending.entries.length < MOST_TOGETHER && performance.now() < until);
    const hasMore = !shortcuts.isRunning && this.#answerBySettings(pending);
    if (pending.entries.length > 0) {
      shortcuts.belongTo(pending.position.state);
      this.time?.drop(this.source.now);
      if (!(await this.#commit(pending, null))) shortcuts.interrupt();
    }
    this.tellStatus();
    if (shortcuts.isRunning) this.#repeatLater();
    else if (hasMore) this.#calls.byItself("automate");
  }

  /** A shortcut has been proposed, answered or given up: the time runs for the player who is asked now. */
  tellShortcut(): void {
    this.time?.askNext(this.state, this.shortcuts.asked);
    this.tellStatus();
    this.tellClock();
    if (this.shortcuts.isRunning) this.#repeatLater();
  }

  /** Once, however often it is asked for. */
  #repeatLater(): void {
    if (this.#willRepeat) return;
    this.#willRepeat = true;
    void this.#parts.turns.take().then(() => this.#calls.byItself("repeat"));
  }

  #answerBySettings(pending: PendingInputs): boolean {
    const mayAnswer = !this.isPaused && refusesMore(pending.position, "choose") === null;
    return mayAnswer && this.automations.answer(pending, this.shortcuts.held);
  }

  /** @returns whether it could be written; else nothing has changed */
  async #commit(pending: PendingInputs, input: StoredInput | null): Promise<boolean> {
    const states = pending.steps.map((step) => step.state);
    this.time?.passTurns(this.state, states);
    if (!(await this.#write(pending))) return false;
    this.#position = pending.position;
    if (input) this.#afterInput(input);
    if (this.shortcuts.follow(this.state)) this.tellStatus();
    this.time?.askNext(this.state, this.shortcuts.asked);
    const waited = this.next.waits;
    if (input?.kind === "begin" || this.state.result) this.next.follow(this.#position);
    const { waits } = this.next;
    this.publish(pending.steps, waits);
    if (waited || waits) this.tellStatus();
    this.#noteForSnapshot();
    await this.finish();
    return true;
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
  async agree(input: AgreementInput): Promise<WireError | null> {
    if (this.#closed) return MOVED;
    const pending = new PendingInputs(this.#position, this.#hasher);
    const error = pending.add(input);
    if (error) return error;
    if (!(await this.#write(pending))) return MOVED;
    this.#position = pending.position;
    this.publish(pending.steps);
    this.#noteForSnapshot();
    return null;
  }

  /** Keeps the result of a match that is over, if that is still to be done. */
  async finish(): Promise<void> {
    if (this.#finished || this.#closed || !this.isOver) return;
    const { journal, matchId, epoch, logger } = this.#parts;
    const result = await journal.finish(matchId, epoch, outcomesOf(this.#position));
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

  /** @param needsSnapshot whether everyone needs a snapshot, because something is told that is not part of the game */
  publish(steps: readonly MatchStep[], needsSnapshot = false): void {
    const clock = this.time?.view ?? null;
    const { passing } = this.automations;
    const publication = this.views.publish(steps, this.#position, { clock, passing });
    this.audiences.publish(needsSnapshot ? { ...publication, needsSnapshot } : publication);
    this.views.commands.trim(this.shownToAll);
    this.time?.setAlarm();
  }

  /** How many inputs everybody has been shown, those who watch with a delay too. */
  get shownToAll(): number {
    return this.#calls.shownToAll();
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
    if (input.kind === "takeBack" || input.kind === "begin") this.lastChoices.forget();
    if (input.kind === "takeBack") this.time?.restore(input);
    if (input.kind !== "choose") return;
    const { seat, decision, choice } = input;
    if (input.by === undefined) this.lastChoices.take(seat, { decision, choice });
    if (this.offers.drop("takeBack")) this.tellStatus();
  }

  /** Keeps what was done; a match that another process has is closed here. */
  async #write(pending: PendingInputs): Promise<boolean> {
    const entries: readonly JournalEntry[] = pending.entriesWith(this.time?.stored ?? null);
    const written = await this.#writer.write(this.#position.seq + 1, entries, pending.position.state);
    if (written === "refused") this.close();
    return written === "durable";
  }

  #noteForSnapshot(): void {
    const { answers } = this.lastChoices;
    this.#snapshots.note({ position: this.#position, answers, clocks: this.time?.stored ?? null });
  }
}
