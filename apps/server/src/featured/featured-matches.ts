/**
 * Matches of bots for spectators, one after the other, as long as someone is on the site and nobody needs the
 * processor. All processes of a site together play one.
 */
import { randomInt, randomUUID } from "node:crypto";
import { BOT_LEVELS } from "@spellroom/bots";
import type { Lobby } from "../lobby/lobby.ts";
import type { Logger } from "../logging/logger.ts";
import type { Catalogue, MatchService, SeatSpec } from "../match/match-service.ts";
import type { FeaturedMetrics } from "../metrics/featured-metrics.ts";
import { Heartbeat } from "../presence/heartbeat.ts";
import type { OnlinePresence } from "../presence/online.ts";
import type { Database } from "../storage/database.ts";
import type { QuietTimes } from "./quiet-times.ts";

export interface FeaturedMatchesParts {
  readonly database: Database;
  readonly matches: Pick<MatchService, "create">;
  readonly lobby: Pick<Lobby, "get">;
  readonly online: Pick<OnlinePresence, "list">;
  readonly catalogue: Pick<Catalogue, "decks">;
  readonly quiet: QuietTimes;
  readonly metrics: FeaturedMetrics;
  readonly logger: Logger;
  readonly now?: () => number;
}

const BEAT_MS = 5_000;
/** A match that was just made is not missed on the list before that time. */
const BEGINNING_MS = 30_000;
const KEY = "featured-match";
/** For two players, and every ready-made deck may be played in it. */
const FORMAT = "presets";

export class FeaturedMatches {
  readonly #parts: FeaturedMatchesParts;
  readonly #now: () => number;
  readonly #beating: Heartbeat;
  #isWatched = false;

  constructor(parts: FeaturedMatchesParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#beating = new Heartbeat(BEAT_MS, (error) =>
      parts.logger.warn({ error }, "Could not look after the featured match"),
    );
    this.#beating.add(() => this.beat());
  }

  start(): void {
    this.#beating.start();
  }

  stop(): Promise<void> {
    return this.#beating.stop();
  }

  /** Whether the bots of a featured match may answer now; otherwise they wait. */
  get mayPlay(): boolean {
    return this.#isWatched && this.#parts.quiet.isQuiet;
  }

  /** Checks whether bots may play, and starts a match if none is running. */
  async beat(): Promise<void> {
    const { quiet, online, metrics } = this.#parts;
    quiet.look();
    this.#isWatched = (await online.list(0)).count > 0;
    metrics.playing.set(this.mayPlay ? 1 : 0);
    if (this.mayPlay) await this.#beginUnlessOn();
  }

  async #beginUnlessOn(): Promise<void> {
    const { database, matches, lobby, metrics } = this.#parts;
    const { value } = await database.query
      .selectFrom("site")
      .select("value")
      .where("key", "=", KEY)
      .executeTakeFirstOrThrow();
    const [begun = "0", current = ""] = value.split(" ");
    if (this.#now() - Number(begun) < BEGINNING_MS) return;
    if (current !== "" && (await lobby.get(current)) !== undefined) return;
    const matchId = randomUUID();
    const taken = await database.query
      .updateTable("site")
      .set({ value: `${this.#now()} ${matchId}` })
      .where("key", "=", KEY)
      // Another process may have been faster.
      .where("value", "=", value)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return;
    const outcome = await matches.create({
      matchId,
      format: FORMAT,
      seats: this.#opponents(),
      visibility: "public",
      origin: "featured",
    });
    metrics.begun.inc({ result: outcome.ok ? "made" : outcome.reason });
  }

  /** Two levels that differ, each with any ready-made deck, at a pace that people can follow. */
  #opponents(): readonly SeatSpec[] {
    const decks = this.#parts.catalogue.decks.filter(({ formats }) => formats.includes(FORMAT));
    const levels = BOT_LEVELS.filter(({ level }) => level !== null);
    const [first, ...others] = shuffled(levels);
    return [first, others[0]].flatMap((level): SeatSpec[] => {
      const deck = decks[randomInt(decks.length)];
      if (level === undefined || deck === undefined) return [];
      return [{ kind: "bot", bot: `${level.id}.calm`, name: level.name, deck: { preset: deck.id } }];
    });
  }
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: randomInt(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
