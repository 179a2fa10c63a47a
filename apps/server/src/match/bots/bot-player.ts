import {
  type Bot,
  type BotAids,
  type BotDocument,
  type ChosenBot,
  earliestMs,
  greedyBot,
  instinctBot,
  isCalm,
  isTrivial,
  limitsOf,
  makeLevel,
  readBotId,
  ruleBot,
} from "@spellroom/bots";
import type { Audience } from "@spellroom/match";
import {
  type DecisionView,
  type StatusView,
  safeChoice,
  type TableView,
  type Timing,
  type WireChoice,
} from "@spellroom/protocol";
import { sealWorld } from "@spellroom/view";
import type { Logger } from "../../logging/logger.ts";
import type { LiveMatch } from "../play/live-match.ts";
import type { BotThoughts } from "./bot-thoughts.ts";
import { searchMs } from "./thinking-time.ts";

export interface BotPlayerOptions {
  /** How long it appears to think, instead of its own pace. */
  readonly thinkingMs?: number;
  /** The table's clocks, if there are any. */
  readonly timing?: Timing | null;
  /** Where searching bots think; without it they decide at once. */
  readonly thoughts?: BotThoughts | undefined;
  /** The document of a player's own bot. */
  readonly rules?: BotDocument | null;
  /** Whether it may choose now; if not, it waits. Absent: it always may. */
  readonly mayPlay?: (() => boolean) | undefined;
  readonly logger: Logger;
}

/** How often a bot that may not play checks again. */
const HELD_MS = 1_000;

/** Plays a bot's seat like a player's: it sees its seat's view and makes its seat's choices. */
export class BotPlayer implements Audience {
  readonly #match: LiveMatch;
  readonly #seat: number;
  readonly #chosen: ChosenBot | null;
  readonly #calm: boolean;
  readonly #bot: Bot;
  readonly #options: BotPlayerOptions;
  #timer: NodeJS.Timeout | undefined;
  #asked = -1;
  #paused: boolean;

  constructor(match: LiveMatch, seat: number, botId: string, options: BotPlayerOptions) {
    this.#match = match;
    this.#seat = seat;
    this.#options = options;
    this.#chosen = readBotId(botId);
    const aids = { definition: (hash: string) => match.state.definitions[hash], chance: Math.random };
    this.#calm = isCalm(botId);
    this.#bot = options.rules ? ruleBot(options.rules, aids, botId) : quickBot(this.#chosen, aids);
    this.#paused = match.reader.status.paused;
    if (this.#chosen && limitsOf(this.#chosen)) options.thoughts?.wake();
    match.audiences.add(this);
    this.publish();
  }

  publish(): void {
    const view = this.#match.reader.viewOf(this.#seat);
    const decision = view.own?.decision;
    if (this.#paused || !decision || decision.id === this.#asked) return;
    clearTimeout(this.#timer);
    if (this.#options.mayPlay?.() === false) {
      this.#timer = setTimeout(() => this.publish(), HELD_MS);
      return;
    }
    this.#asked = decision.id;
    const thought = this.#search(decision);
    const earliest = this.#options.thinkingMs ?? earliestMs(this.#calm, decision.kind, Math.random);
    this.#timer = setTimeout(() => void this.#answer(decision.id, thought), earliest);
  }

  /** A choice that was found during a pause is dropped; when the match resumes, the bot thinks again. */
  status({ paused }: StatusView): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    this.#asked = -1;
    clearTimeout(this.#timer);
    this.publish();
  }

  async #answer(asked: number, thought: Promise<WireChoice | null>): Promise<void> {
    const searched = await thought;
    const view = this.#match.reader.viewOf(this.#seat);
    const decision = view.own?.decision;
    // Meanwhile the previous move may have been taken back, or the match paused.
    if (!decision || decision.id !== asked || this.#asked !== asked) return;
    const say = (choice: WireChoice) =>
      this.#match.execute(this.#seat, { kind: "choose", request: { decision: decision.id, choice } });
    try {
      const reply = await say(searched ?? this.#glance(view, decision));
      if (!reply.ok) await say(safeChoice(decision));
    } catch (error) {
      this.#options.logger.error({ error, matchId: this.#match.matchId }, "A bot's choice was not accepted");
    }
  }

  /** The choice of the bot's thread, in the time there is; `null` if the bot doesn't search, or if that fails. */
  async #search(decision: DecisionView): Promise<WireChoice | null> {
    const { thoughts, logger, timing = null } = this.#options;
    const chosen = this.#chosen;
    const limits = chosen && limitsOf(chosen);
    if (!thoughts || !limits || isTrivial(decision)) return null;
    try {
      const world = sealWorld(this.#match.state, this.#seat);
      const milliseconds = searchMs(limits.milliseconds, timing, thoughts.share);
      return await thoughts.think({ bot: chosen.id, world, milliseconds });
    } catch (error) {
      logger.warn({ error, matchId: this.#match.matchId }, "A bot's search failed");
      return null;
    }
  }

  /** A bot that fails must not keep the other players waiting. */
  #glance(view: TableView, decision: DecisionView): WireChoice {
    try {
      return this.#bot.choose(view, decision, () => sealWorld(this.#match.state, this.#seat));
    } catch (error) {
      this.#options.logger.error({ error, matchId: this.#match.matchId }, "A bot failed to choose");
      return safeChoice(decision);
    }
  }

  notice(): void {
    // A bot needs no time to read.
  }

  closed(): void {
    clearTimeout(this.#timer);
  }
}

/** How a bot decides without searching: as always, if it never searches. A bot that is no longer known plays greedily. */
function quickBot(chosen: ChosenBot | null, aids: BotAids): Bot {
  if (!chosen) return greedyBot(aids);
  if (limitsOf(chosen)) return instinctBot(aids);
  return makeLevel(chosen.id, { ...aids, decks: [], now: Date.now });
}
