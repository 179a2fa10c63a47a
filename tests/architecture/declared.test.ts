import { describe, expect, it } from "vitest";
import { loadCode, loadMeasured, loadRootManifest, loadWorkspaces } from "./source/checkout.ts";
import { undeclaredImports } from "./source/declared.ts";
import type { Workspace } from "./source/workspaces.ts";

const server: Workspace = {
  folder: "apps/server",
  manifest: {
    name: "@spellroom/server",
    dependencies: { zod: "4.6.7", "@colyseus/core": "0.18.17", pg: "8.23.1" },
    devDependencies: { "@types/express": "5.0.6", "fast-check": "4.10.2" },
  },
};
const root = { name: "spellroom", devDependencies: { vitest: "5.1.0" } };

function undeclared(path: string, text: string): string[] {
  return undeclaredImports([{ path, text }], [server], root);
}

describe("packages that are imported", () => {
  it("are declared by the package.json of every workspace that imports them", () => {
    expect(undeclaredImports(loadCode(), loadWorkspaces(), loadRootManifest(), loadMeasured())).toEqual([]);
  });
});

describe("the check of declared dependencies", () => {
  it.each([
    ["apps/server/src/a.ts", 'import { z } from "zod";'],
    ["apps/server/src/a.ts", 'import { Room } from "@colyseus/core/room";'],
    ["apps/server/src/a.ts", 'import fs from "node:fs"; import path from "path";'],
    ["apps/server/src/a.ts", 'import type { Request } from "express";'],
    ["apps/server/test/a.test.ts", 'import { it } from "vitest"; import fc from "fast-check";'],
    ["apps/server/test/a.test.ts", 'import { startRedis } from "@spellroom/infra/testing";'],
    ["apps/server/test/a.test.ts", 'import { open } from "@spellroom/server";'],
  ])("is content with %s: %s", (path, text) => {
    expect(undeclared(path, text)).toEqual([]);
  });

  it.each([
    ["apps/server/src/a.ts", 'import ws from "ws";'],
    ["apps/server/src/a.ts", 'import express from "express";'],
    ["apps/server/src/a.ts", 'import fc from "fast-check";'],
    ["apps/server/src/a.ts", 'import { it } from "vitest";'],
    ["apps/server/src/a.ts", 'import { f } from "@spellroom/rules";'],
    ["apps/server/test/a.test.ts", 'import ws from "ws";'],
  ])("finds %s: %s", (path, text) => {
    expect(undeclared(path, text)).toHaveLength(1);
  });
});
