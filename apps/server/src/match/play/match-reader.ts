/** What may be read of a match: by its seats, by watchers, by bots, and by lists of matches. Reading changes nothing. */
import { type Catchup, repeatable } from "@spellroom/match";
import {
  type CommandPage,
  type EventView,
  type Explanation,
  PROTOCOL_VERSION,
  type PublicTable,
  type RepeatableView,
  type StatusView,
  type TableSnapshot,
  turnsBegun,
} from "@spellroom/protocol";
import { amongOthers, definitionId } from "@spellroom/rules";
import { explainObject } from "@spellroom/view";
import type { Audiences } from "../views/audiences.ts";
import { type WatchedMatch, WatchFeed } from "../views/watch-feed.ts";
import type { LiveMatchParts } from "./live-match-parts.ts";
import type { MatchRunner } from "./match-runner.ts";

export class MatchReader implements WatchedMatch {
  readonly #parts: LiveMatchParts;
  readonly #runner: MatchRunner;
  #watching: WatchFeed | null = null;

  constructor(parts: LiveMatchParts, runner: MatchRunner) {
    this.#parts = parts;
    this.#runner = runner;
    // The first watcher sees no more than later ones: a delayed feed runs from the start.
    if (this.#isDelayed) this.watching.catchUp();
  }

  get table(): PublicTable {
    return this.#runner.views.table;
  }

  get status(): StatusView {
    return this.#runner.status;
  }

  get length(): number {
    return this.#runner.position.seq;
  }

  /** Of the players who don't begin, as long as nobody may know who does. */
  get startingLife(): number {
    return amongOthers(this.#runner.state.ruleset.startingLife);
  }

  get audiences(): Audiences {
    return this.#runner.audiences;
  }

  /** What a seat (or a watcher without delay, `null`) needs on coming in. */
  catchUp(seat: number | null): Catchup {
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

  /** The latest events that a seat (or a watcher without delay, `null`) was told. */
  logOf(seat: number | null): readonly EventView[] {
    return this.#runner.views.logOf(seat);
  }

  /** What watchers are shown. */
  get watching(): WatchFeed {
    this.#watching ??= new WatchFeed(this, this.#parts.terms.watchDelayMs);
    return this.#watching;
  }

  /** How many turns watchers have been shown, those before a restart included. */
  get shownTurn(): number {
    return this.#isDelayed ? this.watching.turn : turnsBegun(this.table);
  }

  /** How many inputs of the match a seat (or the watchers, `null`) has been shown. */
  shownTo(seat: number | null): number {
    return seat === null && this.#isDelayed ? this.watching.length : this.length;
  }

  /** Whether the match is over and watchers have been shown all of it. */
  get isEndShown(): boolean {
    return this.#runner.isOver && this.shownTo(null) >= this.length;
  }

  /** What a seat (or a watcher, `null`) would have been sent by now over a connection, for callers without one. */
  shown(seat: number | null): TableSnapshot {
    const { epoch } = this.#parts;
    const told = seat === null && this.#isDelayed ? this.watching.catchUp() : this.catchUp(seat);
    return { ...told, last: this.shownTo(seat), epoch };
  }

  /** The inputs after that index, as a seat (or a watcher, `null`) may know them. */
  commandsSince(index: number, seat: number | null): CommandPage {
    const { epoch } = this.#parts;
    return { ...this.#runner.views.commands.since(index, seat, this.shownTo(seat)), epoch };
  }

  /** The view of a bot's seat. */
  viewOf(seat: number) {
    return this.#runner.views.viewOf(seat);
  }

  /** The cards that a seat has brought, each once and in an order that says nothing of where they are. */
  cardsOf(seat: number): readonly string[] {
    const { players, sideboards } = this.#runner.position.course.setup;
    const { deck = [], commanders = [] } = players[seat] ?? {};
    const brought = [...deck, ...commanders, ...(sideboards[seat] ?? [])];
    return [...new Set(brought.map(definitionId))].sort();
  }

  /** Why an object can't be used now, for the seat that asks; nothing for a key that the seat doesn't have. */
  explain(seat: number, key: string): readonly Explanation[] {
    return explainObject(this.#runner.state, this.#runner.views.book, seat, key);
  }

  /** What a seat has just done and may propose to repeat: numbers alone, which say nothing that it doesn't know. */
  repeatable(seat: number): readonly RepeatableView[] {
    return repeatable(this.#runner.position, seat).map(({ acts, most }) => ({ acts, most }));
  }

  /** Whether a seat has sent settings. */
  isAutomated(seat: number): boolean {
    return this.#runner.automations.isSet(seat);
  }

  get #isDelayed(): boolean {
    return this.#parts.terms.watchDelayMs > 0;
  }
}
