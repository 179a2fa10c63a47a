import { afterEach, describe, expect, it, vi } from "vitest";
import { oncePerFrame } from "../../src/table/store/once-per-frame.ts";

/** A page whose frames are drawn when the test says so. */
function openPage({ hidden = false } = {}) {
  const frames = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    frames.set(++last, draw);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  return {
    draw: () => {
      const due = [...frames.values()];
      frames.clear();
      for (const frame of due) frame();
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what is put off to the next frame", () => {
  it("runs once, however often it was requested", () => {
    const { draw } = openPage();
    const work = vi.fn();
    const { soon } = oncePerFrame(work);
    soon();
    soon();
    expect(work).not.toHaveBeenCalled();
    draw();
    draw();
    expect(work).toHaveBeenCalledTimes(1);
    soon();
    draw();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is not done again if it was done at once meanwhile", () => {
    const { draw } = openPage();
    const work = vi.fn();
    const { soon, now } = oncePerFrame(work);
    soon();
    now();
    draw();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is done at once on a page that is hidden", () => {
    openPage({ hidden: true });
    const work = vi.fn();
    oncePerFrame(work).soon();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is done after a while if the page is hidden before the frame is drawn", () => {
    vi.useFakeTimers();
    openPage();
    const work = vi.fn();
    oncePerFrame(work).soon();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is forgotten when it is stopped", () => {
    vi.useFakeTimers();
    const { draw } = openPage();
    const work = vi.fn();
    const { soon, stop } = oncePerFrame(work);
    soon();
    stop();
    draw();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
