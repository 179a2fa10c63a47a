import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { closeSlowConnection, MOST_BUFFERED_BY_SITE } from "../../src/limits/slow-connections.ts";

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

function guarded(): { readonly connection: Connection; readonly closings: () => number } {
  const connection = new Connection();
  let closings = 0;
  closeSlowConnection(connection, () => {
    closings++;
  });
  return { connection, closings: () => closings };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a connection of the site channel", () => {
  it("that reads what it is sent stays open, however much that is", async () => {
    const { connection, closings } = guarded();
    for (let count = 0; count < 100; count++) {
      connection.send(MOST_BUFFERED_BY_SITE / 10);
      connection.emit("flush");
    }
    await settled();
    expect([connection.closed, closings()]).toEqual([false, 0]);
  });

  it("is closed once when too much is buffered for it, in its queue or in its WebSocket", async () => {
    for (const inSocket of [0, MOST_BUFFERED_BY_SITE]) {
      const { connection, closings } = guarded();
      connection.transport.socket.bufferedAmount = inSocket;
      for (let count = 0; count < 30; count++) connection.send(MOST_BUFFERED_BY_SITE / 10);
      await settled();
      expect(connection.closed).toBe(true);
      expect(closings()).toBe(1);
    }
  });
});
