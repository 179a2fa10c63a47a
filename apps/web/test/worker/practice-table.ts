/** A practice match without a browser: what its worker tells, and a person who answers the least there is. */
import type { CardDefinition } from "@spellroom/card-language";
import { type DecisionView, type SnapshotMessage, safeChoice, USUAL_AUTOMATION } from "@spellroom/protocol";
import { CardPrinter } from "../../src/worker/card-printer.ts";
import { keepGame, newGame, type PracticeGame } from "../../src/worker/kept-game.ts";
import type { PracticeSeatWish, Told } from "../../src/worker/messages.ts";
import { openPracticeBot } from "../../src/worker/practice-bot.ts";
import { PracticeMatch } from "../../src/worker/practice-match.ts";
import { answerRequest } from "../../src/worker/practice-requests.ts";
import { setUpPractice } from "../../src/worker/practice-setup.ts";

export const ADA: PracticeSeatWish = { name: "Ada", bot: null, deck: { preset: "ember-rush" } };
export const BEA: PracticeSeatWish = { name: "Bea", bot: null, deck: { preset: "wild-stampede" } };
export const BRASS: PracticeSeatWish = { ...BEA, name: "Brass Automaton", bot: "greedy" };

/** A match that has just been set up. */
export function begin(...seats: readonly PracticeSeatWish[]): PracticeGame {
  return beginWith(null, ...seats);
}

/** The same in which every card is that one. */
export function beginWith(card: CardDefinition | null, ...seats: readonly PracticeSeatWish[]): PracticeGame {
  const wish = { format: "presets", seats };
  const made = setUpPractice(wish, "5a".repeat(32), () => 0);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const { setup, ruleset } = made;
  const deck = (cards: readonly CardDefinition[]) => (card === null ? cards : cards.map(() => card));
  const players = setup.players.map((player) => ({ ...player, deck: deck(player.deck) }));
  const game = newGame(wish, { ...setup, players }, ruleset);
  if (game === null) throw new Error("the match can't be begun");
  return game;
}

export class PracticeTable {
  readonly told: Told[] = [];
  /** What was kept last. */
  kept: object | null = null;
  readonly match: PracticeMatch;
  readonly #work: (() => void)[] = [];

  constructor(game: PracticeGame) {
    const later = (work: () => void) => {
      this.#work.push(work);
      return () => void this.#work.splice(this.#work.indexOf(work) >>> 0, 1);
    };
    this.match = new PracticeMatch(game, {
      printer: new CardPrinter("en"),
      keep: (now) => {
        this.kept = keepGame(now);
      },
      tell: (told) => this.told.push(told),
      later,
      bot: (match) => openPracticeBot(match, { decks: [], later, now: () => 0, chance: () => 0.5 }),
    });
    this.match.open();
    this.#sendSettings();
  }

  get last(): Told {
    const last = this.told.at(-1);
    if (last === undefined) throw new Error("nothing was told");
    return last;
  }

  /** As a table does as soon as somebody sits at it. */
  #sendSettings(): void {
    answerRequest(this.match, { name: "automation", body: USUAL_AUTOMATION });
  }

  /** Everything as somebody who comes to the screen now is told it. */
  look(): SnapshotMessage {
    answerRequest(this.match, { name: "resync", body: {} });
    const { message } = this.last;
    if (message.kind !== "snapshot") throw new Error("nobody sits at the screen");
    return message.snapshot;
  }

  /** The decision of the player at the screen. */
  get decision(): DecisionView | null {
    const { seated } = this.match;
    return seated === null ? null : (this.match.views.ownOf(seated)?.decision ?? null);
  }

  /** Somebody gives the least answer; bots think before. */
  step(): void {
    const { decision } = this;
    const { handOver } = this.last;
    if (handOver !== null) {
      this.match.sit(handOver);
      this.#sendSettings();
    } else if (decision === null) this.think();
    else {
      const body = { decision: decision.id, choice: safeChoice(decision) };
      answerRequest(this.match, { name: "choose", body });
    }
  }

  /** Bots answer what they are asked. */
  think(): void {
    for (const work of this.#work.splice(0)) work();
  }

  playUntil(holds: () => boolean): void {
    for (let steps = 0; !holds(); steps++) {
      if (steps > 3_000) throw new Error("the match stands still");
      this.step();
    }
  }
}
