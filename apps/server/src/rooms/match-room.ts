import type { Client } from "@colyseus/core";
import type { Audience, Publication } from "@spellroom/match";
import {
  type ActReply,
  CLOSE_CODES,
  type ClockView,
  type CommandPage,
  MESSAGE,
  type NoticeMessage,
  type PublicKnowledge,
  publicEvents,
  type RequestBodies,
  type RequestName,
  type RequestReplies,
  ROOM_REQUESTS,
  SEAT_COMMAND_NAMES,
  type SeatCommand,
  type SeatCommandName,
  type StatusView,
  type TableSnapshot,
  type WireError,
} from "@spellroom/protocol";
import { applyTable, definitionNumbers, openTableSchema } from "@spellroom/protocol/schema";
import { closeSlowClient } from "../limits/slow-connections.ts";
import type { Logger } from "../logging/logger.ts";
import type { MatchPlace } from "../match/hosting/match-host.ts";
import type { TableCaller } from "../match/match-service.ts";
import type { LiveMatch } from "../match/play/live-match.ts";
import type { Player } from "../matchmaking/invitations.ts";
import type { RematchOutcome } from "../matchmaking/rematches.ts";
import type { TableMetrics } from "../metrics/table-metrics.ts";
import { seatAuthSchema } from "./auth.ts";
import { Callers } from "./callers.ts";
import { PatchSizes } from "./patch-sizes.ts";
import { keepPulse } from "./pulse.ts";
import { ConnectionAllowances } from "./request-costs.ts";
import { say, sayToAll } from "./say.ts";
import { TableRoom } from "./table-room.ts";

/**
 * An unused reservation expires soon, since a closing room waits for it. There are many more places than seats, so that
 * requesting places repeatedly can't keep the other players out.
 */
export const RESERVATION_SECONDS = 5;
const MOST_PLACES = 1_000;
const PATCH_MS = 1_000;
/** Frames a second on one connection. No player sends more; the connection is closed without a reply. */
export const FLOOD_PER_SECOND = 1_000;
export const TOO_FAST: WireError = { code: "tooFast", message: "too many requests; slow down" };
const MALFORMED: WireError = {
  code: "malformed",
  message: "the request is not of the form that the protocol has",
};

type MaybePromise<Value> = Value | Promise<Value>;

export interface RoomParts {
  /** The match in this process, under that epoch. */
  readonly matchOf: (place: MatchPlace) => LiveMatch | undefined;
  readonly openWatchRoom: (place: MatchPlace) => Promise<void>;
  readonly logger: Logger;
  /** A search's opinion of the open decision of a player against bots. */
  readonly hint: (match: LiveMatch, seat: number) => Promise<RequestReplies["hint"]>;
  /** Agrees to a rematch on behalf of a player. */
  readonly rematch: (matchId: string, player: Player) => Promise<RematchOutcome>;
  /** As for the site's other limits: requests a second times this; 0 for any number. */
  readonly rateLimitScale: number;
  /** Reports every session that is revoked, until the returned function is called. */
  readonly onRevoked: (tell: (sessionId: string) => void) => () => void;
  readonly metrics?: TableMetrics;
}

/** The options of a room: the match by id and epoch, and the parts that it was defined with. */
export interface RoomOptions extends Partial<MatchPlace> {
  readonly parts: RoomParts;
}

/** @throws RangeError when this process does not play the match, or not by that epoch */
export function matchFor({ parts, matchId = "", epoch = 0 }: RoomOptions): LiveMatch {
  const match = parts.matchOf({ matchId, epoch });
  if (!match) throw new RangeError(`match ${matchId} is not here`);
  return match;
}

/** The seats' room of one match for as long as one process owns it. Watchers have another room. */
export class MatchRoom extends TableRoom implements Audience {
  #parts: RoomParts | undefined;
  #match: LiveMatch | undefined;
  readonly #seats = new Map<number, Client>();
  /** The session by which each seat was taken. */
  readonly #sessions = new Map<number, string>();
  #stopListening = (): void => undefined;
  /** Seats whose players have been here before. */
  readonly #known = new Set<number>();
  #allowances = new ConnectionAllowances(1);
  readonly #pulses = new Map<Client, () => void>();
  readonly #patches = new PatchSizes((bytes) =>
    this.#parts?.metrics?.patchBytes.observe({ viewer: "seat" }, bytes),
  );
  readonly #callers = new Callers((seat) => this.#left(seat));

  override messages = {
    ...Object.fromEntries(
      SEAT_COMMAND_NAMES.map((name) => [
        name,
        (client: Client, message: unknown) => this.#command(client, name, message),
      ]),
    ),
    resync: (client: Client, message: unknown) =>
      this.#answer(client, "resync", message, (match, seat) => this.#resync(client, match, seat)),
    ownCards: (client: Client, message: unknown) =>
      this.#answer(client, "ownCards", message, (match, seat) => ({
        ok: true,
        cards: match.reader.cardsOf(seat),
      })),
    explain: (client: Client, message: unknown) =>
      this.#answer(client, "explain", message, (match, seat, { key }) => ({
        ok: true,
        reasons: match.reader.explain(seat, key),
      })),
    repeatable: (client: Client, message: unknown) =>
      this.#answer(client, "repeatable", message, (match, seat) => ({
        ok: true,
        sequences: match.reader.repeatable(seat),
      })),
    hint: (client: Client, message: unknown) =>
      this.#answer(client, "hint", message, (match, seat) => this.#hint(match, seat)),
    rematch: (client: Client, message: unknown) =>
      this.#answer(client, "rematch", message, (match, seat) => this.#rematch(match, seat)),
    "*": (client: Client) => ({ ok: false, error: this.#mayAsk(client) ? MALFORMED : TOO_FAST }),
  };

  override onCreate(options: RoomOptions): void {
    const { parts } = options;
    const match = matchFor(options);
    this.#parts = parts;
    this.#allowances = new ConnectionAllowances(parts.rateLimitScale);
    this.#match = match;
    this.autoDispose = false;
    this.patchRate = PATCH_MS;
    this.maxClients = MOST_PLACES;
    this.maxMessagesPerSecond = FLOOD_PER_SECOND * parts.rateLimitScale || Number.POSITIVE_INFINITY;
    this.seatReservationTimeout = RESERVATION_SECONDS;
    this.state = openTableSchema(match.reader.table);
    match.audiences.add(this);
    this.#stopListening = parts.onRevoked((sessionId) => this.#signOut(sessionId));
  }

  override onJoin(client: Client, _options: unknown, auth: unknown): void {
    const { seat, signedInBy } = seatAuthSchema.parse(auth);
    const before = this.#seats.get(seat);
    this.#seats.set(seat, client);
    if (signedInBy === undefined) this.#sessions.delete(seat);
    else this.#sessions.set(seat, signedInBy);
    client.userData = { seat };
    this.#patches.follow(client);
    closeSlowClient(client, () => this.#parts?.metrics?.slowConnections.inc({ kind: "seat" }));
    if (before && before !== client) before.leave(CLOSE_CODES.takenOver);
    this.#parts?.metrics?.arrivals.inc({ kind: this.#known.has(seat) ? "again" : "first" });
    this.#known.add(seat);
    this.#match?.presence.setConnected(seat, true);
    this.#pulses.set(
      client,
      keepPulse(client, (lag) => this.#match?.presence.noteLag(seat, lag)),
    );
  }

  override onLeave(client: Client): void {
    this.#pulses.get(client)?.();
    this.#pulses.delete(client);
    const seat = seatOf(client);
    if (seat === undefined || this.#seats.get(seat) !== client) return;
    this.#seats.delete(seat);
    this.#left(seat);
  }

  /** Removes the client that was admitted by this session; with another session it may come back. */
  #signOut(sessionId: string): void {
    for (const [seat, client] of this.#seats)
      if (this.#sessions.get(seat) === sessionId) client.leave(CLOSE_CODES.comeAgain);
  }

  #left(seat: number): void {
    if (!this.#seats.has(seat) && !this.#callers.has(seat)) this.#match?.presence.setConnected(seat, false);
  }

  override onDispose(): void {
    this.#callers.close();
    this.#stopListening();
    this.#match?.audiences.remove(this);
  }

  /** For other processes, whose clients want to watch: the watchers' room is opened where the match is. */
  async openWatchRoom(): Promise<boolean> {
    const match = this.#match;
    if (!match || !this.#parts) return false;
    await this.#parts.openWatchRoom(match);
    return true;
  }

  /** For callers over HTTP, through any process. */
  shown(caller: TableCaller): TableSnapshot | null {
    this.#heard(caller);
    return this.#match?.reader.shown(caller.seat) ?? null;
  }

  commandsSince(index: number, caller: TableCaller): CommandPage | null {
    this.#heard(caller);
    return this.#match?.reader.commandsSince(index, caller.seat) ?? null;
  }

  async execute(seat: number, command: SeatCommand): Promise<ActReply | null> {
    this.#heard({ seat, present: true });
    const match = this.#match;
    if (!match) return null;
    const reply = await this.#execute(match, seat, command);
    return reply.ok ? { ok: true, done: !("done" in reply) || reply.done, last: match.length } : reply;
  }

  #heard({ seat, present }: TableCaller): void {
    if (seat === null || !present) return;
    this.#callers.heard(seat);
    this.#match?.presence.setConnected(seat, true);
  }

  publish({ table, seats, watchers, needsSnapshot }: Publication): void {
    applyTable(this.state, table);
    this.broadcastPatch();
    const isPublic = publicEvents([watchers, ...seats].map(({ events }) => events));
    const known = { definitions: definitionNumbers(this.state), isPublic };
    for (const [seat, client] of this.#seats) {
      const message = seats[seat];
      if (needsSnapshot && this.#match) this.#sayAll(client, this.#match, seat);
      else if (message) this.#say(client, "update", message, known);
    }
  }

  /** Everything that a seat needs on joining, or when it has missed something. */
  #sayAll(client: Client, { reader, seats }: LiveMatch, seat: number): void {
    const logs = [null, ...seats.keys()].map((audience) => reader.logOf(audience));
    const known = { definitions: definitionNumbers(this.state), isPublic: publicEvents(logs) };
    this.#say(client, "snapshot", reader.catchUp(seat).snapshot, known);
  }

  notice(notice: NoticeMessage): void {
    sayToAll(this, MESSAGE.notice, notice);
  }

  status(status: StatusView): void {
    sayToAll(this, MESSAGE.status, status);
  }

  time(clock: ClockView): void {
    sayToAll(this, MESSAGE.clock, clock);
  }

  closed(): void {
    void this.disconnect(CLOSE_CODES.comeAgain);
  }

  #say(client: Client, name: "update" | "snapshot", message: object, known: PublicKnowledge): void {
    const bytes = say(client, MESSAGE[name], message, known);
    this.#parts?.metrics?.messageBytes.observe({ message: name, viewer: "seat" }, bytes);
  }

  #command<Name extends SeatCommandName>(client: Client, kind: Name, message: unknown): Promise<object> {
    return this.#answer(client, kind, message, (match, seat, request) =>
      this.#execute<Name>(match, seat, { kind, request }),
    );
  }

  async #execute<Name extends SeatCommandName>(
    match: LiveMatch,
    seat: number,
    command: SeatCommand<Name>,
  ): Promise<RequestReplies[Name]> {
    if (command.kind !== "choose") return match.execute(seat, command);
    const metrics = this.#parts?.metrics;
    const done = metrics?.choiceSeconds.startTimer();
    const reply = await match.execute(seat, command);
    done?.();
    metrics?.choices.inc({ result: reply.ok ? "taken" : reply.error.code });
    return reply;
  }

  /** Counts a request and reads it. A malformed one changes nothing; whatever happens, its sender gets a reply. */
  async #answer<Name extends RequestName>(
    client: Client,
    name: Name,
    message: unknown,
    handle: (
      match: LiveMatch,
      seat: number,
      request: RequestBodies[Name],
    ) => MaybePromise<RequestReplies[Name]>,
  ): Promise<object> {
    const seat = seatOf(client);
    const match = this.#match;
    if (seat === undefined || !match)
      return { ok: false, error: { code: "notASeat", message: "you have no seat here" } };
    if (!this.#mayAsk(client, name)) return { ok: false, error: TOO_FAST };
    const request = ROOM_REQUESTS[name].safeParse(message);
    if (!request.success) return { ok: false, error: MALFORMED };
    try {
      return await handle(match, seat, request.data);
    } catch (error) {
      this.#parts?.logger.error({ error, matchId: match.matchId }, "A request failed");
      return { ok: false, error: { code: "internal", message: "something went wrong; nothing changed" } };
    }
  }

  #mayAsk(client: Client, name?: RequestName): boolean {
    return this.#allowances.takes(client, name);
  }

  #resync(client: Client, match: LiveMatch, seat: number): RequestReplies["resync"] {
    this.#sayAll(client, match, seat);
    return { ok: true };
  }

  async #hint(match: LiveMatch, seat: number): Promise<RequestReplies["hint"]> {
    return (await this.#parts?.hint(match, seat)) ?? { ok: true, hint: null };
  }

  /** Everyone at the table is told of the offer; watchers are told of the new match, too (see `tellRematches`). */
  async #rematch(match: LiveMatch, seat: number): Promise<RequestReplies["rematch"]> {
    const { accountId, name } = match.seats[seat] ?? {};
    const outcome =
      accountId == null || name === undefined
        ? null
        : await this.#parts?.rematch(match.matchId, { accountId, name });
    if (!outcome?.ok)
      return { ok: false, error: { code: "unavailable", message: outcome?.message ?? "not for this seat" } };
    if (outcome.state === "offered") this.notice({ kind: "rematchOffered", seat });
    return { ok: true };
  }
}

const seatedSchema = seatAuthSchema.pick({ seat: true });

function seatOf(client: Client): number | undefined {
  const data: unknown = client.userData;
  const parsed = seatedSchema.safeParse(data);
  return parsed.success ? parsed.data.seat : undefined;
}
