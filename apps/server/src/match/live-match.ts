/**
 * A match that this process owns, for its rooms: what seats ask for goes through its mailbox in the order of arrival, and what
 * each may see of it is told here.
 */
import {
  type Automation,
  type ChooseReply,
  type ChooseRequest,
  type CommandPage,
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
import { definitionId, type GameState } from "@spellroom/rules";
import { type ExplanationView, explainObject } from "@spellroom/view";
import type { JournalSeat } from "../storage/journal.ts";
import { Agreements } from "./agreements.ts";
import type { Audience } from "./audience.ts";
import { isLeftAlone } from "./left-alone.ts";
import type { LiveMatchParts, Resumed } from "./live-match-parts.ts";
import { Mailbox } from "./mailbox.ts";
import { Progress } from "./progress.ts";
import { OUTDATED, PAUSED } from "./refusals.ts";
import { type RepeatableAct, whatBecameOf } from "./repeated.ts";
import type { StoredInput } from "./stored-input.ts";
import { carryOutTimeOut } from "./time-outs.ts";
import { WatchFeed } from "./watch-feed.ts";

export class LiveMatch {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly #parts: LiveMatchParts;
  readonly #mailbox = new Mailbox();
  readonly #progress: Progress;
  readonly #agreements: Agreements;
  #watching: WatchFeed | null = null;

  constructor(parts: LiveMatchParts, resumed: Resumed) {
    this.#parts = parts;
    this.matchId = parts.matchId;
    this.seats = parts.seats;
    this.#progress = new Progress(parts, resumed, {
      ring: () => this.#byItself(carryOutTimeOut, "A time-out could not be carried out"),
      begin: () => this.#byItself((progress) => progress.begin(), "A game could not be started"),
      automateOn: () => this.#byItself((progress) => progress.settle(), "The automation failed"),
      shownToAll: () => this.#shownTo(null),
    });
    // A match that was left alone before bots left such ones.
    if (isLeftAlone(this.state, this.#people))
      this.#byItself((progress) => progress.settle(), "A match without human players could not be ended");
    this.#agreements = new Agreements(parts.seats, this.#progress);
  }

  get #people(): readonly number[] {
    return this.seats.flatMap(({ seat, bot }) => (bot === null ? [seat] : []));
  }

  get state(): GameState {
    return this.#progress.state;
  }

  /** How many inputs the journal holds. */
  get length(): number {
    return this.#progress.standing.seq;
  }

  get epoch(): number {
    return this.#parts.epoch;
  }

  get table(): PublicTable {
    return this.#progress.telling.table;
  }

  get isOver(): boolean {
    return this.#progress.isOver;
  }

  /** Whether it is over and watchers have been shown all of it. */
  get isEndShown(): boolean {
    return this.isOver && (!this.#isDelayed || this.watching.length >= this.length);
  }

  /** Whether anybody is here. */
  get isEmpty(): boolean {
    const { watchers, connected } = this.#progress;
    return watchers === 0 && this.seats.every((seat, at) => seat.bot !== null || !connected[at]);
  }

  get closed(): boolean {
    return this.#progress.closed;
  }

  get status(): StatusView {
    return this.#progress.status;
  }

  attend(audience: Audience): void {
    this.#progress.audiences.add(audience);
  }

  unattend(audience: Audience): void {
    this.#progress.audiences.remove(audience);
  }

  /** What a seat (or a watcher, `null`) needs on coming in. */
  catchUp(seat: number | null): { readonly table: PublicTable; readonly snapshot: SnapshotMessage } {
    const { telling, automations, next, time } = this.#progress;
    const own = seat === null ? null : telling.ownOf(seat);
    return {
      table: telling.table,
      snapshot: {
        protocol: PROTOCOL_VERSION,
        seq: telling.seq,
        seat,
        known: own ? [...own.hand, ...own.known] : telling.shown,
        decision: own?.decision ?? null,
        log: telling.logOf(seat),
        passing: seat === null ? null : (automations.passing[seat] ?? null),
        status: this.status,
        ...(seat === null ? {} : next.openingFor(seat)),
        time: time?.told ?? null,
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

  /** The turn that watchers have been shown. */
  get shownTurn(): number {
    return this.#isDelayed ? this.watching.turn : this.table.turn;
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
    return { ...this.#progress.telling.commands.since(index, seat, this.#shownTo(seat)), epoch };
  }

  #shownTo(seat: number | null): number {
    return seat === null && this.#isDelayed ? this.watching.length : this.length;
  }

  get #isDelayed(): boolean {
    return this.#parts.terms.watchDelayMs > 0;
  }

  /** The view of a bot's seat. */
  viewOf(seat: number) {
    return this.#progress.telling.viewOf(seat);
  }

  /** The cards that a seat has brought, each once and in an order that says nothing of where they are. */
  cardsOf(seat: number): readonly string[] {
    const { players, sideboards } = this.#progress.standing.course.setup;
    const brought = [...(players[seat]?.deck ?? []), ...(sideboards[seat] ?? [])];
    return [...new Set(brought.map(definitionId))].sort();
  }

  /** Why an object can't be used now, for the seat that asks; nothing for a key that the seat doesn't have. */
  explain(seat: number, key: string): readonly ExplanationView[] {
    return explainObject(this.state, this.#progress.telling.book, seat, key);
  }

  /** A seat answers. The same answer to the same decision gets the same reply however often it comes. */
  choose(seat: number, request: ChooseRequest): Promise<ChooseReply> {
    const at = this.#progress.source.now;
    return this.#mailbox.run(async () => {
      const { answered, telling, isPaused } = this.#progress;
      const earlier = answered.replyTo(seat, request, telling.seq);
      if (earlier) return earlier;
      if (isPaused) return { ok: false, error: PAUSED };
      const input: StoredInput = { kind: "choose", seat, decision: request.decision, choice: request.choice };
      const reply = this.#progress.replyWith(await this.#progress.carryOut(input, { at }));
      if (reply.ok) answered.reply(seat, reply);
      return reply;
    });
  }

  /** A seat is ready for the next game of the match. */
  ready(seat: number, request: ReadyRequest): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const { next } = this.#progress;
      const error = next.say(seat, request);
      if (!error && next.isComplete) await this.#progress.begin();
      else if (!error) this.#progress.tellStatus();
      return this.#progress.replyWith(error);
    });
  }

  /** A seat gives the game up. @param seen as with `offer` */
  concede(seat: number, seen?: number): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const became = this.#whatBecameOf("concede", seat, seen);
      if (became === "outdated") return { ok: false, error: OUTDATED };
      if (became === "done") return this.#progress.replyWith(null);
      return this.#progress.replyWith(
        await this.#progress.carryOut({ kind: "concede", seat, reason: "concede" }),
      );
    });
  }

  /** Whether a seat has said how it wants to be asked. */
  isAutomated(seat: number): boolean {
    return this.#progress.automations.isSet(seat);
  }

  /** A seat says how it wants to be asked; what is open for it now may be passed by that at once. */
  setAutomation(seat: number, settings: Automation): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      this.#progress.automations.set(seat, settings);
      return this.#progress.settle();
    });
  }

  /** A seat passes by itself until something, or no more. */
  passUntil(seat: number, until: PassUntil | null): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const passes = this.#progress.automations.passUntil(seat, until, this.state);
      const error = passes && !this.#progress.isPaused ? await this.#passNow(seat) : null;
      return error ? { ok: false, error } : this.#progress.settle(true);
    });
  }

  /** The first pass is the player's own, as a move that can be taken back; those after it are not. */
  async #passNow(seat: number): Promise<WireError | null> {
    const { decision } = this.state;
    if (decision?.seat !== seat || decision.kind !== "act") return null;
    const choice: WireChoice = { kind: "act", act: decision.acts.findIndex(({ kind }) => kind === "pass") };
    return this.#progress.carryOut({ kind: "choose", seat, decision: decision.id, choice });
  }

  /**
   * A seat asks for something that the others must agree to; taking back what taught nobody anything is done at once.
   * @param seen the newest command that whoever asks knew, where the same may be asked twice (see `whatBecameOf`)
   */
  offer(seat: number, kind: OfferKind, seen?: number): Promise<OfferReply> {
    return this.#mailbox.run(async (): Promise<OfferReply> => {
      const became = kind === "takeBack" ? this.#whatBecameOf(kind, seat, seen) : "todo";
      if (became === "outdated") return { ok: false, error: OUTDATED };
      return became === "done" ? { ok: true, done: true } : this.#agreements.offer(seat, kind);
    });
  }

  #whatBecameOf(act: RepeatableAct, seat: number, seen?: number): ReturnType<typeof whatBecameOf> {
    return seen === undefined ? "todo" : whatBecameOf(act, seat, seen, this.commandsSince(seen, seat));
  }

  /** A seat agrees to what is offered, or ends the offer. */
  answerOffer(seat: number, kind: OfferKind, yes: boolean): Promise<OfferReply> {
    return this.#mailbox.run(() => this.#agreements.answerOffer(seat, kind, yes));
  }

  /** Any player ends a pause. */
  goOn(seat: number): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const error = await this.#agreements.goOn(seat);
      return error ? { ok: false, error } : this.#progress.settle();
    });
  }

  /** A seat lets watchers see its hand from now on, or no more. */
  showHand(seat: number, on: boolean): Promise<ChooseReply> {
    return this.#mailbox.run(async () => this.#progress.replyWith(await this.#agreements.showHand(seat, on)));
  }

  setConnected(seat: number, connected: boolean): void {
    const { time, next, audiences } = this.#progress;
    if (this.#progress.connected[seat] === connected) return;
    this.#progress.connected[seat] = connected;
    time?.setAway(seat, !connected && !this.isOver);
    if (connected) next.startTime();
    this.#progress.publish([]);
    audiences.notice({ kind: "connection", seat, connected });
  }

  setWatchers(count: number): void {
    if (this.#progress.watchers === count) return;
    this.#progress.watchers = count;
    this.#progress.publish([]);
  }

  /** How long it takes to reach a seat and back, as the server measured it. */
  noteLag(seat: number, roundTripMs: number): void {
    this.#progress.time?.noteLag(seat, roundTripMs);
  }

  /** Keeps the result of a game that is over, if that is still to be done: the database may have been away. */
  conclude(): Promise<void> {
    return this.#mailbox.run(() => this.#progress.finish());
  }

  /** Ends all that this process does for the match; its players come in again wherever it goes on. */
  close(): void {
    this.#progress.close();
  }

  /** Does what nobody has asked for just now, when its turn comes. */
  #byItself(task: (progress: Progress) => Promise<unknown>, failure: string): void {
    const { matchId, logger } = this.#parts;
    this.#mailbox
      .run(() => task(this.#progress))
      .catch((error: unknown) => logger.error({ error, matchId }, failure));
  }
}
