import { describe, expect, it } from "vitest";
import { loadCode, loadWorkspaces } from "./source/checkout.ts";
import { importCycles } from "./source/cycles.ts";
import type { Workspace } from "./source/workspaces.ts";

const workspaces: Workspace[] = [
  { folder: "packages/a", manifest: { name: "@spellroom/a", exports: { ".": "./src/index.ts" } } },
];

function cycles(files: Readonly<Record<string, string>>): string[][] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return importCycles(sources, workspaces);
}

describe("imports that are there at run time", () => {
  it("lead round in no circle", () => {
    const found = importCycles(loadCode(), loadWorkspaces());
    expect(found.map((cycle) => cycle.join(" -> "))).toEqual([]);
  });
});

describe("the search for import cycles", () => {
  it("finds a cycle and reports its path", () => {
    const found = cycles({
      "packages/a/src/index.ts": 'export * from "./one.ts";',
      "packages/a/src/one.ts": 'import { two } from "./deep/two.ts";',
      "packages/a/src/deep/two.ts": 'export { three } from "../three.ts";',
      "packages/a/src/three.ts": 'import "./one.ts";',
    });
    const way = ["one.ts", "deep/two.ts", "three.ts", "one.ts"].map((file) => `packages/a/src/${file}`);
    expect(found).toEqual([way]);
  });

  it("finds a file that imports itself", () => {
    expect(cycles({ "packages/a/src/one.ts": 'import { f } from "./one.ts";' })).toHaveLength(1);
  });

  it("finds a circle through the package's own name", () => {
    const found = cycles({
      "packages/a/src/index.ts": 'export * from "./one.ts";',
      "packages/a/src/one.ts": 'import { f } from "@spellroom/a";',
    });
    expect(found).toHaveLength(1);
  });

  it("finds a circle that closes when a function runs", () => {
    const found = cycles({
      "packages/a/src/one.ts": 'import { f } from "./two.ts";',
      "packages/a/src/two.ts": 'const f = () => import("./one.ts");',
    });
    expect(found).toHaveLength(1);
  });

  it("lets files take types from each other", () => {
    const found = cycles({
      "packages/a/src/one.ts": 'import { f } from "./two.ts";',
      "packages/a/src/two.ts": 'import type { T } from "./one.ts";',
    });
    expect(found).toEqual([]);
  });

  it("lets two files use the same third", () => {
    const found = cycles({
      "packages/a/src/one.ts": 'import "./two.ts"; import "./three.ts";',
      "packages/a/src/two.ts": 'import "./three.ts";',
      "packages/a/src/three.ts": 'import fs from "node:fs"; import { z } from "zod";',
    });
    expect(found).toEqual([]);
  });
});
