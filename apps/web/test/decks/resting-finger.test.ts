import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REST_MS, RestingFinger, SLACK } from "../../src/decks/resting-finger.ts";

const START = { x: 100, y: 100 };
const NEAR = { x: 100, y: 100 + SLACK };
const FAR = { x: 100, y: 101 + SLACK };

describe("a finger on a card", () => {
  const onRest = vi.fn<(at: { x: number; y: number }) => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    onRest.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  function rested(): RestingFinger {
    const finger = new RestingFinger(onRest);
    finger.down(START);
    vi.advanceTimersByTime(REST_MS);
    return finger;
  }

  it("drags once it has rested and moves", () => {
    const finger = rested();
    expect(onRest.mock.calls).toEqual([[START]]);
    expect(finger.move(FAR)).toBe(true);
    expect(finger.isDragging).toBe(true);
    // Back at the start it still drags.
    expect(finger.move(START)).toBe(true);
    expect(finger.isDragging).toBe(true);
  });

  it("taps, however slowly, as long as it hardly moves", () => {
    const finger = rested();
    expect(finger.isDragging).toBe(false);
    // The browser would scroll otherwise, and not let the card be dragged after that.
    expect(finger.move(NEAR)).toBe(true);
    expect(finger.isDragging).toBe(false);
    expect(finger.isDown).toBe(true);
  });

  it("scrolls if it moves before it has rested, and doesn't drag after that", () => {
    const finger = new RestingFinger(onRest);
    finger.down(START);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(finger.move(NEAR)).toBe(false);
    expect(finger.isDown).toBe(true);
    expect(finger.move(FAR)).toBe(false);
    expect(finger.isDown).toBe(false);
    vi.advanceTimersByTime(REST_MS);
    expect(onRest).not.toHaveBeenCalled();
    expect(finger.move(START)).toBe(false);
    expect(finger.isDragging).toBe(false);
  });

  it("rests again each time it is put down", () => {
    const finger = rested();
    finger.up();
    finger.down(START);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(finger.move(FAR)).toBe(false);
    expect(finger.isDragging).toBe(false);
  });
});
