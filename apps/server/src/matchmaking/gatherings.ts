/**
 * Tables that are set up before a match: two to eight seats for people and bots, open to all or by
 * link, with a password if the host wants one. When the host starts, the players who sit there play. Kept in the
 * database: it needs no process to stay alive, and every process shows the same table.
 */

import { randomBytes, randomUUID } from "node:crypto";
import type { Visibility } from "@spellroom/protocol/http";
import { type DeckChoice, deckChoiceSchema } from "@spellroom/protocol/http";
import type { Selectable } from "kysely";
import type { Blocks } from "../accounts/blocks.ts";
import { hashPassword, isPassword } from "../accounts/passwords.ts";
import type { Bus } from "../cluster/bus.ts";
import type { CreateMatchOutcome, MatchService, MatchSpec } from "../match/match-service.ts";
import type { Database } from "../storage/database.ts";
import { encodeDocument } from "../storage/documents.ts";
import { isDuplicate } from "../storage/errors.ts";
import type { GatheringSeatTable, GatheringTable } from "../storage/tables.ts";
import type { Player } from "./invitations.ts";
import { tellMatched } from "./tell-matched.ts";
import { readTerms, type Terms } from "./terms.ts";

const LIFETIME_MS = 6 * 60 * 60 * 1000;
/** How often tables are looked through for those whose time is over. */
export const EXPIRY_MS = 5_000;
/** Open tables of one account; newer ones close the oldest, so that nobody fills the list alone. */
export const MOST_OPEN = 5;
/** Listed at once. */
const PAGE = 50;

export interface GatheringSeat {
  readonly seat: number;
  readonly name: string;
  /** Null for a bot. */
  readonly accountId: string | null;
  readonly bot: string | null;
}

/**
 * Tables are for one unrated game: the best of three is for two players only, and a
 * multiplayer game (CR 100.1b) is complete in itself.
 */
export type GatheringTerms = Pick<Terms, "timeControl" | "watchDelayMs">;

export interface Gathering extends GatheringTerms {
  readonly code: string;
  readonly hostId: string;
  readonly format: string;
  readonly places: number;
  readonly visibility: Visibility;
  readonly hasPassword: boolean;
  readonly status: "open" | "started" | "closed";
  readonly matchId: string | null;
  readonly seats: readonly GatheringSeat[];
  readonly createdAt: number;
}

export interface GatheringWish extends GatheringTerms {
  readonly format: string;
  readonly places: number;
  readonly visibility: Visibility;
  readonly deck: DeckChoice;
  readonly password?: string;
}

export interface BotWish {
  readonly bot: string;
  readonly name: string;
  readonly deck: DeckChoice;
}

export type GatheringRefusal = {
  readonly ok: false;
  readonly reason:
    | "not-found"
    | "not-host"
    | "full"
    | "password"
    | "closed"
    | "too-few"
    | "bad-deck"
    | "impossible"
    | "too-many"
    | "unavailable";
  readonly message: string;
};
export type GatheringOutcome = { readonly ok: true; readonly gathering: Gathering } | GatheringRefusal;
export type BeginOutcome = { readonly ok: true; readonly matchId: string } | GatheringRefusal;

export interface GatheringParts {
  readonly database: Database;
  readonly matches: Pick<MatchService, "create">;
  readonly blocks: Pick<Blocks, "among">;
  readonly bus: Bus;
  readonly now?: () => number;
}

type Row = Selectable<GatheringTable>;
type SeatRow = Selectable<GatheringSeatTable>;

export class Gatherings {
  readonly #parts: GatheringParts;
  readonly #now: () => number;

  constructor(parts: GatheringParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** Sets a table up, its host at the first place. */
  async open(host: Player, wish: GatheringWish): Promise<Gathering> {
    const now = this.#now();
    const code = randomBytes(16).toString("base64url");
    const { query } = this.#parts.database;
    await query
      .insertInto("gatherings")
      .values({
        code,
        host_account_id: host.accountId,
        format: wish.format,
        time_control: wish.timeControl,
        watch_delay_ms: wish.watchDelayMs,
        seats: wish.places,
        visibility: wish.visibility,
        password_hash: wish.password === undefined ? null : await hashPassword(wish.password),
        status: "open",
        match_id: null,
        created_at: now,
        expires_at: now + LIFETIME_MS,
      })
      .execute();
    await query
      .insertInto("gathering_seats")
      .values(personAt(code, 0, host, wish.deck))
      .execute();
    const made = await this.find(code);
    if (made === undefined) throw new Error("The table was made just now");
    this.#tellLobby(made);
    for (const surplus of (await this.#openOf(host.accountId)).slice(MOST_OPEN))
      await this.leave(surplus, host.accountId);
    return made;
  }

  /** The codes of a host's open tables, newest first. */
  async #openOf(hostId: string): Promise<readonly string[]> {
    const rows = await this.#parts.database.query
      .selectFrom("gatherings")
      .select("code")
      .where("host_account_id", "=", hostId)
      .where("status", "=", "open")
      .where("expires_at", ">", this.#now())
      .orderBy("created_at", "desc")
      .execute();
    return rows.map(({ code }) => code);
  }

  async find(code: string): Promise<Gathering | undefined> {
    const row = await this.#row(code);
    return row === undefined ? undefined : (await this.#withSeats([row]))[0];
  }

  /** Tables open to all, also while all their places are taken, newest first; of these alone, if some are named. */
  async listed(codes?: readonly string[]): Promise<readonly Gathering[]> {
    const rows = await this.#parts.database.query
      .selectFrom("gatherings")
      .selectAll()
      .where("status", "=", "open")
      .where("visibility", "=", "public")
      .where("expires_at", ">", this.#now())
      .$if(codes !== undefined, (query) => query.where("code", "in", codes ?? []))
      .orderBy("created_at", "desc")
      .limit(PAGE)
      .execute();
    return this.#withSeats(rows);
  }

  /** Closes expired tables, and tells those who sit there or list them; of several processes one does it. */
  async closeExpired(): Promise<void> {
    const expired = await this.#parts.database.query
      .updateTable("gatherings")
      .set({ status: "closed" })
      .where("status", "=", "open")
      .where("expires_at", "<=", this.#now())
      .returning("code")
      .execute();
    for (const { code } of expired) await this.#told(code, []);
  }

  /** Takes a seat, by default the first free one; or changes the player's own deck, and seat if another is given. */
  async join(
    code: string,
    player: Player,
    deck: DeckChoice,
    password?: string,
    place?: number,
  ): Promise<GatheringOutcome> {
    const row = await this.#row(code);
    if (row === undefined) return UNKNOWN;
    const closed = this.#closed(row);
    if (closed !== undefined) return closed;
    const seats = await this.#seats([code]);
    const own = seats.find(({ account_id }) => account_id === player.accountId);
    if (place !== undefined && own?.seat !== place) {
      if (place >= row.seats || seats.some(({ seat }) => seat === place)) return TAKEN;
      if (own !== undefined) return this.#move(code, own.seat, place, deck);
    }
    if (own !== undefined) return this.#changeDeck(code, own.seat, deck);
    if (row.password_hash !== null && !(await isPassword(password ?? "", row.password_hash))) {
      return { ok: false, reason: "password", message: "The password is wrong" };
    }
    const people = seats.flatMap(({ account_id }) => account_id ?? []);
    const pairs = await this.#parts.blocks.among([...people, player.accountId]);
    if (people.some((id) => pairs.has(id, player.accountId))) return UNKNOWN;
    return this.#sit(row, (seat) => personAt(code, seat, player, deck), place);
  }

  /** Gives up the player's seat; if the host leaves, the table is closed. */
  async leave(code: string, accountId: string): Promise<GatheringOutcome> {
    const row = await this.#row(code);
    if (row === undefined) return UNKNOWN;
    const closed = this.#closed(row);
    if (closed !== undefined) return closed;
    const { query } = this.#parts.database;
    if (row.host_account_id === accountId) {
      await query
        .updateTable("gatherings")
        .set({ status: "closed" })
        .where("code", "=", code)
        .where("status", "=", "open")
        .execute();
    } else {
      await query
        .deleteFrom("gathering_seats")
        .where("code", "=", code)
        .where("account_id", "=", accountId)
        .execute();
    }
    return this.#told(code, [accountId]);
  }

  /** Gives an account's places up at all open tables. */
  async leaveAll(accountId: string): Promise<void> {
    const rows = await this.#parts.database.query
      .selectFrom("gathering_seats")
      .innerJoin("gatherings", "gatherings.code", "gathering_seats.code")
      .select("gatherings.code")
      .where("gathering_seats.account_id", "=", accountId)
      .where("gatherings.status", "=", "open")
      .execute();
    for (const { code } of rows) await this.leave(code, accountId);
  }

  /** Puts a bot at the first free place. Hosts only. */
  async addBot(code: string, hostId: string, wish: BotWish): Promise<GatheringOutcome> {
    const row = await this.#own(code, hostId);
    if ("ok" in row) return row;
    const names = new Set((await this.#seats([code])).map(({ name }) => name));
    const number = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => !names.has(numbered(wish.name, each))) ?? 1;
    return this.#sit(row, (seat) => ({
      code,
      seat,
      account_id: null,
      bot: wish.bot,
      // Distinguishes two bots of the same kind at one table.
      name: numbered(wish.name, number),
      deck: encodeDocument(wish.deck),
    }));
  }

  /** Frees a place. Hosts only, and not their own. */
  async free(code: string, hostId: string, seat: number): Promise<GatheringOutcome> {
    const row = await this.#own(code, hostId);
    if ("ok" in row) return row;
    const removed = await this.#parts.database.query
      .deleteFrom("gathering_seats")
      .where("code", "=", code)
      .where("seat", "=", seat)
      .where((on) => on.or([on("account_id", "is", null), on("account_id", "<>", hostId)]))
      .returning("account_id")
      .executeTakeFirst();
    return this.#told(code, removed?.account_id ? [removed.account_id] : []);
  }

  /** Starts the match with the players who sit there. Hosts only; called again, it returns the way to the match. */
  async begin(code: string, hostId: string): Promise<BeginOutcome> {
    const found = await this.#row(code);
    if (found?.host_account_id === hostId && found.status === "started") return this.#make(found);
    const row = await this.#own(code, hostId);
    if ("ok" in row) return row;
    const seats = await this.#seats([code]);
    if (seats.length < 2)
      return { ok: false, reason: "too-few", message: "A match needs at least two players" };
    const started = await this.#parts.database.query
      .updateTable("gatherings")
      .set({ status: "started", match_id: randomUUID() })
      .where("code", "=", code)
      .where("status", "=", "open")
      .returningAll()
      .executeTakeFirst();
    if (started === undefined) return CLOSED;
    this.#tellLobby(started);
    return this.#make(started);
  }

  /** Places don't change after the start, so making the match can be repeated with the same spec. */
  async #make(row: Row): Promise<BeginOutcome> {
    const seats = await this.#seats([row.code]);
    const spec = specOf(row, seats);
    const outcome = await this.#parts.matches.create(spec);
    if (!outcome.ok) return this.#reopened(row, outcome);
    tellMatched(this.#parts.bus, spec);
    return { ok: true, matchId: spec.matchId };
  }

  async #reopened(row: Row, failure: Extract<CreateMatchOutcome, { ok: false }>): Promise<BeginOutcome> {
    if (failure.reason !== "unavailable") {
      await this.#parts.database.query
        .updateTable("gatherings")
        .set({ status: "open", match_id: null })
        .where("code", "=", row.code)
        .where("match_id", "=", row.match_id)
        .execute();
      this.#tellLobby(row);
    }
    return { ok: false, reason: failure.reason, message: failure.message };
  }

  /** Tries the free seats in order, or the given one: another player may take one at the same moment. */
  async #sit(row: Row, seatAt: (seat: number) => SeatRow, place?: number): Promise<GatheringOutcome> {
    const places = place === undefined ? Array.from({ length: row.seats }, (_, at) => at) : [place];
    for (const seat of places) {
      const taken = (await this.#seats([row.code])).some((each) => each.seat === seat);
      if (taken) continue;
      try {
        await this.#parts.database.query.insertInto("gathering_seats").values(seatAt(seat)).execute();
        return await this.#told(row.code, []);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
    return place === undefined ? { ok: false, reason: "full", message: "All seats are taken" } : TAKEN;
  }

  /** Changes places, unless somebody else takes that one at the same moment. */
  async #move(code: string, from: number, to: number, deck: DeckChoice): Promise<GatheringOutcome> {
    try {
      await this.#parts.database.query
        .updateTable("gathering_seats")
        .set({ seat: to, deck: encodeDocument(deck) })
        .where("code", "=", code)
        .where("seat", "=", from)
        .execute();
    } catch (error) {
      if (isDuplicate(error)) return TAKEN;
      throw error;
    }
    return this.#told(code, []);
  }

  async #changeDeck(code: string, seat: number, deck: DeckChoice): Promise<GatheringOutcome> {
    await this.#parts.database.query
      .updateTable("gathering_seats")
      .set({ deck: encodeDocument(deck) })
      .where("code", "=", code)
      .where("seat", "=", seat)
      .execute();
    return this.#told(code, []);
  }

  /** The current table; everyone at it (and those who just left) are told to fetch it. */
  async #told(code: string, gone: readonly string[]): Promise<GatheringOutcome> {
    const gathering = await this.find(code);
    if (gathering === undefined) return UNKNOWN;
    const accountIds = [...gone, ...gathering.seats.flatMap(({ accountId }) => accountId ?? [])];
    this.#parts.bus.publish("meeting", { kind: "gathering", accountIds, code });
    this.#tellLobby(gathering);
    return { ok: true, gathering };
  }

  /** The code of a private table is secret. */
  #tellLobby({ code, visibility }: Pick<Gathering, "code" | "visibility">): void {
    if (visibility === "public") this.#parts.bus.publish("tables", { code });
  }

  /** An open table of this host. */
  async #own(code: string, hostId: string): Promise<Row | GatheringRefusal> {
    const row = await this.#row(code);
    if (row === undefined) return UNKNOWN;
    if (row.host_account_id !== hostId) {
      return { ok: false, reason: "not-host", message: "Only the host may do that" };
    }
    return this.#closed(row) ?? row;
  }

  #closed(row: Row): GatheringRefusal | undefined {
    return row.status === "open" && row.expires_at > this.#now() ? undefined : CLOSED;
  }

  async #row(code: string): Promise<Row | undefined> {
    return this.#parts.database.query
      .selectFrom("gatherings")
      .selectAll()
      .where("code", "=", code)
      .executeTakeFirst();
  }

  async #seats(codes: readonly string[]): Promise<readonly SeatRow[]> {
    return this.#parts.database.query
      .selectFrom("gathering_seats")
      .selectAll()
      .where("code", "in", codes)
      .orderBy("seat")
      .execute();
  }

  async #withSeats(rows: readonly Row[]): Promise<readonly Gathering[]> {
    if (rows.length === 0) return [];
    const seats = Map.groupBy(await this.#seats(rows.map(({ code }) => code)), ({ code }) => code);
    return rows.map((row) => gatheringOf(row, seats.get(row.code) ?? []));
  }
}

const UNKNOWN: GatheringRefusal = { ok: false, reason: "not-found", message: "There is no such table" };
const TAKEN: GatheringRefusal = { ok: false, reason: "full", message: "This seat is not free" };
const CLOSED: GatheringRefusal = { ok: false, reason: "closed", message: "This table is no longer open" };

function numbered(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`;
}

function personAt(code: string, seat: number, { accountId, name }: Player, deck: DeckChoice): SeatRow {
  return { code, seat, account_id: accountId, bot: null, name, deck: encodeDocument(deck) };
}

function gatheringOf(row: Row, seats: readonly SeatRow[]): Gathering {
  return {
    code: row.code,
    hostId: row.host_account_id,
    format: row.format,
    ...termsOf(row),
    places: row.seats,
    visibility: row.visibility,
    hasPassword: row.password_hash !== null,
    status: row.status,
    matchId: row.match_id,
    seats: seats.map(({ seat, name, account_id, bot }) => ({ seat, name, accountId: account_id, bot })),
    createdAt: row.created_at,
  };
}

/** @throws if the match has not been begun. */
function specOf(row: Row, seats: readonly SeatRow[]): MatchSpec {
  if (row.match_id === null) throw new Error("A match that was begun has an id");
  return {
    matchId: row.match_id,
    format: row.format,
    seats: seats.map(({ account_id, bot, name, deck }) => {
      const choice = deckChoiceSchema.parse(JSON.parse(deck));
      return account_id === null
        ? { kind: "bot", bot: bot ?? "", name, deck: choice }
        : { kind: "human", accountId: account_id, name, deck: choice };
    }),
    visibility: row.visibility,
    origin: "table",
    ...termsOf(row),
  };
}

function termsOf(row: Row): GatheringTerms {
  const { timeControl, watchDelayMs } = readTerms({ ...row, rated: 0, best_of: 1 });
  return { timeControl, watchDelayMs };
}
