/**
 * Socket.IO's Redis Streams adapter, for sending to the rooms of all processes. It has connections of its own:
 * readers block, and its loop reads again at once after a failure, so a reader has to wait for Redis to come
 * back instead of failing while it is away; publishing fails at once, and then reaches this process's sockets.
 */
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient } from "redis";
import type { ServerOptions } from "socket.io";

/** Also bounds how long closing takes. */
const BLOCK_MS = 1000;
const CLOSE_MS = 3 * BLOCK_MS;

export interface SiteAdapter {
  readonly adapter: NonNullable<ServerOptions["adapter"]>;
  /** After the Socket.IO server was closed. */
  close(): Promise<void>;
}

export interface SiteAdapterOptions {
  readonly url: string;
  readonly prefix: string;
  readonly onError: (error: unknown) => void;
}

export async function connectSiteAdapter({ url, prefix, onError }: SiteAdapterOptions): Promise<SiteAdapter> {
  const socket = { reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 2000) };
  const publisher = createClient({ url, socket, disableOfflineQueue: true });
  publisher.on("error", onError);
  const readers: { readonly isOpen: boolean; destroy(): void }[] = [];
  Object.defineProperty(publisher, "duplicate", {
    value: () => {
      const reader = createClient({ url, socket });
      readers.push(reader);
      return reader;
    },
  });
  await publisher.connect();
  const adapter = createAdapter(publisher, {
    streamName: `${prefix}socket.io`,
    channelPrefix: `${prefix}socket.io`,
    blockTimeInMs: BLOCK_MS,
    onlyPlaintext: true,
  });
  return {
    adapter,
    close: async () => {
      const deadline = performance.now() + CLOSE_MS;
      while (readers.some((reader) => reader.isOpen) && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      for (const client of [publisher, ...readers]) if (client.isOpen) client.destroy();
    },
  };
}
