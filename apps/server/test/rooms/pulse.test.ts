import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPulse } from "../../src/rooms/pulse.ts";

const MINUTE = 60_000;

/** A connection as the room library hands it out, with somebody at its end or nobody. */
class Line extends EventEmitter {
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
  it("tells how long the way there and back is, again and again", () => {
    const told: number[] = [];
    keepPulse({ ref: new Line(80) }, (lag) => told.push(lag));
    vi.advanceTimersByTime(11_000);
    expect(told).toEqual([80, 80, 80]);
  });

  it("goes on for as long as somebody answers", () => {
    const line = new Line(300);
    keepPulse({ ref: line });
    vi.advanceTimersByTime(10 * MINUTE);
    expect(line.isTerminated).toBe(false);
  });

  it("ends a connection within a minute after nobody answers any more", () => {
    const line = new Line(20);
    keepPulse({ ref: line });
    vi.advanceTimersByTime(5 * MINUTE);
    line.roundTripMs = null;
    vi.advanceTimersByTime(MINUTE);
    expect(line.isTerminated).toBe(true);
  });

  it("asks nothing more once it is stopped", () => {
    const line = new Line(20);
    const stop = keepPulse({ ref: line });
    vi.advanceTimersByTime(MINUTE);
    const asked = line.pings.length;
    stop();
    vi.advanceTimersByTime(MINUTE);
    expect(line.pings).toHaveLength(asked);
    expect(line.listenerCount("pong")).toBe(0);
  });

  it("does not believe an answer to what was never asked", () => {
    const line = new Line(null);
    const told: number[] = [];
    keepPulse({ ref: line }, (lag) => told.push(lag));
    line.emit("pong", Buffer.from("tomorrow"));
    line.emit("pong", Buffer.from(String(Date.now() + MINUTE)));
    expect(told).toEqual([]);
  });
});
