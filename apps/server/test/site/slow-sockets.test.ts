import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { closeWhenSlow, MOST_WAITING_BYTES } from "../../src/site/slow-sockets.ts";

/** A connection as Engine.IO has them: what is sent is flushed to the WebSocket, or queued while that is full. */
class Connection extends EventEmitter {
  readonly transport = { socket: { bufferedAmount: 0 } };
  closed = false;

  send(characters: number): void {
    this.emit("packetCreate", { data: "x".repeat(characters) });
  }

  close(): void {
    this.closed = true;
  }
}

async function watched(): Promise<{ readonly conn: Connection; readonly told: number[] }> {
  const conn = new Connection();
  const told: number[] = [];
  closeWhenSlow(conn, (waiting) => told.push(waiting));
  return { conn, told };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a connection of the site channel", () => {
  it("that takes what it is sent stays open however much that is", async () => {
    const { conn, told } = await watched();
    for (let count = 0; count < 100; count++) {
      conn.send(MOST_WAITING_BYTES / 10);
      conn.emit("flush");
    }
    await settled();
    expect([conn.closed, told]).toEqual([false, []]);
  });

  it("is cut once when too much waits for it, in its queue or in its WebSocket", async () => {
    for (const inSocket of [0, MOST_WAITING_BYTES]) {
      const { conn, told } = await watched();
      conn.transport.socket.bufferedAmount = inSocket;
      for (let count = 0; count < 30; count++) conn.send(MOST_WAITING_BYTES / 10);
      await settled();
      expect(conn.closed).toBe(true);
      expect(told).toHaveLength(1);
    }
  });
});
