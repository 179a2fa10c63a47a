/** Creates matches, finds the process that owns them, and admits players and watchers: the service's side of the match layer. */

import { randomBytes } from "node:crypto";
import type { CardDefinition } from "@spellroom/card-language";
import { type GameDocuments, rulesetOf } from "@spellroom/cards";
import { readTerms, type StoredSetup, storeSetup } from "@spellroom/match";
import {
  type ActReply,
  type CommandPage,
  type SeatCommand,
  type TableSnapshot,
  timingOf,
  USUAL_TIME_CONTROL,
  watchDelayFor,
} from "@spellroom/protocol";
import { ENGINE_VERSION, type GameSetup, startGame } from "@spellroom/rules";
import type { ImportedCards } from "../../card-database/card-database.ts";
import type { Coordination } from "../../coordination/shared-state.ts";
import { buildDeck, noFormat } from "../../decks/built-decks.ts";
import type { Logger } from "../../logging/logger.ts";
import { PRESENCE_MS } from "../../storage/clean-up.ts";
import { StorageUnavailable } from "../../storage/errors.ts";
import {
  type CreateResult,
  type Journal,
  type NewMatch,
  NOBODY,
  type StoredMatch,
} from "../../storage/journal.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import type {
  Called,
  CreateMatchOutcome,
  EntryRefusal,
  MatchService,
  MatchSpec,
  MatchSummary,
  MatchTerms,
  SeatOutcome,
  TableCaller,
  WatchOutcome,
} from "../match-service.ts";
import type { LiveMatch } from "../play/live-match.ts";
import { steadyNow } from "../time/play-time.ts";
import type { LiveMatches } from "./live-matches.ts";
import { matchView } from "./match-summary.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import { closeLost } from "./ownership.ts";
import { withinTime } from "./within-time.ts";

/** Which account takes which seat, and by which session. */
export interface SeatAuth {
  readonly seat: number;
  readonly accountId: string;
  readonly signedInBy?: string | undefined;
}

/** A match under one owner: never refers to rooms of earlier owners, which may not know that they have lost it. */
export interface MatchPlace {
  readonly matchId: string;
  readonly epoch: number;
}

/** Access to rooms: what the match layer needs from Colyseus. */
export interface RoomDoor {
  /** Opens the room of a match that this process owns, unless it is open. */
  openHere(match: LiveMatch): Promise<void>;
  /** A reservation for a seat, in whichever process the room is; `null` when there is no such room. */
  seat(place: MatchPlace, auth: SeatAuth): Promise<Readonly<Record<string, unknown>> | null>;
  watch(place: MatchPlace, accountId: string | undefined): Promise<Readonly<Record<string, unknown>> | null>;
  /** Calls the room of a match, in whichever process it is; `null` when there is no such room. */
  shown(place: MatchPlace, caller: TableCaller): Promise<TableSnapshot | null>;
  commandsSince(place: MatchPlace, index: number, caller: TableCaller): Promise<CommandPage | null>;
  execute(place: MatchPlace, seat: number, command: SeatCommand): Promise<ActReply | null>;
}

/** How many matches a player may be playing. */
export interface MatchLimits {
  /** The first of these accounts that has too many matches for another, if any. */
  exceededBy(
    accountIds: readonly string[],
  ): Promise<{ readonly accountId: string; readonly message: string } | null>;
}

export interface MatchHostParts {
  readonly journal: Journal;
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly coordination: Coordination;
  readonly door: RoomDoor;
  readonly documents: GameDocuments;
  readonly imported: ImportedCards;
  /** Limits how many matches an account may be playing; without it, any number. */
  readonly caps?: MatchLimits | undefined;
  /** Whether games wait for the seats' entropy. Best of three always does. */
  readonly fair?: boolean;
  /** Called for every match that is taken over. */
  readonly tookOver?: () => void;
  readonly logger: Logger;
}

const AGAIN: EntryRefusal = {
  ok: false,
  reason: "unavailable",
  message: "The match is moving to another server; try again",
  retryAfterMs: 500,
};
/** How long another process may take to answer for one of its rooms; then it is checked again whether that process is alive. */
const ANSWER_MS = 1_500;
/** How long a match without clients is kept open; a finished one only as long as a page reload takes. */
const DESERTED_MS = 10 * 60 * 1_000;
const OVER_MS = 15 * 1_000;
const UNKNOWN: EntryRefusal = { ok: false, reason: "not-found", message: "There is no such match" };

type TooMany = Extract<CreateMatchOutcome, { ok: false }>;
type Asking<Value> = (door: RoomDoor, place: MatchPlace) => Promise<Value | null>;

/** The terms of a match as stored: with the timing itself, so that a later change of time controls doesn't affect it. */
function termsOf({ timeControl, watchDelayMs }: MatchSpec): Pick<StoredSetup, "timing" | "watchDelayMs"> {
  const timing = timingOf(timeControl ?? USUAL_TIME_CONTROL);
  return { ...(timing ? { timing } : {}), ...(watchDelayMs ? { watchDelayMs } : {}) };
}

export class MatchHost implements MatchService {
  readonly #parts: MatchHostParts;
  readonly #summaries = new Map<string, MatchSummary>();
  readonly #emptySince = new Map<string, number>();
  readonly #opening = new OneAtATime();
  /** Matches are counted and created one after the other, so that two can't both be the last one allowed. */
  readonly #counting = new OneAtATime();

  constructor(parts: MatchHostParts) {
    this.#parts = parts;
  }

  async create(spec: MatchSpec): Promise<CreateMatchOutcome> {
    const { coordination } = this.#parts;
    if (coordination.processes.self.draining)
      return { ok: false, reason: "unavailable", message: "This server is shutting down" };
    const { documents, imported } = this.#parts;
    const format = documents.formats.get(spec.format);
    if (!format) return { ok: false, reason: "impossible", message: noFormat(spec.format) };
    const ruleset = rulesetOf(documents, format);
    if (spec.seats.length < ruleset.players.min || spec.seats.length > ruleset.players.max) {
      return {
        ok: false,
        reason: "impossible",
        message: `${ruleset.name} is for ${ruleset.players.min} to ${ruleset.players.max} players`,
      };
    }
    const { bestOf = 1 } = spec;
    if (bestOf > 1 && spec.seats.length > 2)
      return { ok: false, reason: "impossible", message: "The best of three is for two players" };
    const players: GameSetup["players"][number][] = [];
    const sideboards: (readonly CardDefinition[])[] = [];
    for (const [seat, { name, deck }] of spec.seats.entries()) {
      const built = buildDeck(format, deck, imported);
      if (!built.ok) return { ok: false, reason: "bad-deck", seat, message: built.message };
      const { commanders } = built;
      players.push({ name, deck: built.cards, ...(commanders.length > 0 ? { commanders } : {}) });
      sideboards.push(built.sideboard);
    }
    const seed = randomBytes(32).toString("hex");
    // Bots add no entropy, so that a game without people doesn't wait.
    const isFair = this.#parts.fair === true && spec.seats.some(({ kind }) => kind === "human");
    const setup = {
      ruleset,
      seed,
      players,
      sideboards,
      bestOf,
      fair: bestOf > 1 || isFair,
    };
    const stored = storeSetup(setup, ruleset);
    startGame(setup);
    const created = await this.#opening.run(spec.matchId, () =>
      this.#createAndOpen(spec, {
        id: spec.matchId,
        owner: coordination.processId,
        format: spec.format,
        ruleset: ruleset.id,
        engineVersion: String(ENGINE_VERSION),
        visibility: spec.visibility,
        origin: spec.origin,
        rematchOf: spec.rematchOf ?? null,
        timeControl: spec.timeControl ?? USUAL_TIME_CONTROL,
        rated: spec.rated ?? false,
        seats: spec.seats.map((seat, at) => ({
          seat: at,
          accountId: seat.kind === "human" ? seat.accountId : null,
          bot: seat.kind === "bot" ? seat.bot : null,
          name: seat.name,
          deck: seat.deck,
        })),
        setup: { ...stored.setup, ...termsOf(spec) },
        definitions: stored.definitions,
      }),
    );
    if ("ok" in created) return created;
    if (created.outcome === "refused")
      return { ok: false, reason: "unavailable", message: "The match could not be stored; try again" };
    return { ok: true, matchId: spec.matchId, created: created.outcome === "created" };
  }

  /** A repeated request for a match that exists doesn't count as another match. */
  async #oneTooMany({ matchId, seats }: MatchSpec): Promise<TooMany | null> {
    const people = seats.map((seat) => (seat.kind === "human" ? seat.accountId : null));
    const tooMany = await this.#parts.caps?.exceededBy(people.flatMap((accountId) => accountId ?? []));
    if (!tooMany || (await this.#parts.store.find(matchId))) return null;
    const { accountId, message } = tooMany;
    return { ok: false, reason: "too-many", seat: people.indexOf(accountId), message };
  }

  async #createAndOpen(spec: MatchSpec, match: NewMatch): Promise<CreateResult | TooMany> {
    const created = await this.#counting.run(
      "matches",
      async () => (await this.#oneTooMany(spec)) ?? (await this.#parts.journal.create(match)),
    );
    if ("outcome" in created && created.outcome === "created") await this.#openOwn(match.id, created.epoch);
    return created;
  }

  async #openOwn(matchId: string, epoch: number): Promise<LiveMatch> {
    const match = await this.#parts.live.open(matchId, epoch);
    await this.#parts.door.openHere(match);
    const stored = await this.#parts.store.find(matchId);
    if (stored) await this.#announce(match, stored);
    return match;
  }

  /** Running public matches are listed for everyone. */
  async #announce(match: LiveMatch, stored: StoredMatch): Promise<void> {
    const { coordination } = this.#parts;
    if (match.closed || stored.visibility !== "public" || match.reader.isEndShown) return;
    await coordination.lobby.put({
      matchId: match.matchId,
      format: stored.format,
      origin: stored.origin,
      processId: coordination.processId,
      epoch: match.epoch,
      seats: stored.seats.map(({ seat, name, accountId }) => ({ seat, name, accountId, wins: 0 })),
      startedAt: stored.createdAt,
      turn: match.reader.shownTurn,
      watchers: match.reader.table.watchers,
      timeControl: stored.timeControl,
      rated: stored.rated,
    });
  }

  async seat(matchId: string, accountId: string, sessionId?: string): Promise<SeatOutcome> {
    const stored = await this.#parts.store.find(matchId);
    if (!stored) return UNKNOWN;
    const seat = stored.seats.find((one) => one.accountId === accountId)?.seat;
    if (seat === undefined)
      return { ok: false, reason: "forbidden", message: "You have no seat in this match" };
    const entry = await this.#ask(stored, (door, place) =>
      door.seat(place, { seat, accountId, signedInBy: sessionId }),
    );
    if (!entry.ok) return entry;
    const cards = this.#parts.live.get(matchId)?.reader.cardsOf(seat) ?? [];
    return { ok: true, seat, place: { reservation: entry.value }, cards };
  }

  async watch(matchId: string, accountId: string | undefined): Promise<WatchOutcome> {
    const entry = await this.#call(matchId, (door, place) => door.watch(place, accountId));
    return entry.ok ? { ok: true, place: { reservation: entry.value } } : entry;
  }

  shown(matchId: string, caller: TableCaller): Promise<Called<TableSnapshot>> {
    return this.#call(matchId, (door, place) => door.shown(place, caller));
  }

  commands(matchId: string, caller: TableCaller, since: number): Promise<Called<CommandPage>> {
    return this.#call(matchId, (door, place) => door.commandsSince(place, since, caller));
  }

  execute(matchId: string, seat: number, command: SeatCommand): Promise<Called<ActReply>> {
    return this.#call(matchId, (door, place) => door.execute(place, seat, command));
  }

  async #call<Value>(matchId: string, ask: Asking<Value>): Promise<Called<Value>> {
    const stored = await this.#parts.store.find(matchId);
    return stored ? this.#ask(stored, ask) : UNKNOWN;
  }

  /**
   * Calls the process that owns the match. One that does not answer may have just died: then the match is taken over, and the call
   * is repeated. It may have been carried out before the process died; commands are of a kind that is then recognized.
   */
  async #ask<Value>(stored: StoredMatch, ask: Asking<Value>): Promise<Called<Value>> {
    const { door } = this.#parts;
    const there = await this.#reach(stored);
    if ("reason" in there) return there;
    const value = await withinTime(ask(door, there), ANSWER_MS);
    if (value !== null) return { ok: true, value };
    if (await this.#isAlive(stored.owner)) return AGAIN;
    const brought = await this.#reach(stored);
    if ("reason" in brought) return brought;
    const second = await withinTime(ask(door, brought), ANSWER_MS);
    return second === null ? AGAIN : { ok: true, value: second };
  }

  /** Makes sure that a process owns the match, taking it over if its owner is gone, and returns where. */
  async #reach(stored: StoredMatch): Promise<MatchPlace | EntryRefusal> {
    const { coordination, logger } = this.#parts;
    const here = this.#ownedHere(stored);
    if (here) {
      await this.#parts.door.openHere(here);
      return here;
    }
    if (stored.status !== "playing") return { ok: false, reason: "finished", message: "This match is over" };
    if (stored.owner !== coordination.processId && (await this.#isAlive(stored.owner)))
      return { matchId: stored.id, epoch: stored.epoch };
    if (coordination.processes.self.draining) return AGAIN;
    try {
      return (await this.#bringHere(stored)) ?? AGAIN;
    } catch (error) {
      if (error instanceof StorageUnavailable) return AGAIN;
      logger.error({ error, matchId: stored.id }, "A match could not be reopened");
      throw error;
    }
  }

  /** The match in this process, unless the database says that another process has taken it over since. */
  #ownedHere({ id, epoch }: StoredMatch): LiveMatch | null {
    const { live } = this.#parts;
    const here = live.get(id);
    if (!here) return null;
    if (here.epoch >= epoch) return here;
    live.drop(here);
    return null;
  }

  async #isAlive(owner: string): Promise<boolean> {
    return owner !== NOBODY && (await this.#parts.coordination.processes.isAlive(owner));
  }

  /** One attempt at a time for each match; the epoch decides between processes. */
  #bringHere(stored: StoredMatch): Promise<LiveMatch | null> {
    return this.#opening.run(stored.id, async () => this.#ownedHere(stored) ?? this.#takeOver(stored));
  }

  /**
   * Each opening has its own epoch, even by the same process: its room then has its own name, while that of the
   * previous opening may still be closing.
   */
  async #takeOver(stored: StoredMatch): Promise<LiveMatch | null> {
    const { journal, coordination, logger } = this.#parts;
    const taken = await journal.takeOver(stored.id, coordination.processId, stored.epoch);
    if (taken.outcome !== "taken") return null;
    logger.info({ matchId: stored.id, from: stored.owner, epoch: taken.epoch }, "Took over a match");
    if (stored.owner !== NOBODY && stored.owner !== coordination.processId) this.#parts.tookOver?.();
    return this.#openOwn(stored.id, taken.epoch);
  }

  async get(matchId: string, asker?: string): Promise<MatchSummary | undefined> {
    const stored = await this.#parts.store.find(matchId);
    return stored && matchView(stored, asker);
  }

  async termsOf(matchId: string): Promise<MatchTerms | undefined> {
    const setup = await this.#parts.store.setupOf(matchId);
    if (setup === undefined) return undefined;
    const { watchDelayMs, bestOf } = readTerms(setup);
    return { watchDelayMs: watchDelayFor(watchDelayMs), bestOf };
  }

  list(): readonly MatchSummary[] {
    return this.#parts.live.all().flatMap((match) => this.#summaries.get(match.matchId) ?? []);
  }

  /** Keeps listings current and closes matches that are over or deserted; a deserted one is reopened on demand. */
  async tend(now = steadyNow()): Promise<void> {
    for (const match of this.#parts.live.all()) {
      const { matchId } = match;
      const stored = await this.#parts.store.find(matchId);
      if (stored) this.#summaries.set(matchId, matchView(stored, undefined));
      if (match.isOver) {
        await match.conclude();
        // Delayed watchers must not learn from the list that a match is over.
        const isShown = match.closed || match.reader.isEndShown;
        if (isShown) await this.#parts.coordination.lobby.remove(matchId);
        else if (stored) await this.#announce(match, stored);
      } else if (stored) {
        await this.#announce(match, stored);
      }
      if (!match.presence.isEmpty) {
        this.#emptySince.delete(matchId);
        const isQuiet = stored && !match.isOver && Date.now() - stored.updatedAt > PRESENCE_MS;
        if (isQuiet) await this.#parts.journal.present(matchId, match.epoch);
      }
      const isDone = match.isOver && match.reader.isEndShown;
      // A featured match continues although nobody sits at it.
      if (stored?.origin === "featured" && !isDone) continue;
      if (match.presence.isEmpty && !this.#emptySince.has(matchId)) this.#emptySince.set(matchId, now);
      const keptMs = isDone ? OVER_MS : DESERTED_MS;
      if (now - (this.#emptySince.get(matchId) ?? now) >= keptMs) await this.#letGo(match);
    }
  }

  /** Closes matches that other processes have taken over, so that nobody stays at a dead table. */
  async closeLost(): Promise<void> {
    for (const { matchId } of await closeLost(this.#parts)) await this.#forget(matchId);
  }

  /** A returning player may reach any process, which then has the match at once. */
  async #letGo(match: LiveMatch): Promise<void> {
    const { matchId, epoch } = match;
    this.#parts.live.drop(match);
    await this.#forget(matchId);
    await this.#parts.journal.release(matchId, epoch);
  }

  async #forget(matchId: string): Promise<void> {
    this.#emptySince.delete(matchId);
    this.#summaries.delete(matchId);
    await this.#parts.coordination.lobby.remove(matchId);
  }
}
