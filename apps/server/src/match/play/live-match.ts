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
import type { JournalSeat } from "../../storage/journal.ts";
import { isLeftAlone } from "../automation/left-alone.ts";
import type { Resumed } from "../journal/resume.ts";
import { OUTDATED, PAUSED } from "../position/refusals.ts";
import type { StoredInput } from "../position/stored-input.ts";
import type { Audiences } from "../views/audiences.ts";
import { WatchFeed } from "../views/watch-feed.ts";
import { Agreements } from "./agreements.ts";
import type { LiveMatchParts } from "./live-match-parts.ts";
import { Mailbox } from "./mailbox.ts";
import { MatchRunner } from "./match-runner.ts";
import { type RepeatableAct, whatBecameOf } from "./repeated-acts.ts";
import { carryOutTimeOut } from "./time-outs.ts";

export class LiveMatch {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly #parts: LiveMatchParts;
  readonly #mailbox = new Mailbox();
  readonly #runner: MatchRunner;
  readonly #agreements: Agreements;
  #watching: WatchFeed | null = null;

  constructor(parts: LiveMatchParts, resumed: Resumed) {
    this.#parts = parts;
    this.matchId = parts.matchId;
    this.seats = parts.seats;
    this.#runner = new MatchRunner(parts, resumed, {
      ring: () => this.#byItself(carryOutTimeOut, "A time-out could not be carried out"),
      begin: () => this.#byItself((runner) => runner.begin(), "A game could not be started"),
      automateOn: () => this.#byItself((runner) => runner.settle(), "The automation failed"),
      shownToAll: () => this.#shownTo(null),
    });
    // A match that was left alone before bots left such ones.
    if (isLeftAlone(this.state, this.#people))
      this.#byItself((runner) => runner.settle(), "A match without human players could not be ended");
    this.#agreements = new Agreements(parts.seats, this.#runner);
  }

  get #people(): readonly number[] {
    return this.seats.flatMap(({ seat, bot }) => (bot === null ? [seat] : []));
  }

  get state(): GameState {
    return this.#runner.state;
  }

  /** How many inputs the journal holds. */
  get length(): number {
    return this.#runner.position.seq;
  }

  get epoch(): number {
    return this.#parts.epoch;
  }

  get table(): PublicTable {
    return this.#runner.views.table;
  }

  get isOver(): boolean {
    return this.#runner.isOver;
  }

  /** Whether it is over and watchers have been shown all of it. */
  get isEndShown(): boolean {
    return this.isOver && (!this.#isDelayed || this.watching.length >= this.length);
  }

  /** Whether anybody is here. */
  get isEmpty(): boolean {
    const { watchers, connected } = this.#runner;
    return watchers === 0 && this.seats.every((seat, at) => seat.bot !== null || !connected[at]);
  }

  get closed(): boolean {
    return this.#runner.closed;
  }

  get status(): StatusView {
    return this.#runner.status;
  }

  /** Who is told of every change. */
  get audiences(): Audiences {
    return this.#runner.audiences;
  }

  get startingLife(): number {
    return this.state.ruleset.startingLife;
  }

  /** What a seat (or a watcher, `null`) needs on coming in. */
  catchUp(seat: number | null): { readonly table: PublicTable; readonly snapshot: SnapshotMessage } {
    const { views, automations, next, time } = this.#runner;
    const own = seat === null ? null : views.ownOf(seat);
    return {
      table: views.table,
      snapshot: {
        protocol: PROTOCOL_VERSION,
        seq: views.seq,
        seat,
        known: own ? [...own.hand, ...own.known] : views.shown,
        decision: own?.decision ?? null,
        log: views.logOf(seat),
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
    return { ...this.#runner.views.commands.since(index, seat, this.#shownTo(seat)), epoch };
  }

  #shownTo(seat: number | null): number {
    return seat === null && this.#isDelayed ? this.watching.length : this.length;
  }

  get #isDelayed(): boolean {
    return this.#parts.terms.watchDelayMs > 0;
  }

  /** The view of a bot's seat. */
  viewOf(seat: number) {
    return this.#runner.views.viewOf(seat);
  }

  /** The cards that a seat has brought, each once and in an order that says nothing of where they are. */
  cardsOf(seat: number): readonly string[] {
    const { players, sideboards } = this.#runner.position.course.setup;
    const brought = [...(players[seat]?.deck ?? []), ...(sideboards[seat] ?? [])];
    return [...new Set(brought.map(definitionId))].sort();
  }

  /** Why an object can't be used now, for the seat that asks; nothing for a key that the seat doesn't have. */
  explain(seat: number, key: string): readonly ExplanationView[] {
    return explainObject(this.state, this.#runner.views.book, seat, key);
  }

  /** A seat answers. The same answer to the same decision gets the same reply however often it comes. */
  choose(seat: number, request: ChooseRequest): Promise<ChooseReply> {
    const at = this.#runner.source.now;
    return this.#mailbox.run(async () => {
      const { lastChoices, views, isPaused } = this.#runner;
      const earlier = lastChoices.replyTo(seat, request, views.seq);
      if (earlier) return earlier;
      if (isPaused) return { ok: false, error: PAUSED };
      const input: StoredInput = { kind: "choose", seat, decision: request.decision, choice: request.choice };
      const reply = this.#runner.replyWith(await this.#runner.carryOut(input, { at }));
      if (reply.ok) lastChoices.reply(seat, reply);
      return reply;
    });
  }

  /** A seat is ready for the next game of the match. */
  ready(seat: number, request: ReadyRequest): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const { next } = this.#runner;
      const error = next.say(seat, request);
      if (!error && next.isComplete) await this.#runner.begin();
      else if (!error) this.#runner.tellStatus();
      return this.#runner.replyWith(error);
    });
  }

  /** A seat gives the game up. @param seen as with `offer` */
  concede(seat: number, seen?: number): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const became = this.#whatBecameOf("concede", seat, seen);
      if (became === "outdated") return { ok: false, error: OUTDATED };
      if (became === "done") return this.#runner.replyWith(null);
      return this.#runner.replyWith(
        await this.#runner.carryOut({ kind: "concede", seat, reason: "concede" }),
      );
    });
  }

  /** Whether a seat has said how it wants to be asked. */
  isAutomated(seat: number): boolean {
    return this.#runner.automations.isSet(seat);
  }

  /** A seat says how it wants to be asked; what is open for it now may be passed by that at once. */
  setAutomation(seat: number, settings: Automation): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      this.#runner.automations.set(seat, settings);
      return this.#runner.settle();
    });
  }

  /** A seat passes by itself until something, or no more. */
  passUntil(seat: number, until: PassUntil | null): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const passes = this.#runner.automations.passUntil(seat, until, this.state);
      const error = passes && !this.#runner.isPaused ? await this.#passNow(seat) : null;
      return error ? { ok: false, error } : this.#runner.settle(true);
    });
  }

  /** The first pass is the player's own, as a move that can be taken back; those after it are not. */
  async #passNow(seat: number): Promise<WireError | null> {
    const { decision } = this.state;
    if (decision?.seat !== seat || decision.kind !== "act") return null;
    const choice: WireChoice = { kind: "act", act: decision.acts.findIndex(({ kind }) => kind === "pass") };
    return this.#runner.carryOut({ kind: "choose", seat, decision: decision.id, choice });
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
      return error ? { ok: false, error } : this.#runner.settle();
    });
  }

  /** A seat lets watchers see its hand from now on, or no more. */
  showHand(seat: number, on: boolean): Promise<ChooseReply> {
    return this.#mailbox.run(async () => this.#runner.replyWith(await this.#agreements.showHand(seat, on)));
  }

  setConnected(seat: number, connected: boolean): void {
    const { time, next, audiences } = this.#runner;
    if (this.#runner.connected[seat] === connected) return;
    this.#runner.connected[seat] = connected;
    time?.setAway(seat, !connected && !this.isOver);
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

  /** Keeps the result of a game that is over, if that is still to be done: the database may have been away. */
  conclude(): Promise<void> {
    return this.#mailbox.run(() => this.#runner.finish());
  }

  /** Ends all that this process does for the match; its players come in again wherever it goes on. */
  close(): void {
    this.#runner.close();
  }

  /** Does what nobody has asked for just now, when its turn comes. */
  #byItself(task: (runner: MatchRunner) => Promise<unknown>, failure: string): void {
    const { matchId, logger } = this.#parts;
    this.#mailbox
      .run(() => task(this.#runner))
      .catch((error: unknown) => logger.error({ error, matchId }, failure));
  }
}
