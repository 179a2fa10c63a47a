import { type Client, Room } from "@colyseus/core";
import {
  type ClockView,
  MESSAGE,
  type NoticeMessage,
  type PublicTable,
  REQUEST,
  type StatusView,
  type UpdateMessage,
} from "@spellroom/protocol";
import { applyTable, openTableSchema, type TableSchema } from "@spellroom/protocol/schema";
import type { LiveMatch } from "../match/live-match.ts";
import type { WatchAudience } from "../match/watch-feed.ts";
import type { TableMetrics } from "../metrics/table-metrics.ts";
import {
  COME_AGAIN,
  FLOOD_PER_SECOND,
  matchFor,
  RESERVATION_SECONDS,
  type RoomOptions,
} from "./match-room.ts";
import { PatchSizes } from "./patch-sizes.ts";
import { keepPulse } from "./pulse.ts";
import { say, sayToAll } from "./say.ts";

const PATCH_MS = 1_000;
const MOST_WATCHERS = 1_000;

const refuse = () => ({ ok: false, error: { code: "notASeat", message: "watchers only watch" } });

/** The room of everybody who watches a match: the public table and nothing else. What happens here can't touch the match. */
export class WatchRoom extends Room<{ state: TableSchema }> implements WatchAudience {
  #match: LiveMatch | undefined;
  #metrics: TableMetrics | undefined;
  readonly #pulses = new Map<Client, () => void>();
  readonly #patches = new PatchSizes((bytes) =>
    this.#metrics?.patchBytes.observe({ viewer: "watcher" }, bytes),
  );

  override messages = {
    // Each by its name: what only `*` takes can't be answered.
    ...Object.fromEntries(Object.values(REQUEST).map((name) => [name, refuse])),
    [REQUEST.resync]: (client: Client) => {
      const match = this.#match;
      if (match) say(client, MESSAGE.snapshot, match.watching.catchUp().snapshot);
      return { ok: match !== undefined };
    },
    "*": refuse,
  };

  override onCreate(options: RoomOptions): void {
    const match = matchFor(options);
    this.#match = match;
    this.#metrics = options.parts.metrics;
    this.patchRate = PATCH_MS;
    this.maxClients = MOST_WATCHERS;
    this.maxMessagesPerSecond = FLOOD_PER_SECOND * options.parts.rateLimitScale || Number.POSITIVE_INFINITY;
    this.seatReservationTimeout = RESERVATION_SECONDS;
    this.state = openTableSchema(match.watching.catchUp().table);
    match.watching.attend(this);
  }

  override onJoin(client: Client): void {
    this.#pulses.set(client, keepPulse(client));
    this.#patches.follow(client);
    this.#match?.setWatchers(this.clients.length);
  }

  override onLeave(client: Client): void {
    this.#pulses.get(client)?.();
    this.#pulses.delete(client);
    this.#match?.setWatchers(this.clients.length);
  }

  override onDispose(): void {
    this.#match?.watching.unattend(this);
    this.#match?.setWatchers(0);
  }

  show(table: PublicTable, update: UpdateMessage, anew: boolean): void {
    applyTable(this.state, table);
    this.broadcastPatch();
    const snapshot = anew ? this.#match?.watching.catchUp().snapshot : undefined;
    if (snapshot) this.#sayToAll(MESSAGE.snapshot, snapshot);
    else if (tells(update)) this.#sayToAll(MESSAGE.update, update);
  }

  #sayToAll(name: "update" | "snapshot", message: object): void {
    const bytes = sayToAll(this, name, message);
    this.#metrics?.messageBytes.observe({ message: name, viewer: "watcher" }, bytes);
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
    void this.disconnect(COME_AGAIN);
  }
}

/** Whether there is more in it than the number of the change, which the table has. */
function tells({ events, learned, forgot, clock }: UpdateMessage): boolean {
  return events.length > 0 || learned !== undefined || forgot !== undefined || clock !== undefined;
}
