/** Opens the state that server processes share: with `REDIS_URL` in Redis, without it in this process's memory. */
import { randomUUID } from "node:crypto";
import { MemoryBus } from "../cluster/bus.ts";
import { DEFAULT_TIMINGS, type Timings } from "../cluster/timings.ts";
import type { CoordinationConfig } from "../config/config.ts";
import { MemoryLobby } from "../lobby/memory-lobby.ts";
import { MemoryTicketOffice } from "../matchmaking/memory-ticket-office.ts";
import { Heartbeat } from "../presence/heartbeat.ts";
import { MemoryOnlineStore } from "../presence/memory-online.ts";
import { OnlinePresence } from "../presence/online.ts";
import { MemoryProcessRegistry, type ServerProcess } from "../presence/processes.ts";
import { confirmTickets } from "./confirm-tickets.ts";
import type { Coordination } from "./shared-state.ts";

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
      // Only loaded where it is used: the client of Redis is a sixth of the modules of a server.
      const { startShared } = await import("./shared-coordination.ts");
      return await startShared(config, self, timings, options.onError);
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
