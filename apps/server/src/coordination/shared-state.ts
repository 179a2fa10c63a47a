import type { Bus } from "../cluster/bus.ts";
import type { RedisStore } from "../cluster/redis-store.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { TicketOffice } from "../matchmaking/tickets.ts";
import type { OnlinePresence } from "../presence/online.ts";
import type { ProcessRegistry } from "../presence/processes.ts";

/** The state that server processes share: processes, who is online, what is being played and who wants to play. */
export interface Coordination {
  readonly processId: string;
  readonly bus: Bus;
  readonly processes: ProcessRegistry;
  readonly online: OnlinePresence;
  readonly lobby: Lobby;
  readonly tickets: TicketOffice;
  /** The shared Redis, if there is one. */
  readonly redis: RedisStore | undefined;
  /** Resolves if the shared store responds now. */
  ping(): Promise<void>;
  /** Unregisters, so that nobody has to wait for this process's leases to run out. */
  close(): Promise<void>;
}
