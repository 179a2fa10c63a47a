import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPulse } from "../../src/rooms/pulse.ts";

const MINUTE = 60_000;

/** A connection as the room library hands it out, with somebody at its end or nobody. */
class Connection extends EventEmitter {
  readonly pings: string[] = [];
  isTerminated = false;
  roundTripMs: number | null;

  constructor(roundTripMs: number | null) {
    super();
    this.roundTripMs = roundTripMs;
  }

  ping(payload: string): void {
    this.pings.push(payload);
    const { roundTripMs } = this;
    if (roundTripMs !== null) setTimeout(() => this.emit("pong", Buffer.from(payload)), roundTripMs);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the pulse of a connection", () => {
  it("reports the round-trip time repeatedly", () => {
    const told: number[] = [];
    keepPulse({ ref: new Connection(80) }, (lag) => told.push(lag));
    vi.advanceTimersByTime(11_000);
    expect(told).toEqual([80, 80, 80]);
  });

  it("continues as long as the other end answers", () => {
    const connection = new Connection(300);
    keepPulse({ ref: connection });
    vi.advanceTimersByTime(10 * MINUTE);
    expect(connection.isTerminated).toBe(false);
  });

  it("ends a connection within a minute after nobody answers any more", () => {
    const connection = new Connection(20);
    keepPulse({ ref: connection });
    vi.advanceTimersByTime(5 * MINUTE);
    connection.roundTripMs = null;
    vi.advanceTimersByTime(MINUTE);
    expect(connection.isTerminated).toBe(true);
  });

  it("sends no more pings once it is stopped", () => {
    const connection = new Connection(20);
    const stop = keepPulse({ ref: connection });
    vi.advanceTimersByTime(MINUTE);
    const asked = connection.pings.length;
    stop();
    vi.advanceTimersByTime(MINUTE);
    expect(connection.pings).toHaveLength(asked);
    expect(connection.listenerCount("pong")).toBe(0);
  });

  it("ignores a pong for a ping that was never sent", () => {
    const connection = new Connection(null);
    const told: number[] = [];
    keepPulse({ ref: connection }, (lag) => told.push(lag));
    connection.emit("pong", Buffer.from("tomorrow"));
    connection.emit("pong", Buffer.from(String(Date.now() + MINUTE)));
    expect(told).toEqual([]);
  });
});
