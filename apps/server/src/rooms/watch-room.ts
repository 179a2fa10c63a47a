import type { Client } from "@colyseus/core";
import {
  CLOSE_CODES,
  type ClockView,
  MESSAGE,
  type NoticeMessage,
  type PublicKnowledge,
  type PublicTable,
  packMessage,
  REQUEST_NAMES,
  type RequestName,
  type StatusView,
  type UpdateMessage,
} from "@spellroom/protocol";
import { applyTable, definitionNumbers, openTableSchema } from "@spellroom/protocol/schema";
import { closeSlowClient } from "../limits/slow-connections.ts";
import type { LiveMatch } from "../match/play/live-match.ts";
import type { WatchAudience } from "../match/views/watch-feed.ts";
import type { TableMetrics } from "../metrics/table-metrics.ts";
import { FLOOD_PER_SECOND, matchFor, RESERVATION_SECONDS, type RoomOptions, TOO_FAST } from "./match-room.ts";
import { PatchSizes } from "./patch-sizes.ts";
import { keepPulse } from "./pulse.ts";
import { ConnectionAllowances } from "./request-costs.ts";
import { sayToAll } from "./say.ts";
import { TableRoom } from "./table-room.ts";

const PATCH_MS = 1_000;
const MOST_WATCHERS = 1_000;
/** The number of watchers is sent to everyone at the table, so it is counted no more often than this. */
const COUNT_MS = 500;
const NOT_A_SEAT = { code: "notASeat", message: "watchers only watch" };

/** The watchers' room of a match: the public table and nothing else. Nothing that happens here can affect the match. */
export class WatchRoom extends TableRoom implements WatchAudience {
  #match: LiveMatch | undefined;
  #metrics: TableMetrics | undefined;
  readonly #pulses = new Map<Client, () => void>();
  readonly #patches = new PatchSizes((bytes) =>
    this.#metrics?.patchBytes.observe({ viewer: "watcher" }, bytes),
  );

  #allowances = new ConnectionAllowances(1);
  /** What a watcher needs on coming in, as it is sent to everybody who asks until something of it changes. */
  #packed: Uint8Array | null = null;
  #counting: NodeJS.Timeout | undefined;
  #isMiscounted = false;

  override messages = {
    // Each by its name: what only `*` takes can't be answered.
    ...Object.fromEntries(
      REQUEST_NAMES.map((name) => [name, (client: Client) => this.#refuse(client, name)]),
    ),
    resync: (client: Client) => this.#resync(client),
    "*": (client: Client) => this.#refuse(client),
  };

  override onCreate(options: RoomOptions): void {
    const match = matchFor(options);
    this.#match = match;
    this.#metrics = options.parts.metrics;
    this.#allowances = new ConnectionAllowances(options.parts.rateLimitScale);
    this.patchRate = PATCH_MS;
    this.maxClients = MOST_WATCHERS;
    this.maxMessagesPerSecond = FLOOD_PER_SECOND * options.parts.rateLimitScale || Number.POSITIVE_INFINITY;
    this.seatReservationTimeout = RESERVATION_SECONDS;
    this.state = openTableSchema(match.reader.watching.catchUp().table);
    match.reader.watching.attend(this);
  }

  override onJoin(client: Client): void {
    this.#pulses.set(client, keepPulse(client));
    this.#patches.follow(client);
    closeSlowClient(client, () => this.#metrics?.slowConnections.inc({ kind: "watcher" }));
    this.#count();
  }

  override onLeave(client: Client): void {
    this.#pulses.get(client)?.();
    this.#pulses.delete(client);
    this.#count();
  }

  override onDispose(): void {
    clearTimeout(this.#counting);
    this.#match?.reader.watching.unattend(this);
    this.#match?.presence.setWatchers(0);
  }

  /** At once, and then not again for a moment. */
  #count(): void {
    this.#isMiscounted = true;
    if (this.#counting !== undefined) return;
    this.#countNow();
  }

  #countNow(): void {
    this.#counting = undefined;
    if (!this.#isMiscounted) return;
    this.#isMiscounted = false;
    this.#match?.presence.setWatchers(this.clients.length);
    this.#counting = setTimeout(() => this.#countNow(), COUNT_MS).unref();
  }

  #mayAsk(client: Client, name?: RequestName): boolean {
    return this.#allowances.takes(client, name);
  }

  #refuse(client: Client, name?: RequestName): object {
    return { ok: false, error: this.#mayAsk(client, name) ? NOT_A_SEAT : TOO_FAST };
  }

  #resync(client: Client): object {
    if (!this.#mayAsk(client, "resync")) return { ok: false, error: TOO_FAST };
    const match = this.#match;
    if (!match) return { ok: false };
    this.#packed ??= packMessage(match.reader.watching.catchUp().snapshot, this.#known());
    client.sendBytes(MESSAGE.snapshot, this.#packed);
    return { ok: true };
  }

  show(table: PublicTable, update: UpdateMessage, needsSnapshot: boolean): void {
    this.#packed = null;
    applyTable(this.state, table);
    this.broadcastPatch();
    const snapshot = needsSnapshot ? this.#match?.reader.watching.catchUp().snapshot : undefined;
    if (snapshot) this.#sayToAll("snapshot", snapshot);
    else if (tells(update)) this.#sayToAll("update", update);
  }

  #sayToAll(name: "update" | "snapshot", message: object): void {
    const bytes = sayToAll(this, MESSAGE[name], message, this.#known());
    this.#metrics?.messageBytes.observe({ message: name, viewer: "watcher" }, bytes);
  }

  /** All watchers are told the same, so there are no secrets among them. */
  #known(): PublicKnowledge {
    return { definitions: definitionNumbers(this.state), isPublic: () => true };
  }

  notice(notice: NoticeMessage): void {
    sayToAll(this, MESSAGE.notice, notice);
  }

  status(status: StatusView): void {
    this.#packed = null;
    sayToAll(this, MESSAGE.status, status);
  }

  time(clock: ClockView): void {
    this.#packed = null;
    sayToAll(this, MESSAGE.clock, clock);
  }

  closed(): void {
    void this.disconnect(CLOSE_CODES.comeAgain);
  }
}

/** Whether it contains more than the sequence number, which is part of the table. */
function tells({ events, learned, forgot, clock }: UpdateMessage): boolean {
  return events.length > 0 || learned !== undefined || forgot !== undefined || clock !== undefined;
}
