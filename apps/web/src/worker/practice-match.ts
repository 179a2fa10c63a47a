/**
 * A match that is played on this device: what a server does for its matches, without clocks, a journal's database or anybody
 * to wait for. It tells the screen what the seat before it may know, and each bot what the bot's seat may know.
 */
import {
  isOver,
  type MatchPosition,
  type MatchStep,
  MatchViews,
  PendingInputs,
  SeatAutomations,
  Shortcuts,
  type StoredInput,
} from "@spellroom/match";
import {
  NO_STATUS,
  PROTOCOL_VERSION,
  type SnapshotMessage,
  type StatusView,
  type WireError,
} from "@spellroom/protocol";
import { definitionId, StateHasher } from "@spellroom/rules";
import type { CardPrinter } from "./card-printer.ts";
import type { PracticeGame } from "./kept-game.ts";
import type { Told } from "./messages.ts";

/** Whatever plays the seats of bots. */
export interface PracticeBot {
  /** The match may have come to a question of a bot's. */
  look(): void;
  stop(): void;
}

export interface PracticeParts {
  readonly printer: CardPrinter;
  /** Keeps the match as it is now. */
  readonly keep: (game: PracticeGame) => void;
  readonly tell: (told: Told) => void;
  /** Does something after whatever the page has asked meanwhile. */
  readonly later: (work: () => void) => void;
  /** What plays the seats of bots. */
  readonly bot: (match: PracticeMatch) => PracticeBot;
}

/** How many choices of a shortcut are carried out before anything else may happen, apart from the last ones of others. */
const MOST_TOGETHER = 40;

export class PracticeMatch {
  readonly people: readonly number[];
  readonly automations: SeatAutomations;
  readonly shortcuts = new Shortcuts();
  readonly views: MatchViews;
  readonly #parts: PracticeParts;
  readonly #bot: PracticeBot;
  readonly #hasher = new StateHasher();
  #game: PracticeGame;
  /** Whose hand the screen shows; `null`: nobody's. */
  #seated: number | null;

  constructor(game: PracticeGame, parts: PracticeParts) {
    this.#game = game;
    this.#parts = parts;
    const bots = game.wish.seats.map(({ bot }) => bot !== null);
    this.people = bots.flatMap((isBot, seat) => (isBot ? [] : [seat]));
    this.#seated = this.people.length === 1 ? (this.people[0] ?? null) : null;
    this.automations = new SeatAutomations(bots);
    this.views = new MatchViews(bots.length, game.history, game.position.state, () => ({
      matchId: "practice",
      connected: bots.map(() => true),
      bots,
      watchers: 0,
      handsShown: [],
    }));
    this.#bot = parts.bot(this);
  }

  get game(): PracticeGame {
    return this.#game;
  }

  get position(): MatchPosition {
    return this.#game.position;
  }

  get isOver(): boolean {
    return isOver(this.position);
  }

  get seated(): number | null {
    return this.#seated;
  }

  /** Tells the screen everything, and has bots play. */
  open(): void {
    this.#tellAll();
    this.#bot.look();
  }

  /** The cards that a seat has brought, each once and in an order that says nothing of where they are. */
  cardsOf(seat: number): readonly string[] {
    const { deck = [], commanders = [] } = this.#game.setup.players[seat] ?? {};
    return [...new Set([...deck, ...commanders].map(definitionId))].sort();
  }

  /** Somebody of this screen has taken it over: from now on it shows that hand. */
  sit(seat: number): void {
    if (!this.people.includes(seat)) return;
    this.#seated = seat;
    this.#tellAll();
  }

  /** Ends what it does by itself. */
  stop(): void {
    this.shortcuts.interrupt();
    this.#bot.stop();
  }

  /**
   * Carries an input out with what the automation answers after it, keeps the match, and tells of it.
   * @param input `null`: the automation alone, whose settings have changed
   */
  carryOut(input: StoredInput | null): WireError | null {
    const pending = new PendingInputs(this.position, this.#hasher);
    if (input === null && this.shortcuts.isRunning) return null;
    const error = input === null ? null : pending.add(input);
    if (error) return error;
    while (this.automations.answer(pending));
    if (pending.steps.length > 0) {
      this.#take(pending);
      if (this.shortcuts.follow(this.position.state)) this.tellStatus();
    }
    return null;
  }

  /** Carries on with the shortcut that is open, a few choices at a time: the page may ask for its end. */
  repeat(): null {
    if (!this.shortcuts.isRunning) return null;
    const pending = new PendingInputs(this.position, this.#hasher);
    this.shortcuts.carryOn(pending, () => pending.entries.length < MOST_TOGETHER);
    if (!this.shortcuts.isRunning) while (this.automations.answer(pending));
    this.shortcuts.belongTo(pending.position.state);
    if (pending.steps.length > 0) this.#take(pending);
    this.tellStatus();
    if (this.shortcuts.isRunning) this.#parts.later(() => this.repeat());
    return null;
  }

  tellStatus(): void {
    this.#tell({ kind: "status", status: this.#status });
  }

  get #status(): StatusView {
    const shortcut = this.shortcuts.view;
    return shortcut ? { ...NO_STATUS, shortcut } : NO_STATUS;
  }

  #take({ position, steps, entries }: PendingInputs): void {
    const inputs = [...this.#game.inputs, ...entries.map((entry) => entry.input)];
    this.#game = { ...this.#game, position, inputs };
    this.#parts.keep(this.#game);
    this.publish(steps);
    this.#bot.look();
  }

  /** Tells the screen what has changed, or all of it where that is another moment altogether. */
  publish(steps: readonly MatchStep[]): void {
    const { passing } = this.automations;
    const told = this.views.publish(steps, this.position, { clock: null, passing });
    const turned = this.#handOver !== null && this.#seated !== null;
    if (turned) this.#seated = null;
    const update = this.#seated === null ? told.watchers : told.seats[this.#seated];
    if (told.needsSnapshot || turned || update === undefined) this.#tellAll();
    else this.#tell({ kind: "update", update });
  }

  /** Who must take over the screen before anything can be decided. */
  get #handOver(): number | null {
    const decider = this.position.state.decision?.seat;
    if (this.people.length < 2 || this.isOver || decider === undefined) return null;
    return decider === this.#seated || !this.people.includes(decider) ? null : decider;
  }

  /** With the cards of the seat's own deck, so that each is known when it is drawn. */
  #tellAll(): void {
    const own = this.#seated === null ? [] : this.cardsOf(this.#seated);
    this.#tell({ kind: "snapshot", snapshot: this.#snapshot() }, own);
  }

  #tell(message: Told["message"], own: readonly string[] = []): void {
    const { table } = this.views;
    const cards = this.#parts.printer.cardsIn([table, message, own], this.position.state);
    this.#parts.tell({ cards, table, message, handOver: this.#handOver });
  }

  #snapshot(): SnapshotMessage {
    const seat = this.#seated;
    const own = seat === null ? null : this.views.ownOf(seat);
    return {
      protocol: PROTOCOL_VERSION,
      seq: this.views.seq,
      seat,
      known: own ? [...own.hand, ...own.known] : [],
      decision: own?.decision ?? null,
      log: this.views.logOf(seat),
      passing: seat === null ? null : (this.automations.passing[seat] ?? null),
      status: this.#status,
      time: null,
    };
  }
}
