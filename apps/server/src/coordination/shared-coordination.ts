/** The state that server processes share through Redis. */
import { RedisBus } from "../cluster/redis-bus.ts";
import { RedisStore, type RedisStoreOptions } from "../cluster/redis-store.ts";
import type { Timings } from "../cluster/timings.ts";
import { RedisLobby } from "../lobby/redis-lobby.ts";
import { RedisTicketOffice } from "../matchmaking/redis-ticket-office.ts";
import { Heartbeat } from "../presence/heartbeat.ts";
import { OnlinePresence } from "../presence/online.ts";
import type { ServerProcess } from "../presence/processes.ts";
import { RedisOnlineStore } from "../presence/redis-online.ts";
import { RedisProcessRegistry } from "../presence/redis-processes.ts";
import { confirmTickets } from "./confirm-tickets.ts";
import type { Coordination } from "./shared-state.ts";

/** @throws StorageMismatch, CoordinationUnavailable */
export async function startShared(
  { url, prefix }: Omit<RedisStoreOptions, "onError">,
  self: ServerProcess,
  timings: Timings,
  onError: (error: unknown) => void,
): Promise<Coordination> {
  const store = await RedisStore.connect({ url, prefix, onError });
  try {
    return await share(store, self, timings, onError);
  } catch (error) {
    store.close();
    throw error;
  }
}

async function share(
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
