import { describe, expect, it } from "vitest";
import { customClockOf, customTimeControl, TIME_CONTROLS, timingOf } from "../src/time-control.ts";
import { timeControlIdSchema } from "../src/time-control-schema.ts";

const MINUTE = 60_000;

describe("a custom clock", () => {
  it("is named by its minutes and seconds", () => {
    const id = customTimeControl({ minutes: 10, seconds: 5 });
    expect(id).toBe("custom-10-5");
    expect(customClockOf(id)).toEqual({ minutes: 10, seconds: 5 });
    expect(timingOf(id)).toMatchObject({ bankMs: 10 * MINUTE, incrementMs: 5_000 });
  });

  it("gives every question less time than the whole game has", () => {
    for (const minutes of [1, 2, 5, 30, 180]) {
      const timing = timingOf(customTimeControl({ minutes, seconds: 0 }));
      expect(timing?.longestMs).toBeLessThan(timing?.bankMs ?? 0);
      expect(timing?.warningMs).toBeLessThan(timing?.longestMs ?? 0);
    }
  });

  it("stays within the limits that may be agreed on", () => {
    expect(customTimeControl({ minutes: 999, seconds: -3 })).toBe("custom-180-0");
    expect(customTimeControl({ minutes: Number.NaN, seconds: 7.4 })).toBe("custom-1-7");
    for (const id of [
      "custom-0-5",
      "custom-181-5",
      "custom-10-61",
      "custom-010-5",
      "custom-10",
      "custom-1.5-3",
    ])
      expect(timeControlIdSchema.safeParse(id).success, id).toBe(false);
    expect(timeControlIdSchema.parse("custom-3-2")).toBe("custom-3-2");
  });
});

it("the usual time controls run as they are listed", () => {
  for (const { id, timing } of Object.values(TIME_CONTROLS)) expect(timingOf(id)).toEqual(timing);
});
