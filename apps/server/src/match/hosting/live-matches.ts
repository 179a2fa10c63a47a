/** The matches that this process owns, opened from the journal on demand. */
import type { BotDocument } from "@spellroom/bots";
import { readTerms } from "@spellroom/match";
import { Turns } from "../../limits/turns.ts";
import type { Logger } from "../../logging/logger.ts";
import type { Journal, JournalRecord } from "../../storage/journal.ts";
import { BotPlayer } from "../bots/bot-player.ts";
import type { BotThoughts } from "../bots/bot-thoughts.ts";
import type { OwnBots } from "../bots/own-bots.ts";
import { type Resumed, resumeMatch } from "../journal/resume.ts";
import { LiveMatch } from "../play/live-match.ts";
import type { LiveMatchParts } from "../play/live-match-parts.ts";
import type { TimeSource } from "../time/play-time.ts";
import type { Definitions } from "./definitions.ts";

export interface LiveMatchesParts {
  readonly journal: Journal;
  readonly definitions: Definitions;
  /** Finds any known card by name. */
  readonly cardNamed: LiveMatchParts["cardNamed"];
  readonly logger: Logger;
  readonly time?: TimeSource | undefined;
  readonly botThinkingMs?: number | undefined;
  /** Where searching bots think; without it they decide at once. */
  readonly botThoughts?: BotThoughts | undefined;
  /** The documents of players' own bots; without them, these play like unknown bots. */
  readonly ownBots?: Pick<OwnBots, "rulesOf"> | undefined;
  /** Whether bots may continue matches without human players. */
  readonly mayFeature?: (() => boolean) | undefined;
}

interface SeatedBot {
  readonly seat: number;
  readonly bot: string;
  readonly rules: BotDocument | null;
}

export class LiveMatches {
  readonly #parts: LiveMatchesParts;
  readonly #live = new Map<string, LiveMatch>();
  readonly #turns = new Turns();
  readonly #opening = new Map<string, Promise<LiveMatch>>();

  constructor(parts: LiveMatchesParts) {
    this.#parts = parts;
  }

  get(matchId: string): LiveMatch | undefined {
    const match = this.#live.get(matchId);
    return match?.closed ? undefined : match;
  }

  all(): readonly LiveMatch[] {
    return [...this.#live.values()].filter((match) => !match.closed);
  }

  /**
   * Replays a match that this process owns (by that epoch) and seats its bots. Concurrent calls open it once.
   * @throws CorruptMatch, StorageUnavailable
   */
  open(matchId: string, epoch: number): Promise<LiveMatch> {
    const live = this.get(matchId);
    if (live && live.epoch === epoch) return Promise.resolve(live);
    const opening = this.#opening.get(matchId);
    if (opening) return opening;
    live?.close();
    const promise = this.#playInput(matchId, epoch).finally(() => this.#opening.delete(matchId));
    this.#opening.set(matchId, promise);
    return promise;
  }

  async #playInput(matchId: string, epoch: number): Promise<LiveMatch> {
    const { definitions, journal, logger, botThinkingMs, botThoughts, mayFeature } = this.#parts;
    const { record, resumed } = await this.#resume(matchId);
    await definitions.keep(resumed.state);
    const seated = await this.#seatedBots(record);
    const terms = readTerms(record.setup);
    const match = new LiveMatch(
      {
        matchId,
        seats: record.match.seats,
        journal,
        epoch,
        logger,
        terms,
        turns: this.#turns,
        time: this.#parts.time,
        keepDefinitions: (state) => definitions.keep(state),
        cardNamed: this.#parts.cardNamed,
      },
      resumed,
    );
    this.#live.set(matchId, match);
    for (const { seat, bot, rules } of seated) {
      new BotPlayer(match, seat, bot, {
        logger,
        timing: terms.timing,
        thoughts: botThoughts,
        rules,
        mayPlay: record.match.origin === "featured" ? mayFeature : undefined,
        ...(botThinkingMs === undefined ? {} : { thinkingMs: botThinkingMs }),
      });
    }
    return match;
  }

  /** The bots at a table, with the documents of players' own bots. */
  #seatedBots({ match }: JournalRecord): Promise<readonly SeatedBot[]> {
    const { ownBots } = this.#parts;
    const seated = match.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [{ seat, bot }]));
    return Promise.all(
      seated.map(async ({ seat, bot }) => ({ seat, bot, rules: (await ownBots?.rulesOf(bot)) ?? null })),
    );
  }

  /** From the newest snapshot, or from the start if that can't be read or leads to another state. */
  async #resume(matchId: string): Promise<{ readonly record: JournalRecord; readonly resumed: Resumed }> {
    const { journal, definitions, logger } = this.#parts;
    const known = (hash: string) => definitions.get(hash);
    const record = await journal.read(matchId);
    if (!record) throw new RangeError(`there is no match ${matchId}`);
    try {
      return { record, resumed: resumeMatch(record, known) };
    } catch (error) {
      if (!record.snapshot) throw error;
      logger.warn({ error, matchId, seq: record.snapshot.seq }, "A snapshot could not be used");
    }
    const whole = await journal.read(matchId, "start");
    if (!whole) throw new RangeError(`there is no match ${matchId}`);
    return { record: whole, resumed: resumeMatch(whole, known) };
  }

  forget(matchId: string): void {
    const match = this.#live.get(matchId);
    if (match) this.drop(match);
  }

  /** Closes a match, but not one that has been opened in its place since. */
  drop(match: LiveMatch): void {
    if (this.#live.get(match.matchId) === match) this.#live.delete(match.matchId);
    match.close();
  }

  closeAll(): void {
    for (const match of this.#live.values()) match.close();
    this.#live.clear();
  }
}
