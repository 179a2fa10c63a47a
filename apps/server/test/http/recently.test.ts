import { describe, expect, it } from "vitest";
import { recently } from "../../src/http/recently.ts";

describe("a result that may be requested without limit", () => {
  it("is computed once a second and shared by all callers meanwhile", async () => {
    let now = 0;
    let asked = 0;
    const answer = recently(
      async () => ++asked,
      () => now,
    );
    expect(await Promise.all([answer(), answer(), answer()])).toEqual([1, 1, 1]);
    now = 999;
    expect(await answer()).toBe(1);
    now = 1_000;
    expect(await answer()).toBe(2);
  });

  it("passes a failure to all callers, and is computed again after it", async () => {
    let now = 0;
    let asked = 0;
    const answer = recently(
      async () => {
        asked++;
        if (asked === 1) throw new Error("no answer");
      },
      () => now,
    );
    await expect(answer()).rejects.toThrow("no answer");
    await expect(answer()).rejects.toThrow("no answer");
    now = 1_000;
    await expect(answer()).resolves.toBeUndefined();
  });
});
