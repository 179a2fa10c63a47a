import { expect, it } from "vitest";
import { behindMatches } from "../../src/operation/thread-priority.ts";

it("puts a thread behind the matches, but in a process that was put before others", () => {
  expect(behindMatches(5, 0)).toBe(5);
  expect(behindMatches(5, 10)).toBe(5);
  expect(behindMatches(5, -2)).toBe(0);
});
