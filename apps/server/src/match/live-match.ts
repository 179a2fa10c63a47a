/**
 * A match that this process owns: its state, its journal and who is to be told. Everything goes through the mailbox; nothing
 * is told to anybody before it is in the journal.
 */
import { safeChoice } from "@spellroom/bots";
import {
  type Automation,
  type ChooseReply,
  type ChooseRequest,
  type CommandPage,
  type CourseView,
  type OfferKind,
  type OfferReply,
  type PassUntil,
  PROTOCOL_VERSION,
  type PublicTable,
  type ReadyRequest,
  type SnapshotMessage,
  type StatusView,
  type TableSnapshot,
  type WireChoice,
  type WireError,
} from "@spellroom/protocol";
import { definitionId, type GameState, StateHasher } from "@spellroom/rules";
import { type ExplanationView, explainObject } from "@spellroom/view";
import type { JournalEntry, JournalSeat } from "../storage/journal.ts";
import type { AccordInput } from "./accord.ts";
import { Answered } from "./answered.ts";
import type { Audience } from "./audience.ts";
import { Audiences } from "./audiences.ts";
import type { LiveMatchParts, Resumed } from "./live-match-parts.ts";
import { Mailbox } from "./mailbox.ts";
import { MatchTime } from "./match-time.ts";
import { NextGame } from "./next-game.ts";
import { Offers } from "./offers.ts";
import { outcomesOf } from "./outcomes.ts";
import { Pen } from "./pen.ts";
import { GAME_OVER, MOVED, NOTHING_OFFERED, NOTHING_TO_TAKE_BACK, OUTDATED, PAUSED } from "./refusals.ts";
import { type RepeatableAct, whatBecameOf } from "./repeated.ts";
import { SeatAutomations } from "./seat-automations.ts";
import { Snapshots } from "./snapshots.ts";
import { type FoldedStep, isOver, planTakeBack, type Standing } from "./standing.ts";
import type { StoredInput } from "./stored-input.ts";
import { Telling } from "./telling.ts";
import { WatchFeed } from "./watch-feed.ts";
import { Work } from "./work.ts";

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
  readonly #audiences = new Audiences();
  readonly #connected: boolean[];
  readonly #automations: SeatAutomations;
  readonly #telling: Telling;
  readonly #offers = new Offers();
  readonly #hasher = new StateHasher();
  readonly #pen: Pen;
  readonly #snapshots: Snapshots;
  readonly #time: MatchTime | null;
  readonly #answered: Answered;
  #standing: Standing;
  readonly #next: NextGame;
  #watching: WatchFeed | null = null;
  #watchers = 0;
  #closed = false;
  #finished: boolean;

  constructor(parts: LiveMatchParts, resumed: Resumed) {
    this.#parts = parts;
    this.#pen = new Pen(parts, {
      isClosed: () => this.#closed,
      tell: (notice) => this.#audiences.notice(notice),
    });
    this.#snapshots = new Snapshots(parts, resumed.journalLength);
    this.matchId = parts.matchId;
    this.seats = parts.seats;
    this.#standing = resumed.standing;
    this.#finished = resumed.finished;
    this.#answered = new Answered(resumed.answers);
    const bots = parts.seats.map((seat) => seat.bot !== null);
    this.#connected = [...bots];
    this.#automations = new SeatAutomations(bots);
    const facts = () => ({
      matchId: this.matchId,
      connected: this.#connected,
      bots,
      watchers: this.#watchers,
      handsShown: this.#standing.accord.handsShown,
    });
    this.#telling = new Telling(bots.length, resumed.history, this.state, facts);
    const people = bots.map((bot) => !bot);
    const { timing } = parts.terms;
    const ring = () => this.#ring();
    this.#time = timing ? new MatchTime({ timing, timed: people, ring }, resumed.clocks) : null;
    this.#time?.start(this.state, this.#standing.seq > 0);
    if (this.#isPaused) this.#time?.pause();
    this.#next = new NextGame({ people, onTime: () => this.#beginOnTime() });
    this.#next.follow(this.#standing);
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
    return { ...(course ? { course } : {}), offer: this.#offers.open, paused: this.#isPaused };
  }

  get #isPaused(): boolean {
    return this.#standing.accord.paused;
  }

  #course(): CourseView | null {
    const { game, wins, setup } = this.#standing.course;
    const waiting = this.#next.view();
    return setup.bestOf === 1 && !waiting ? null : { game, bestOf: setup.bestOf, wins, waiting };
  }

  attend(audience: Audience): void {
    this.#audiences.add(audience);
  }

  unattend(audience: Audience): void {
    this.#audiences.remove(audience);
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
        known: own ? [...own.hand, ...own.known] : this.#telling.shown,
        decision: own?.decision ?? null,
        log: this.#telling.logOf(seat),
        passing: seat === null ? null : (this.#automations.passing[seat] ?? null),
        status: this.status,
        ...(seat === null ? {} : this.#next.openingFor(seat)),
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
    if (this.#isDelayed) this.watching.catchUp();
  }

  /** What a seat (or a watcher, `null`) would have been told by now on a line of its own, for whoever asks without one. */
  shown(seat: number | null): TableSnapshot {
    const { epoch } = this.#parts;
    const told = seat === null && this.#isDelayed ? this.watching.catchUp() : this.catchUp(seat);
    return { ...told, last: this.#shownTo(seat), epoch };
  }

  /** The inputs after that index, as a seat (or a watcher) may know them. */
  commandsSince(index: number, seat: number | null): CommandPage {
    const { epoch } = this.#parts;
    return { ...this.#telling.commands.since(index, seat, this.#shownTo(seat)), epoch };
  }

  #shownTo(seat: number | null): number {
    return seat === null && this.#isDelayed ? this.watching.length : this.length;
  }

  get #isDelayed(): boolean {
    return this.#parts.terms.watchDelayMs > 0;
  }

  /** The view of a bot's seat. */
  viewOf(seat: number) {
    return this.#telling.viewOf(seat);
  }

  /** A seat answers. The same answer to the same decision gets the same reply however often it comes. */
  choose(seat: number, request: ChooseRequest): Promise<ChooseReply> {
    const at = Date.now();
    return this.#mailbox.run(async () => {
      const earlier = this.#answered.replyTo(seat, request, this.#telling.seq);
      if (earlier) return earlier;
      if (this.#isPaused) return { ok: false, error: PAUSED };
      const input: StoredInput = { kind: "choose", seat, decision: request.decision, choice: request.choice };
      return this.#reply(seat, await this.#carryOut(input, { at }));
    });
  }

  #reply(seat: number, error: WireError | null): ChooseReply {
    if (error) return { ok: false, error };
    const reply: ChooseReply = { ok: true, seq: this.#telling.seq };
    this.#answered.reply(seat, reply);
    return reply;
  }

  /** A seat is ready for the next game of the match. */
  ready(seat: number, request: ReadyRequest): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const error = this.#next.say(seat, request);
      if (error) return { ok: false, error };
      if (this.#next.isComplete) await this.#begin();
      else this.#tellStatus();
      return { ok: true, seq: this.#telling.seq };
    });
  }

  async #begin(): Promise<void> {
    const input = this.#closed ? null : this.#next.input();
    if (input) await this.#carryOut(input);
  }

  /** Nobody is waited for any longer. */
  #beginOnTime(): void {
    const { matchId, logger } = this.#parts;
    this.#mailbox
      .run(() => this.#begin())
      .catch((error: unknown) => logger.error({ error, matchId }, "A game could not be begun"));
  }

  /** A seat gives the game up. @param seen as with `offer` */
  concede(seat: number, seen?: number): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const became = this.#whatBecameOf("concede", seat, seen);
      if (became === "outdated") return { ok: false, error: OUTDATED };
      if (became === "done") return { ok: true, seq: this.#telling.seq };
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
      const error = passes && !this.#isPaused ? await this.#passNow(seat) : null;
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
    if (this.#isPaused) return { ok: true, seq: this.#telling.seq };
    const error = await this.#carryOut(null);
    if (error) return { ok: false, error };
    if (tell) this.#publish([]);
    return { ok: true, seq: this.#telling.seq };
  }

  /**
   * A seat asks for something that the others must agree to; taking back what taught nobody anything is done at once.
   * @param seen the newest command that whoever asks knew, where the same may be asked twice (see `whatBecameOf`)
   */
  offer(seat: number, kind: OfferKind, seen?: number): Promise<OfferReply> {
    return this.#mailbox.run(async (): Promise<OfferReply> => {
      const became = kind === "takeBack" ? this.#whatBecameOf(kind, seat, seen) : "todo";
      if (became === "outdated") return { ok: false, error: OUTDATED };
      if (became === "done") return { ok: true, done: true };
      if (this.isOver || (kind === "pause" && this.#isPaused)) return { ok: false, error: NOTHING_OFFERED };
      const plan = kind === "takeBack" ? planTakeBack(this.#standing, seat) : null;
      if (kind === "takeBack" && !plan) return { ok: false, error: NOTHING_TO_TAKE_BACK };
      if (this.#isPaused) return { ok: false, error: PAUSED };
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

  #whatBecameOf(act: RepeatableAct, seat: number, seen?: number): ReturnType<typeof whatBecameOf> {
    return seen === undefined ? "todo" : whatBecameOf(act, seat, seen, this.commandsSince(seen, seat));
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
  goOn(seat: number): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const error = this.#isPaused ? await this.#pause(seat, false) : null;
      return error ? { ok: false, error } : this.#settled();
    });
  }

  async #pause(seat: number, on: boolean): Promise<WireError | null> {
    if (on) this.#time?.pause();
    const error = await this.#agree({ kind: "pause", seat, on });
    if (!this.#isPaused) this.#time?.goOn();
    if (error) return error;
    this.#tellStatus();
    this.#tellClock();
    return null;
  }

  /** Keeps what is not part of the game, before anybody is told of it. */
  async #agree(input: AccordInput): Promise<WireError | null> {
    if (this.#closed) return MOVED;
    const work = new Work(this.#standing, this.#hasher);
    const error = work.add(input);
    if (error) return error;
    if (!(await this.#write(work.entriesWith(this.#time?.stored ?? null), this.state))) return MOVED;
    this.#standing = work.standing;
    this.#publish(work.steps);
    this.#noteForSnapshot();
    return null;
  }

  /** A seat lets watchers see its hand from now on, or no more. */
  showHand(seat: number, on: boolean): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      if (this.isOver) return { ok: false, error: GAME_OVER };
      const isShown = this.#standing.accord.handsShown.includes(seat);
      const error = isShown === on ? null : await this.#agree({ kind: "showHand", seat, on });
      return error ? { ok: false, error } : { ok: true, seq: this.#telling.seq };
    });
  }

  /** People who are still in the game. */
  #voters(): readonly number[] {
    return this.seats.flatMap(({ seat, bot }) =>
      bot === null && this.state.players[seat]?.lost === null ? [seat] : [],
    );
  }

  async #grant(kind: OfferKind, seat: number): Promise<WireError | null> {
    if (kind === "pause") return this.#pause(seat, true);
    const plan = planTakeBack(this.#standing, seat);
    if (!plan) return NOTHING_TO_TAKE_BACK;
    this.#automations.forgetPassing(seat);
    return this.#carryOut({ kind: "takeBack", seat, to: plan.to });
  }

  /** The cards that a seat has brought, each once and in an order that says nothing of where they are. */
  cardsOf(seat: number): readonly string[] {
    const { players, sideboards } = this.#standing.course.setup;
    const brought = [...(players[seat]?.deck ?? []), ...(sideboards[seat] ?? [])];
    return [...new Set(brought.map(definitionId))].sort();
  }

  /** Why an object can't be used now, for the seat that asks; nothing for a key that the seat doesn't have. */
  explain(seat: number, key: string): readonly ExplanationView[] {
    return explainObject(this.state, this.#telling.book, seat, key);
  }

  setConnected(seat: number, connected: boolean): void {
    if (this.#connected[seat] === connected) return;
    this.#connected[seat] = connected;
    this.#time?.setAway(seat, !connected && !this.isOver);
    if (connected) this.#next.startTime();
    this.#publish([]);
    this.#audiences.notice({ kind: "connection", seat, connected });
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

  /** Keeps the result of a game that is over, if that is still to be done: the database may have been away. */
  conclude(): Promise<void> {
    return this.#mailbox.run(() => this.#finish());
  }

  /** Ends all that this process does for the match; its players come in again wherever it goes on. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#time?.stop();
    this.#next.stop();
    this.#audiences.closed();
  }

  /**
   * Journal first, then state, then everybody is told (the order that loses nothing). What the automation answers after it is
   * written and told together with it; without an input it is all that is done.
   */
  async #carryOut(input: StoredInput | null, { at = Date.now() }: Coming = {}): Promise<WireError | null> {
    if (this.#closed) return MOVED;
    const work = new Work(this.#standing, this.#hasher);
    if (input) {
      const error = work.add(input);
      if (error) return error;
      this.#time?.charge(input, at, this.#standing);
    }
    const hasMore = !this.#isPaused && this.#automations.answer(work);
    if (work.entries.length === 0) return null;
    if (!input) this.#time?.drop(at);
    const states = work.steps.map((step) => step.state);
    this.#time?.passTurns(this.state, states);
    const entries = work.entriesWith(this.#time?.stored ?? null);
    if (!(await this.#write(entries, work.standing.state))) return MOVED;
    this.#standing = work.standing;
    if (input) this.#afterInput(input);
    this.#time?.askNext(this.state);
    const waited = this.#next.waits;
    if (input?.kind === "begin" || this.state.result) this.#next.follow(this.#standing);
    const { waits } = this.#next;
    this.#publish(work.steps, waits);
    if (waited || waits) this.#tellStatus();
    this.#noteForSnapshot();
    await this.#finish();
    if (hasMore) this.#automateOn();
    return null;
  }

  #noteForSnapshot(): void {
    const { answers } = this.#answered;
    this.#snapshots.note({ standing: this.#standing, answers, clocks: this.#time?.stored ?? null });
  }

  /** A chain of automatic answers that was too long for one change goes on once others have had their turn. */
  #automateOn(): void {
    const { matchId, logger } = this.#parts;
    this.#mailbox
      .run(() => this.#settled())
      .catch((error: unknown) => logger.error({ error, matchId }, "The automation could not go on"));
  }

  #afterInput(input: StoredInput): void {
    if (input.kind === "takeBack" || input.kind === "begin") this.#answered.forget();
    if (input.kind === "takeBack") this.#time?.restore(input);
    if (input.kind !== "choose") return;
    const { seat, decision, choice } = input;
    if (input.by === undefined) this.#answered.take(seat, { decision, choice });
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

  #tellStatus(): void {
    this.#audiences.status(this.status);
  }

  /** @param anew whether everybody needs a snapshot: something is told that is not part of the game */
  #publish(steps: readonly FoldedStep[], anew = false): void {
    const clock = this.#time?.view ?? null;
    const { passing } = this.#automations;
    const publication = this.#telling.publish(steps, this.#standing, { clock, passing });
    const told = anew ? { ...publication, anew } : publication;
    this.#audiences.publish(told);
    this.#telling.commands.trim(this.#shownTo(null));
    this.#time?.setAlarm();
  }

  #tellClock(): void {
    const time = this.#time;
    if (!time) return;
    this.#audiences.time(time.view);
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
