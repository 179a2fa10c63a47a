/**
 * What the room library shares between processes through Redis. Much of what it asks there it asks in passing, for nobody who
 * waits: with its usual settings a Redis that is away for ten seconds fails those questions and ends the process, and every
 * match with it. So questions wait until Redis is back, and what matches need of the library does not wait for them.
 */
import type { IRoomCache } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { RedisPresence } from "@colyseus/redis-presence";
import { withinTime } from "../match/hosting/within-time.ts";

const USUAL_PORT = 6_379;
const LONGEST_RECONNECT_MS = 2_000;
/** The listed number of clients may be late: nobody is admitted or refused by it. */
const LISTING_MS = 500;

type Operations = Parameters<RedisDriver["update"]>[1];

class PatientDriver extends RedisDriver {
  override async update(room: IRoomCache, operations: Operations): Promise<boolean> {
    return (await withinTime(Promise.resolve(super.update(room, operations)), LISTING_MS)) ?? false;
  }
}

export function sharedRooms(url: string): { readonly presence: RedisPresence; readonly driver: RedisDriver } {
  const options = connectionOptions(url);
  return { presence: new RedisPresence(options), driver: new PatientDriver(options) };
}

function connectionOptions(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || USUAL_PORT,
    db: Number(pathname.slice(1)) || 0,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(protocol === "rediss:" ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
    retryStrategy: (attempts: number) => Math.min(50 * 2 ** attempts, LONGEST_RECONNECT_MS),
  };
}
