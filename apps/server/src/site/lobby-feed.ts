/**
 * The lobby's changes, from the bus to this process's sockets. Changes are gathered for a moment, and of
 * several of one match only the last is sent, so that a busy site costs each of its visitors little.
 */
import type { ListChange, SentAnswer } from "@spellroom/protocol/site";
import type { Bus, Unsubscribe } from "../cluster/bus.ts";
import type { BusEvent, Person } from "../cluster/events.ts";
import type { Listing } from "../cluster/listing.ts";
import type { Seek } from "../cluster/seek.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { Gathering, Gatherings } from "../matchmaking/gatherings.ts";
import type { TicketOffice } from "../matchmaking/tickets.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { OnlinePresence } from "../presence/online.ts";
import { ROOMS, type SiteServer } from "./sockets.ts";

const GATHER_MS = 300;
const PEOPLE_LISTED = 200;

export interface LobbyFeedParts {
  readonly io: SiteServer;
  readonly bus: Bus;
  readonly lobby: Lobby;
  readonly tickets: TicketOffice;
  readonly online: OnlinePresence;
  readonly metrics: Metrics;
  readonly gatherings: Pick<Gatherings, "listed">;
  readonly onError: (error: unknown) => void;
}

export class LobbyFeed {
  readonly #parts: LobbyFeedParts;
  readonly #matches = new Map<string, ListChange<Listing>>();
  readonly #seeks = new Map<string, ListChange<Seek>>();
  readonly #people = new Map<string, Person | undefined>();
  readonly #tables = new Set<string>();
  /** Of what this process has sent of tables: its visitors enter and follow the lobby here. */
  #tablesVersion = 0;
  readonly #unsubscribe: readonly Unsubscribe[];
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: LobbyFeedParts) {
    this.#parts = parts;
    const { bus, io } = parts;
    this.#unsubscribe = [
      bus.subscribe("lobby", (event) => this.#later(() => gatherMatch(this.#matches, event))),
      bus.subscribe("seeks", (event) => this.#later(() => gatherSeek(this.#seeks, event))),
      bus.subscribe("online", (event) => this.#later(() => this.#gatherPerson(event))),
      bus.subscribe("tables", ({ code }) => this.#later(() => this.#tables.add(code))),
      bus.onGap(() => io.local.to(ROOMS.lobby).emit("lobby:resync")),
    ];
  }

  /** The current state of the lobby. */
  async view(): Promise<SentAnswer<"lobby:enter">> {
    const { lobby, tickets, online, gatherings } = this.#parts;
    const version = this.#tablesVersion;
    const [matches, seeks, tables, people] = await Promise.all([
      lobby.list(),
      tickets.seeks(),
      gatherings.listed(),
      online.list(PEOPLE_LISTED),
    ]);
    return { matches, seeks, tables: { tables, version }, online: people };
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  #later(gather: () => void): void {
    gather();
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, GATHER_MS);
  }

  /** Tables are told as they are when they are looked at; what is not open to all any more is removed. */
  async #sendTables(codes: readonly string[]): Promise<void> {
    const { gatherings, io, onError } = this.#parts;
    // Before they are read: clients that enter from now on read no older ones.
    const version = ++this.#tablesVersion;
    try {
      const open = new Map((await gatherings.listed(codes)).map((table) => [table.code, table]));
      const changes = codes.map((code): ListChange<Gathering> => {
        const item = open.get(code);
        return item ? { version, kind: "put", item } : { version, kind: "removed", id: code };
      });
      io.local.to(ROOMS.lobby).emit("lobby:tables", { changes });
    } catch (error) {
      onError(error);
      for (const code of codes) this.#tables.add(code);
    }
  }

  #gatherPerson({ count, change }: BusEvent<"online">): void {
    this.#count = count;
    this.#parts.metrics.accountsOnline.set(count);
    if (change.kind === "arrived") this.#people.set(change.person.id, change.person);
    else this.#people.set(change.id, undefined);
  }

  #send(): void {
    const room = this.#parts.io.local.to(ROOMS.lobby);
    if (this.#matches.size > 0) room.emit("lobby:matches", { changes: [...this.#matches.values()] });
    if (this.#seeks.size > 0) room.emit("lobby:seeks", { changes: [...this.#seeks.values()] });
    if (this.#people.size > 0) {
      const people = [...this.#people.entries()];
      room.emit("lobby:online", {
        count: this.#count,
        arrived: people.flatMap(([, person]) => person ?? []),
        left: people.flatMap(([id, person]) => (person === undefined ? id : [])),
      });
    }
    if (this.#tables.size > 0) void this.#sendTables([...this.#tables]);
    this.#tables.clear();
    this.#matches.clear();
    this.#seeks.clear();
    this.#people.clear();
  }
}

function gatherMatch(
  gathered: Map<string, ListChange<Listing>>,
  { version, change }: BusEvent<"lobby">,
): void {
  const item: ListChange<Listing> =
    change.kind === "put"
      ? { version, kind: "put", item: change.listing }
      : { version, kind: "removed", id: change.id };
  gatherLast(gathered, change.kind === "put" ? change.listing.matchId : change.id, item);
}

function gatherSeek(gathered: Map<string, ListChange<Seek>>, { version, change }: BusEvent<"seeks">): void {
  const item: ListChange<Seek> =
    change.kind === "put"
      ? { version, kind: "put", item: change.seek }
      : { version, kind: "removed", id: change.id };
  gatherLast(gathered, change.kind === "put" ? change.seek.id : change.id, item);
}

/** Keeps the last change of each, in the order of their versions. */
function gatherLast<Item>(gathered: Map<string, Item>, id: string, item: Item): void {
  gathered.delete(id);
  gathered.set(id, item);
}
