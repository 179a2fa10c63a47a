/**
 * A match that this process owns: its state, its journal and who is to be told. Everything goes through the mailbox; nothing
 * is told to anybody before it is in the journal.
 */
import { safeChoice } from "@spellroom/bots";
import {
  type Automation,
  type ChooseReply,
  type ChooseRequest,
  type CourseView,
  type NoticeMessage,
  type OfferKind,
  type OfferReply,
  type PassUntil,
  PROTOCOL_VERSION,
  type PublicTable,
  type ReadyRequest,
  type SnapshotMessage,
  type StatusView,
  type WireChoice,
  type WireError,
} from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import { type ExplanationView, explainObject } from "@spellroom/view";
import type { Logger } from "../logging/logger.ts";
import type { Journal, JournalEntry, JournalSeat } from "../storage/journal.ts";
import type { Audience } from "./audience.ts";
import { isBetween } from "./course.ts";
import { Mailbox } from "./mailbox.ts";
import { MatchTime } from "./match-time.ts";
import { Offers } from "./offers.ts";
import { Opening } from "./opening.ts";
import { outcomesOf } from "./outcomes.ts";
import { Pen } from "./pen.ts";
import { SeatAutomations } from "./seat-automations.ts";
import { Snapshots } from "./snapshots.ts";
import { type FoldedStep, isOver, planTakeBack, type Standing } from "./standing.ts";
import type { StoredClocks, StoredInput } from "./stored-input.ts";
import type { TableTerms } from "./stored-setup.ts";
import { Telling } from "./telling.ts";
import { WatchFeed } from "./watch-feed.ts";
import { Work } from "./work.ts";

export interface LiveMatchParts {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly journal: Journal;
  readonly epoch: number;
  readonly logger: Logger;
  /** How time runs, which may be not at all, and by how much watchers are behind. */
  readonly terms: TableTerms;
  /** New definitions (tokens) that everybody will ask for; must be there before anybody is told. */
  readonly keepDefinitions: (state: GameState) => Promise<void>;
}

export interface Resumed {
  readonly state: GameState;
  readonly journalLength: number;
  readonly standing: Standing;
  /** The last answer of each seat, so that a repeated one is recognised. */
  readonly answers: ReadonlyMap<number, ChooseRequest>;
  /** The latest steps up to the state, for the log. */
  readonly history: readonly FoldedStep[];
  /** Everybody's time as the journal has it. */
  readonly clocks: StoredClocks | null;
  readonly finished: boolean;
}

/** An input with what the room knows of its coming. */
interface Coming {
  /** When an answer came, before it waited for its turn. */
  readonly at?: number;
}

export class LiveMatch {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly #parts: LiveMatchParts;
  readonly #mailbox = new Mailbox();
  readonly #audiences = new Set<Audience>();
  readonly #connected: boolean[];
  readonly #automations: SeatAutomations;
  readonly #telling: Telling;
  readonly #offers = new Offers();
  readonly #pen: Pen;
  readonly #snapshots: Snapshots;
  readonly #time: MatchTime | null;
  readonly #answers: Map<number, ChooseRequest>;
  /** What this process replied to them; those that it found in the journal had their replies from another. */
  readonly #replies = new Map<number, ChooseReply>();
  #standing: Standing;
  /** While the next game waits to be begun. */
  #next: Opening | null = null;
  #watching: WatchFeed | null = null;
  #paused = false;
  #watchers = 0;
  #closed = false;
  #finished: boolean;

  constructor(parts: LiveMatchParts, resumed: Resumed) {
    this.#parts = parts;
    this.#pen = new Pen(parts, { isClosed: () => this.#closed, tell: (notice) => this.#tellAll(notice) });
    this.#snapshots = new Snapshots(parts, resumed.journalLength);
    this.matchId = parts.matchId;
    this.seats = parts.seats;
    this.#standing = resumed.standing;
    this.#finished = resumed.finished;
    this.#answers = new Map(resumed.answers);
    const bots = parts.seats.map((seat) => seat.bot !== null);
    this.#connected = [...bots];
    this.#automations = new SeatAutomations(bots);
    const facts = () => ({
      matchId: this.matchId,
      connected: this.#connected,
      bots,
      watchers: this.#watchers,
    });
    this.#telling = new Telling(bots.length, resumed.history, this.state, facts);
    const timed = bots.map((bot) => !bot);
    const { timing } = parts.terms;
    const ring = () => this.#ring();
    this.#time = timing ? new MatchTime({ timing, timed, ring }, resumed.clocks) : null;
    this.#time?.start(this.state, this.#standing.seq > 0);
    this.#awaitNextGame();
  }

  get state(): GameState {
    return this.#standing.state;
  }

  /** How many inputs the journal holds. */
  get length(): number {
    return this.#standing.seq;
  }

  get epoch(): number {
    return this.#parts.epoch;
  }

  get table(): PublicTable {
    return this.#telling.table;
  }

  get isOver(): boolean {
    return isOver(this.#standing);
  }

  /** Whether anybody is here. */
  get isEmpty(): boolean {
    return this.#watchers === 0 && this.seats.every((seat, at) => seat.bot !== null || !this.#connected[at]);
  }

  get closed(): boolean {
    return this.#closed;
  }

  get status(): StatusView {
    const course = this.#course();
    return { ...(course ? { course } : {}), offer: this.#offers.open, paused: this.#paused };
  }

  #course(): CourseView | null {
    const { game, wins, setup } = this.#standing.course;
    if (setup.bestOf === 1 && !this.#next) return null;
    return { game, bestOf: setup.bestOf, wins, waiting: this.#next?.view() ?? null };
  }

  attend(audience: Audience): void {
    this.#audiences.add(audience);
  }

  unattend(audience: Audience): void {
    this.#audiences.delete(audience);
  }

  /** What a seat (or a watcher, `null`) needs on coming in. */
  catchUp(seat: number | null): { readonly table: PublicTable; readonly snapshot: SnapshotMessage } {
    const own = seat === null ? null : this.#telling.ownOf(seat);
    return {
      table: this.#telling.table,
      snapshot: {
        protocol: PROTOCOL_VERSION,
        seq: this.#telling.seq,
        seat,
        known: own ? [...own.hand, ...own.known] : [],
        decision: own?.decision ?? null,
        log: this.#telling.logOf(seat),
        passing: seat === null ? null : (this.#automations.passing[seat] ?? null),
        status: this.status,
        ...(seat !== null && this.#next ? { opening: this.#next.viewOf(seat) } : {}),
        time: this.#time?.told ?? null,
      },
    };
  }

  /** What watchers are shown. With a delay it must run from the beginning, without one from when somebody watches. */
  get watching(): WatchFeed {
    this.#watching ??= new WatchFeed(this, this.#parts.terms.watchDelayMs);
    return this.#watching;
  }

  /** Begins to keep what is shown to watchers later; whoever opens a match that is watched with a delay sees to it. */
  keepForWatchers(): void {
    if (this.#parts.terms.watchDelayMs > 0) this.watching.catchUp();
  }

  /** The view of a bot's seat. */
  viewOf(seat: number) {
    return this.#telling.viewOf(seat);
  }

  /** A seat answers. The same answer to the same decision gets the same reply however often it comes. */
  choose(seat: number, request: ChooseRequest): Promise<ChooseReply> {
    const at = Date.now();
    return this.#mailbox.run(async () => {
      const earlier = this.#answers.get(seat);
      if (earlier?.decision === request.decision) {
        if (JSON.stringify(earlier.choice) === JSON.stringify(request.choice))
          return this.#replies.get(seat) ?? { ok: true, seq: this.#telling.seq };
        return { ok: false, error: CONTRADICTS };
      }
      if (this.#paused) return { ok: false, error: PAUSED };
      const input: StoredInput = { kind: "choose", seat, decision: request.decision, choice: request.choice };
      return this.#reply(seat, await this.#carryOut(input, { at }));
    });
  }

  #reply(seat: number, error: WireError | null): ChooseReply {
    if (error) return { ok: false, error };
    const reply: ChooseReply = { ok: true, seq: this.#telling.seq };
    this.#replies.set(seat, reply);
    return reply;
  }

  /** A seat is ready for the next game of the match. */
  ready(seat: number, request: ReadyRequest): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const next = this.#next;
      if (!next) return { ok: false, error: NOTHING_WAITS };
      const error = next.say(seat, request);
      if (error) return { ok: false, error };
      next.startTime();
      if (next.isComplete) await this.#beginNext(next);
      else this.#tellStatus();
      return { ok: true, seq: this.#telling.seq };
    });
  }

  async #beginNext(next: Opening): Promise<void> {
    if (this.#next !== next || this.#closed) return;
    await this.#carryOut(next.input());
  }

  /** Opens what the seats are asked before a game, where one waits to be begun. */
  #awaitNextGame(): void {
    const { course, state } = this.#standing;
    this.#next?.stop();
    this.#next = null;
    if (this.#closed || !isBetween(course, state)) return;
    const { matchId, logger } = this.#parts;
    const next: Opening = new Opening({
      course,
      people: this.seats.map(({ bot }) => bot === null),
      onTime: () =>
        void this.#mailbox
          .run(() => this.#beginNext(next))
          .catch((error: unknown) => logger.error({ error, matchId }, "A game could not be begun")),
    });
    this.#next = next;
    if (course.game > 0) next.startTime();
  }

  /** A seat gives the game up. */
  concede(seat: number): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const error = await this.#carryOut({ kind: "concede", seat, reason: "concede" });
      return error ? { ok: false, error } : { ok: true, seq: this.#telling.seq };
    });
  }

  /** Whether a seat has said how it wants to be asked. */
  isAutomated(seat: number): boolean {
    return this.#automations.isSet(seat);
  }

  /** A seat says how it wants to be asked; what is open for it now may be passed by that at once. */
  setAutomation(seat: number, settings: Automation): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      this.#automations.set(seat, settings);
      return this.#settled();
    });
  }

  /** A seat passes by itself until something, or no more. */
  passUntil(seat: number, until: PassUntil | null): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const passes = this.#automations.passUntil(seat, until, this.state);
      const error = passes && !this.#paused ? await this.#passNow(seat) : null;
      return error ? { ok: false, error } : this.#settled(true);
    });
  }

  /** The first pass is the player's own, as a move that can be taken back; those after it are not. */
  async #passNow(seat: number): Promise<WireError | null> {
    const { decision } = this.state;
    if (decision?.seat !== seat || decision.kind !== "act") return null;
    const choice: WireChoice = { kind: "act", act: decision.acts.findIndex(({ kind }) => kind === "pass") };
    return this.#carryOut({ kind: "choose", seat, decision: decision.id, choice });
  }

  /** Answers what can be answered by settings that have changed. */
  async #settled(tell = false): Promise<ChooseReply> {
    if (this.#paused) return { ok: true, seq: this.#telling.seq };
    const error = await this.#carryOut(null);
    if (error) return { ok: false, error };
    if (tell) this.#publish([]);
    return { ok: true, seq: this.#telling.seq };
  }

  /** A seat asks for something that the others must agree to; taking back what taught nobody anything is done at once. */
  offer(seat: number, kind: OfferKind): Promise<OfferReply> {
    return this.#mailbox.run(async (): Promise<OfferReply> => {
      if (this.isOver || (kind === "pause" && this.#paused)) return { ok: false, error: NOTHING_OFFERED };
      const plan = kind === "takeBack" ? planTakeBack(this.#standing, seat) : null;
      if (kind === "takeBack" && !plan) return { ok: false, error: NOTHING_TO_TAKE_BACK };
      if (this.#paused) return { ok: false, error: PAUSED };
      const agreed = plan?.free === true || this.#voters().every((voter) => voter === seat);
      if (!agreed) {
        this.#offers.make(kind, seat);
        this.#tellStatus();
        return { ok: true, done: false };
      }
      this.#offers.drop(kind);
      const error = await this.#grant(kind, seat);
      return error ? { ok: false, error } : { ok: true, done: true };
    });
  }

  /** A seat agrees to what is offered, or ends the offer. */
  answerOffer(seat: number, kind: OfferKind, yes: boolean): Promise<OfferReply> {
    return this.#mailbox.run(async (): Promise<OfferReply> => {
      const by = this.#offers.open?.seat ?? seat;
      const agreed = this.#offers.answer(kind, seat, yes, this.#voters());
      if (agreed === null) return { ok: false, error: NOTHING_OFFERED };
      const error = agreed ? await this.#grant(kind, by) : null;
      this.#tellStatus();
      return error ? { ok: false, error } : { ok: true, done: agreed };
    });
  }

  /** Any player ends a pause. */
  goOn(): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      if (this.#paused) {
        this.#paused = false;
        this.#time?.goOn();
        this.#tellStatus();
        this.#tellClock();
      }
      return this.#settled();
    });
  }

  /** People who are still in the game. */
  #voters(): readonly number[] {
    return this.seats.flatMap(({ seat, bot }) =>
      bot === null && this.state.players[seat]?.lost === null ? [seat] : [],
    );
  }

  async #grant(kind: OfferKind, seat: number): Promise<WireError | null> {
    if (kind === "pause") {
      this.#paused = true;
      this.#time?.pause();
      this.#tellStatus();
      this.#tellClock();
      return null;
    }
    const plan = planTakeBack(this.#standing, seat);
    if (!plan) return NOTHING_TO_TAKE_BACK;
    this.#automations.forgetPassing(seat);
    return this.#carryOut({ kind: "takeBack", seat, to: plan.to });
  }

  /** Why an object can't be used now, for the seat that asks; nothing for a key that the seat doesn't have. */
  explain(seat: number, key: string): readonly ExplanationView[] {
    return explainObject(this.state, this.#telling.book, seat, key);
  }

  setConnected(seat: number, connected: boolean): void {
    if (this.#connected[seat] === connected) return;
    this.#connected[seat] = connected;
    this.#time?.setAway(seat, !connected && !this.isOver);
    if (connected) this.#next?.startTime();
    this.#publish([]);
    for (const audience of this.#audiences) audience.notice({ kind: "connection", seat, connected });
  }

  setWatchers(count: number): void {
    if (this.#watchers === count) return;
    this.#watchers = count;
    this.#publish([]);
  }

  /** How long it takes to reach a seat and back, as the server measured it. */
  noteLag(seat: number, roundTripMs: number): void {
    this.#time?.noteLag(seat, roundTripMs);
  }

  /** Whether the time of players counts. */
  get isTimed(): boolean {
    return this.#time !== null;
  }

  /** Keeps the result of a game that is over, if that is still to be done: the database may have been away. */
  conclude(): Promise<void> {
    return this.#mailbox.run(() => this.#finish());
  }

  /** Ends all that this process does for the match; its players come in again wherever it goes on. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#time?.stop();
    this.#next?.stop();
    for (const audience of this.#audiences) audience.closed();
    this.#audiences.clear();
  }

  /**
   * Journal first, then state, then everybody is told (the order that loses nothing). What the automation answers after it is
   * written and told together with it; without an input it is all that is done.
   */
  async #carryOut(input: StoredInput | null, { at = Date.now() }: Coming = {}): Promise<WireError | null> {
    if (this.#closed) return MOVED;
    const work = new Work(this.#standing);
    if (input) {
      const error = work.add(input);
      if (error) return error;
      this.#time?.charge(input, at, this.#standing);
    }
    const hasMore = this.#automations.answer(work);
    if (work.entries.length === 0) return null;
    if (!input) this.#time?.drop(at);
    const states = work.steps.map((step) => step.state);
    this.#time?.passTurns(this.state, states);
    const entries = work.entriesWith(this.#time?.stored ?? null);
    if (!(await this.#write(entries, work.standing.state))) return MOVED;
    this.#standing = work.standing;
    if (input) this.#afterInput(input);
    this.#time?.askNext(this.state);
    const waits = this.#next !== null;
    if (input?.kind === "begin" || this.state.result) this.#awaitNextGame();
    this.#publish(work.steps, this.#next !== null);
    if (waits || this.#next) this.#tellStatus();
    const clocks = this.#time?.stored ?? null;
    this.#snapshots.note({ standing: this.#standing, answers: this.#answers, clocks });
    await this.#finish();
    if (hasMore) this.#automateOn();
    return null;
  }

  /** A chain of automatic answers that was too long for one change goes on once others have had their turn. */
  #automateOn(): void {
    const { matchId, logger } = this.#parts;
    this.#mailbox
      .run(() => this.#settled())
      .catch((error: unknown) => logger.error({ error, matchId }, "The automation could not go on"));
  }

  #afterInput(input: StoredInput): void {
    if (input.kind === "takeBack") {
      this.#answers.clear();
      this.#replies.clear();
      this.#time?.restore(input);
    }
    if (input.kind === "begin") {
      this.#answers.clear();
      this.#replies.clear();
    }
    if (input.kind !== "choose") return;
    if (input.by === undefined) {
      this.#answers.set(input.seat, { decision: input.decision, choice: input.choice });
      this.#replies.delete(input.seat);
    }
    if (this.#offers.drop("takeBack")) this.#tellStatus();
  }

  /** Keeps what was done; a match that another process has is closed here. */
  async #write(entries: readonly JournalEntry[], state: GameState): Promise<boolean> {
    const written = await this.#pen.write(this.#standing.seq + 1, entries, state);
    if (written === "refused") this.close();
    return written === "durable";
  }

  async #finish(): Promise<void> {
    if (this.#finished || this.#closed || !this.isOver) return;
    const { journal, matchId, epoch, logger } = this.#parts;
    const result = await journal.finish(matchId, epoch, outcomesOf(this.#standing));
    if (result.outcome === "durable") this.#finished = true;
    else logger.warn({ matchId, reason: result.reason }, "The result could not be kept");
  }

  #tellAll(notice: NoticeMessage): void {
    for (const audience of this.#audiences) audience.notice(notice);
  }

  #tellStatus(): void {
    const { status } = this;
    for (const audience of this.#audiences) audience.status?.(status);
  }

  /** @param anew whether everybody needs a snapshot: something is told that is not part of the game */
  #publish(steps: readonly FoldedStep[], anew = false): void {
    const clock = this.#time?.view ?? null;
    const { passing } = this.#automations;
    const publication = this.#telling.publish(steps, this.state, { clock, passing });
    const told = anew ? { ...publication, anew } : publication;
    for (const audience of this.#audiences) audience.publish(told);
    this.#time?.setAlarm();
  }

  #tellClock(): void {
    const time = this.#time;
    if (!time) return;
    const { view } = time;
    for (const audience of this.#audiences) audience.time?.(view);
    time.setAlarm();
  }

  /** Time-outs wait for their turn like everything else: an answer that came before is taken. */
  #ring(): void {
    const { matchId, logger } = this.#parts;
    this.#mailbox
      .run(async () => {
        if (this.#closed || this.isOver) return;
        const alarm = this.#time?.runOut;
        if (!alarm) this.#time?.setAlarm();
        else if (alarm.kind === "away") await this.#carryOut(lossOf(alarm.seat, "left"));
        else await this.#runOut();
      })
      .catch((error: unknown) => logger.error({ error, matchId }, "A time-out could not be carried out"));
  }

  /** The open question has run out: the answer that does least is given, or the game is lost. */
  async #runOut(): Promise<void> {
    const expired = this.#time?.expire();
    if (!expired) return;
    const { seat, costs } = expired;
    const decision = this.#telling.ownOf(seat)?.decision;
    const choice: WireChoice | null = costs === "lost" || !decision ? null : safeChoice(decision);
    this.#automations.forgetPassing(seat);
    const error =
      choice && decision
        ? await this.#carryOut({ kind: "choose", seat, decision: decision.id, choice, by: "timeout" })
        : null;
    if (!choice || (error && error.code !== MOVED.code)) await this.#carryOut(lossOf(seat, "timeout"));
  }
}

function lossOf(seat: number, reason: "timeout" | "left"): StoredInput {
  return { kind: "concede", seat, reason };
}

const MOVED: WireError = { code: "unavailable", message: "the match goes on elsewhere; come in again" };
const PAUSED: WireError = { code: "paused", message: "the players have paused the match" };
const NOTHING_WAITS: WireError = { code: "staleDecision", message: "no game waits to be begun" };
const NOTHING_OFFERED: WireError = { code: "nothingOffered", message: "there is no such offer" };
const NOTHING_TO_TAKE_BACK: WireError = {
  code: "nothingToTakeBack",
  message: "there is no move of yours to take back",
};
const CONTRADICTS: WireError = {
  code: "contradictsEarlierAnswer",
  message: "that question was answered otherwise before",
};
