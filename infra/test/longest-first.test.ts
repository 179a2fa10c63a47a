import { describe, expect, it } from "vitest";
import { LONG_FILES } from "../src/longest-first.ts";
import { findSuites } from "../src/suites.ts";

describe("files that take long", () => {
  it("are test files of the checkout, each named once", () => {
    const files = new Set(findSuites().flatMap((suite) => suite.files));
    expect(LONG_FILES.filter((file) => !files.has(file))).toEqual([]);
    expect(new Set(LONG_FILES).size).toBe(LONG_FILES.length);
  });
});
