/**
 * The state that server processes share: processes, who is online, what is being played and who
 * wants to play. With `REDIS_URL` it is in Redis; without it, in this process's memory.
 */
import { randomUUID } from "node:crypto";
import { type Bus, MemoryBus } from "../cluster/bus.ts";
import { RedisBus } from "../cluster/redis-bus.ts";
import { RedisStore } from "../cluster/redis-store.ts";
import { DEFAULT_TIMINGS, type Timings } from "../cluster/timings.ts";
import type { CoordinationConfig } from "../config/config.ts";
import type { Lobby } from "../lobby/lobby.ts";
import { MemoryLobby } from "../lobby/memory-lobby.ts";
import { RedisLobby } from "../lobby/redis-lobby.ts";
import { MemoryTicketOffice } from "../matchmaking/memory-ticket-office.ts";
import { RedisTicketOffice } from "../matchmaking/redis-ticket-office.ts";
import type { TicketOffice } from "../matchmaking/tickets.ts";
import { Heartbeat } from "../presence/heartbeat.ts";
import { MemoryOnlineStore } from "../presence/memory-online.ts";
import { OnlinePresence } from "../presence/online.ts";
import { MemoryProcessRegistry, type ProcessRegistry, type ServerProcess } from "../presence/processes.ts";
import { RedisOnlineStore } from "../presence/redis-online.ts";
import { RedisProcessRegistry } from "../presence/redis-processes.ts";

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

export interface CoordinationOptions {
  readonly publicAddress: string;
  /** Database.identity. */
  readonly storage: string;
  readonly onError: (error: unknown) => void;
  readonly processId?: string;
  readonly timings?: Timings;
}

/** @throws StorageMismatch, CoordinationUnavailable */
export async function startCoordination(
  config: CoordinationConfig,
  options: CoordinationOptions,
): Promise<Coordination> {
  const self: ServerProcess = {
    processId: options.processId ?? randomUUID(),
    publicAddress: options.publicAddress,
    storage: options.storage,
    startedAt: Date.now(),
    draining: false,
  };
  const timings = options.timings ?? DEFAULT_TIMINGS;
  switch (config.kind) {
    case "single":
      return startAlone(self, timings, options.onError);
    case "redis": {
      const store = await RedisStore.connect({ ...config, onError: options.onError });
      try {
        return await startShared(store, self, timings, options.onError);
      } catch (error) {
        store.close();
        throw error;
      }
    }
  }
}

function startAlone(self: ServerProcess, timings: Timings, onError: (error: unknown) => void): Coordination {
  const bus = new MemoryBus(onError);
  const tickets = new MemoryTicketOffice(bus, timings);
  const online = new OnlinePresence(new MemoryOnlineStore(bus), timings.linger, onError);
  const heartbeat = new Heartbeat(timings.heartbeat, onError);
  heartbeat.add(() => confirmTickets(tickets, online));
  heartbeat.start();
  return {
    processId: self.processId,
    bus,
    processes: new MemoryProcessRegistry(self, bus),
    online,
    lobby: new MemoryLobby(bus),
    tickets,
    redis: undefined,
    ping: () => Promise.resolve(),
    close: async () => {
      await heartbeat.stop();
      await online.leaveAll();
    },
  };
}

async function startShared(
  store: RedisStore,
  self: ServerProcess,
  timings: Timings,
  onError: (error: unknown) => void,
): Promise<Coordination> {
  const { processId } = self;
  const processes = await RedisProcessRegistry.join(store, self, timings);
  const bus = await RedisBus.connect(store, onError);
  const lobby = new RedisLobby(store, timings.lease);
  const tickets = new RedisTicketOffice(store, timings);
  const online = new OnlinePresence(
    new RedisOnlineStore(store, processId, timings.lease),
    timings.linger,
    onError,
  );
  const heartbeat = new Heartbeat(timings.heartbeat, onError);
  heartbeat.add(() => processes.confirm());
  heartbeat.add(() => processes.sweep());
  heartbeat.add(() => online.confirm());
  heartbeat.add(() => lobby.confirm());
  heartbeat.add(() => confirmTickets(tickets, online));
  heartbeat.start();
  return {
    processId,
    bus,
    processes,
    online,
    lobby,
    tickets,
    redis: store,
    ping: () => store.ping(),
    close: async () => {
      await heartbeat.stop();
      // Redis may be down already; then the leases run out.
      await Promise.allSettled([online.leaveAll(), lobby.removeAll(), processes.leave()]);
      store.close();
    },
  };
}

/** Renews the tickets of players who are connected here. */
async function confirmTickets(tickets: TicketOffice, online: OnlinePresence): Promise<void> {
  await tickets.confirm(online.here());
  await tickets.sweep();
}
