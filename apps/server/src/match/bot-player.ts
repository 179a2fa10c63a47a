import { type Bot, greedyBot, randomBot, safeChoice } from "@spellroom/bots";
import type { DecisionView, StatusView, TableView, WireChoice } from "@spellroom/protocol";
import type { Logger } from "../logging/logger.ts";
import type { Audience } from "./audience.ts";
import type { LiveMatch } from "./live-match.ts";

/** How long a bot seems to think, so that people can follow; the same whatever it could do, which is nobody's business. */
const THINKING_MS = 450;

/** The bots of the site by id. */
export const BOTS = [
  { id: "greedy", name: "Brass Automaton", description: "Plays its best card, attacks when it pays." },
  { id: "random", name: "Tumbling Dice", description: "Does anything that is allowed." },
] as const;

export interface BotPlayerOptions {
  readonly thinkingMs?: number;
  readonly logger: Logger;
}

/** Plays a bot's seat like anybody: it sees its seat's view and answers its seat's questions. */
export class BotPlayer implements Audience {
  readonly #match: LiveMatch;
  readonly #seat: number;
  readonly #bot: Bot;
  readonly #options: BotPlayerOptions;
  #timer: NodeJS.Timeout | undefined;
  #asked = -1;
  #paused: boolean;

  constructor(match: LiveMatch, seat: number, botId: string, options: BotPlayerOptions) {
    this.#match = match;
    this.#seat = seat;
    this.#options = options;
    const aids = { definition: (hash: string) => match.state.definitions[hash], chance: Math.random };
    this.#bot = botId === "random" ? randomBot(aids) : greedyBot(aids);
    this.#paused = match.status.paused;
    match.attend(this);
    this.publish();
  }

  publish(): void {
    const decision = this.#match.viewOf(this.#seat).own?.decision;
    if (this.#paused || !decision || decision.id === this.#asked) return;
    this.#asked = decision.id;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#answer(), this.#options.thinkingMs ?? THINKING_MS);
  }

  /** What was thought out in a pause is not taken; when the match goes on it is thought out again. */
  status({ paused }: StatusView): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    this.#asked = -1;
    clearTimeout(this.#timer);
    this.publish();
  }

  async #answer(): Promise<void> {
    const view = this.#match.viewOf(this.#seat);
    const decision = view.own?.decision;
    if (!decision) return;
    const say = (choice: WireChoice) => this.#match.choose(this.#seat, { decision: decision.id, choice });
    try {
      const reply = await say(this.#thought(view, decision));
      if (!reply.ok) await say(safeChoice(decision));
    } catch (error) {
      this.#options.logger.error(
        { error, matchId: this.#match.matchId },
        "A bot's answer could not be taken",
      );
    }
  }

  /** A bot that fails must not keep the other players waiting. */
  #thought(view: TableView, decision: DecisionView): WireChoice {
    try {
      return this.#bot.choose(view, decision);
    } catch (error) {
      this.#options.logger.error({ error, matchId: this.#match.matchId }, "A bot could not make up its mind");
      return safeChoice(decision);
    }
  }

  notice(): void {
    // A bot has nothing to read.
  }

  closed(): void {
    clearTimeout(this.#timer);
  }
}
