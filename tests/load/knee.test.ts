import { describe, expect, it } from "vitest";
import { matchesWithin } from "./knee.ts";

describe("the matches that a server carries within a bound", () => {
  const points = [
    { matches: 500, p99: 10 },
    { matches: 1_000, p99: 30 },
    { matches: 1_500, p99: 70 },
  ];

  it("lie on the line between the last point within it and the first beyond", () => {
    expect(matchesWithin(points, 50)).toBe(1_250);
  });

  it("are the most that were tried where none went beyond it", () => {
    expect(matchesWithin(points, 100)).toBe(1_500);
  });

  it("are none where already the first point is beyond it", () => {
    expect(matchesWithin(points, 5)).toBe(0);
  });
});
