/**
 * Plays a game without a server, and keeps what each audience would be sent at every moment: the table, its own part, its log, the
 * explanations that it asks for. Thousands of moments a minute, so that rare things happen.
 */
import { rulesetById } from "@spellroom/cards";
import { type EventView, type PublicTable, type SeatPrivate, safeChoice } from "@spellroom/protocol";
import {
  choose,
  concede,
  type Decision,
  type GameState,
  type Step,
  startGame,
  takeBack,
} from "@spellroom/rules";
import {
  choiceFrom,
  eventViews,
  explainObject,
  type KeyBook,
  openKeyBook,
  project,
  renewKeyBook,
  shownHands,
  tidyKeys,
} from "@spellroom/view";
import { seededChance } from "../../support/chance.ts";
import type { CanaryDeck } from "./canaries.ts";
import { daring } from "./daring.ts";
import { hiddenDeck } from "./hidden-decks.ts";
import { type Audience, Knowledge } from "./knowledge.ts";
import { type Deed, deedsOf } from "./pool-deeds.ts";
import { seedOf } from "./tables.ts";

/** What one audience is sent at one moment. */
export interface Sent {
  readonly audience: Audience;
  readonly table: PublicTable;
  readonly own: SeatPrivate | null;
  readonly events: readonly EventView[];
  readonly besides: readonly unknown[];
}

/** A way to send too much: what is sent, with the state that it was made from. */
export type Spoil = (
  sent: Sent,
  state: GameState,
  now: { readonly book: KeyBook; readonly step: Step },
) => Sent;

export interface PoolGame {
  readonly wrong: readonly string[];
  readonly deeds: ReadonlySet<Deed>;
}

const AUDIENCES: readonly Audience[] = [0, 1, null];
const MOST_CHOICES = 350;
/** Not worth going back further: what was seen since would be much. */
const KEPT = 6;

export function playPoolGame(luck: number, spoil: Spoil = (sent) => sent): PoolGame {
  return new Table(luck, spoil).play();
}

class Table {
  readonly #chance: () => number;
  readonly #spoil: Spoil;
  readonly #hashes: ReadonlySet<string>;
  readonly #cardOf = new Map<string, number>();
  readonly #knowledge = new Knowledge(2);
  readonly #deeds = new Set<Deed>();
  readonly #wrong = new Set<string>();
  readonly #before: GameState[] = [];
  #book = openKeyBook(2);
  #state: GameState;
  #moment = 0;
  #handsShown: readonly number[] = [];

  constructor(luck: number, spoil: Spoil) {
    this.#chance = seededChance(luck + 4_000);
    this.#spoil = spoil;
    const decks: readonly CanaryDeck[] = [hiddenDeck(this.#chance), hiddenDeck(this.#chance)];
    this.#hashes = new Set(decks.flat().map(({ hash }) => hash));
    const first = startGame({
      ruleset: rulesetById("full"),
      seed: seedOf(luck),
      startingSeat: luck % 2,
      players: decks.map((deck, seat) => ({
        name: `P${seat}`,
        deck: deck.map(({ definition }) => definition),
      })),
    });
    this.#state = first.state;
    for (const object of first.state.objects)
      if (object?.kind === "card") this.#cardOf.set(object.definition, object.card);
    this.#take(first);
  }

  play(): PoolGame {
    for (let count = 0; count < MOST_CHOICES && this.#state.decision; count++) {
      this.#happen();
      this.#answer(this.#state.decision);
    }
    const ended = this.#state.result ? null : concede(this.#state, 0);
    if (ended?.ok) this.#take(ended);
    return { wrong: [...this.#wrong], deeds: this.#deeds };
  }

  /** Now and then a move is taken back, or a hand is shown to watchers. */
  #happen(): void {
    const [earlier] = this.#before;
    if (earlier && this.#chance() < 0.02) {
      this.#book = renewKeyBook(this.#book);
      this.#before.length = 0;
      this.#deeds.add("takenBack");
      this.#take({ state: takeBack(earlier, this.#state), events: [] });
    }
    if (this.#chance() < 0.02)
      this.#handsShown = this.#handsShown.length > 0 ? [] : [Math.floor(this.#chance() * 2)];
  }

  #answer(decision: Decision): void {
    const { seats, table } = project(this.#state, this.#book, this.#facts());
    const view = seats[decision.seat]?.decision;
    if (!view) throw new Error("who is asked isn't told so");
    for (const choice of [daring(view, table, this.#chance), safeChoice(view)]) {
      const read = choiceFrom(decision, choice);
      const result = "choice" in read ? choose(this.#state, decision.seat, decision.id, read.choice) : null;
      if (result?.ok !== true) continue;
      this.#before.push(this.#state);
      if (this.#before.length > KEPT) this.#before.shift();
      this.#take(result);
      return;
    }
    throw new Error(`${decision.kind} ${decision.prompt.key} can't be answered`);
  }

  #take(step: Step): void {
    this.#state = step.state;
    this.#moment++;
    this.#knowledge.follow(this.#moment, step);
    this.#knowledge.watch(this.#moment, step.state, this.#handsShown);
    for (const deed of deedsOf(step)) this.#deeds.add(deed);
    const projection = project(step.state, this.#book, this.#facts());
    for (const audience of AUDIENCES) {
      const sent = {
        audience,
        table: projection.table,
        own: audience === null ? null : (projection.seats[audience] ?? null),
        events: eventViews(step.state, this.#book, step.events, audience),
        besides: this.#besides(audience),
      };
      this.#judge(this.#spoil(sent, step.state, { book: this.#book, step }));
    }
    tidyKeys(step.state, this.#book, projection.seats);
  }

  /** Hands that are shown to watchers, and why seats can't use things, at times also what isn't theirs. */
  #besides(audience: Audience): readonly unknown[] {
    if (audience === null) return shownHands(this.#state, this.#book, this.#handsShown);
    if (this.#chance() > 0.1) return [];
    const keys = [...this.#book.publicKeys.values(), ...(this.#book.seatKeys[audience]?.values() ?? [])];
    return keys.map((key) => explainObject(this.#state, this.#book, audience, key));
  }

  #judge(sent: Sent): void {
    const text = JSON.stringify([sent.table, { ...sent.table.objects }, sent.own, sent.events, sent.besides]);
    for (const [hash] of text.matchAll(/\b[0-9a-f]{32}\b/g)) {
      if (!this.#hashes.has(hash)) continue;
      const card = this.#cardOf.get(hash);
      if (card === undefined || this.#knowledge.since(sent.audience, card) <= this.#moment) continue;
      const at = text.indexOf(hash);
      this.#wrong.add(
        `card ${card} is told to ${sent.audience} at moment ${this.#moment}: ${text.slice(at - 90, at + 240)}`,
      );
    }
    for (const [inside] of text.matchAll(ENGINE_NAMES))
      this.#wrong.add(
        `the engine's own name is told to ${sent.audience} at moment ${this.#moment}: ${inside}`,
      );
  }

  #facts() {
    return {
      matchId: "m",
      seq: this.#moment,
      connected: [true, true],
      bots: [],
      watchers: 0,
      handsShown: this.#handsShown,
    };
  }
}

/** Times and ids by which the engine tells abilities and permissions apart. */
const ENGINE_NAMES = /"(?:ability|via)":"(?:g\d+\.|delayed\d|[a-z]+:\d)[^"]*"/gi;
