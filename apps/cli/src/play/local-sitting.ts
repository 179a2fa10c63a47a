import type { Bot } from "@spellroom/bots";
import { faceNumbered } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { type DecisionView, type EventView, safeChoice, type WireChoice } from "@spellroom/protocol";
import { choose, concede, type GameEvent, startGame } from "@spellroom/rules";
import {
  choiceFrom,
  eventViews,
  openKeyBook,
  project,
  sealWorld,
  tableView,
  tidyKeys,
} from "@spellroom/view";
import { makeBot } from "../game/bots.ts";
import { gameSeed, seededChance } from "../game/chance.ts";
import type { NamedDeck } from "../game/decks.ts";
import type { Sitting } from "./sitting.ts";

const OWN = 0;
const FACTS = { matchId: "here", connected: [true, true], bots: [false, true], watchers: 0 };

export interface LocalGame {
  readonly name: string;
  readonly bot: string;
  /** The own one, and the bot's. */
  readonly decks: readonly [NamedDeck, NamedDeck];
  readonly seed: number;
}

/** A game against a bot in this process. */
export function sitDownHere({ name, bot, decks, seed }: LocalGame): Sitting {
  const chance = seededChance(seed);
  const first = startGame({
    ruleset: rulesetById("full"),
    seed: gameSeed(seed),
    startingSeat: seed % 2,
    players: decks.map((deck, seat) => ({ name: seat === OWN ? name : bot, deck: deck.cards })),
  });
  const book = openKeyBook(2);
  let { state } = first;
  let decisions = 0;
  let told: EventView[] = [];
  const opponent: Bot = makeBot(bot, {
    definition: (hash) => state.definitions[hash],
    chance,
    decks: decks.map((deck) => deck.cards),
    now: () => performance.now(),
  });
  const viewOf = (seat: number) => {
    const projection = project(state, book, { ...FACTS, seq: decisions });
    tidyKeys(state, book, projection.seats);
    return tableView(projection, seat);
  };
  const tell = (events: readonly GameEvent[]): void => {
    told.push(...eventViews(state, book, events, OWN));
  };
  tell(first.events);

  /** Why an answer isn't taken; `null`: it is. */
  function take(wire: WireChoice): string | null {
    const { decision } = state;
    if (!decision) return "nobody is asked";
    const translated = choiceFrom(decision, wire);
    if ("error" in translated) return String(translated.error);
    const result = choose(state, decision.seat, decision.id, translated.choice);
    if (!result.ok) return result.refusal.kind;
    ({ state } = result);
    decisions++;
    tell(result.events);
    return null;
  }

  function letOpponentPlay(): void {
    while (state.decision && !state.result && state.decision.seat !== OWN) {
      const { seat } = state.decision;
      const view = viewOf(seat);
      const asked: DecisionView | null | undefined = view.own?.decision;
      if (!asked) throw new Error(`seat ${seat} has a decision that its view doesn't show`);
      const answered = take(opponent.choose(view, asked, () => sealWorld(state, seat)));
      if (answered !== null && take(safeChoice(asked)) !== null)
        throw new Error("the safe choice was refused");
    }
  }

  return {
    look: () => {
      letOpponentPlay();
      const view = viewOf(OWN);
      const events = told;
      told = [];
      return Promise.resolve({ view, decision: view.own?.decision ?? null, events });
    },
    answer: (_decision, choice) => Promise.resolve(take(choice)),
    concede: () => {
      const over = concede(state, OWN);
      if (over.ok) {
        ({ state } = over);
        tell(over.events);
      }
      return Promise.resolve();
    },
    nameOf: ({ definition, face }) => {
      const card = state.definitions[definition];
      return card ? faceNumbered(card, face).name : "a card";
    },
  };
}
