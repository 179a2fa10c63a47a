import { type Client, Room } from "@colyseus/core";
import { MESSAGE, type NoticeMessage, REQUEST } from "@spellroom/protocol";
import { applyTable, openTableSchema, type TableSchema } from "@spellroom/protocol/schema";
import type { Audience, Publication } from "../match/audience.ts";
import type { LiveMatch } from "../match/live-match.ts";
import { COME_AGAIN, RESERVATION_SECONDS, type RoomOptions } from "./match-room.ts";

const PATCH_MS = 1_000;
const MOST_WATCHERS = 1_000;

const refuse = () => ({ ok: false, error: { code: "notASeat", message: "watchers only watch" } });

/** The room of everybody who watches a match: the public table and nothing else. What happens here can't touch the match. */
export class WatchRoom extends Room<{ state: TableSchema }> implements Audience {
  #match: LiveMatch | undefined;

  override messages = {
    [REQUEST.resync]: (client: Client) => {
      const match = this.#match;
      if (match) client.send(MESSAGE.snapshot, match.catchUp(null).snapshot);
      return { ok: match !== undefined };
    },
    [REQUEST.choose]: refuse,
    [REQUEST.concede]: refuse,
    [REQUEST.explain]: refuse,
    [REQUEST.rematch]: refuse,
    "*": refuse,
  };

  override onCreate(options: RoomOptions): void {
    const match = options.parts.matchOf(options.matchId ?? "");
    if (!match) throw new RangeError(`match ${options.matchId} is not here`);
    this.#match = match;
    this.patchRate = PATCH_MS;
    this.maxClients = MOST_WATCHERS;
    this.seatReservationTimeout = RESERVATION_SECONDS;
    this.state = openTableSchema(match.table);
    match.attend(this);
  }

  override onJoin(): void {
    this.#match?.setWatchers(this.clients.length);
  }

  override onLeave(): void {
    this.#match?.setWatchers(this.clients.length);
  }

  override onDispose(): void {
    this.#match?.unattend(this);
    this.#match?.setWatchers(0);
  }

  publish({ table, watchers }: Publication): void {
    applyTable(this.state, table);
    this.broadcastPatch();
    if (watchers.events.length > 0) this.broadcast(MESSAGE.update, watchers);
  }

  notice(notice: NoticeMessage): void {
    this.broadcast(MESSAGE.notice, notice);
  }

  closed(): void {
    void this.disconnect(COME_AGAIN);
  }
}
