import { describe, expect, it } from "vitest";
import { loadSources } from "./source/checkout.ts";
import { LIMIT_BYTES, overBudget } from "./source/file-size.ts";

const big = `export const a = "${"é".repeat(LIMIT_BYTES / 2)}";`;

describe("source files", () => {
  it("keep within 24 kB, unless they are listed tables of data", () => {
    expect(overBudget(loadSources())).toEqual([]);
  });
});

describe("the check of the file budget", () => {
  it.each(["a.ts", "a.tsx", "a.js", "a.mjs", "a.css"])("finds a big %s", (name) => {
    expect(overBudget([{ path: `packages/rules/src/${name}`, text: big }])).toHaveLength(1);
  });

  it("counts bytes, and lets a file have all of its budget", () => {
    const text = "x".repeat(LIMIT_BYTES);
    expect(overBudget([{ path: "packages/rules/src/a.ts", text }])).toEqual([]);
    expect(overBudget([{ path: "packages/rules/src/a.ts", text: `${text}x` }])).toHaveLength(1);
  });

  it.each([
    "packages/cards/data/red.ts",
    "packages/oracle/src/words/data/verbs.ts",
    "packages/ui/src/data/a.ts",
  ])("lets %s be a big table", (path) => {
    expect(overBudget([{ path, text: big }])).toEqual([]);
  });

  it.each(["export const f = () => 1;", "export function f() {}", "for (const a of b) c(a);"])(
    "finds a big table in which something happens: %s",
    (text) => {
      const found = overBudget([{ path: "packages/cards/data/red.ts", text: `${big}\n${text}` }]);
      expect(found).toEqual([expect.stringContaining("is not data alone")]);
    },
  );
});
