import { describe, expect, it } from "vitest";
import { loadCode } from "./source/checkout.ts";
import { impurities } from "./source/purity.ts";

function impure(text: string, path = "packages/rules/src/engine.ts"): string[] {
  return impurities([{ path, text }]);
}

describe("the rules engine", () => {
  it("uses no time, chance, machine or outside", () => {
    expect(impurities(loadCode())).toEqual([]);
  });
});

describe("the check of the engine's purity", () => {
  it.each([
    "const now = Date.now();",
    "const now = new Date();",
    "function f(when: Date) {}",
    "const roll = Math.random();",
    "const roll = Math . random();",
    "const roll = Math?.random();",
    'const roll = Math["random"]();',
    "const { random } = Math;",
    "const t = performance.now();",
    "const seed = process.env.SEED;",
    "const all = { ...process };",
    "const p = isNode ? process : other;",
    "setTimeout(() => undefined, 1);",
    "setInterval(() => undefined, 1);",
    "queueMicrotask(next);",
    'console.log("drawn");',
    'const cards = await fetch("cards.json");',
    "const id = crypto.randomUUID();",
    "const g = globalThis;",
    "const here = import.meta.url;",
    "names.sort((a, b) => a.localeCompare(b));",
    "const text = life.toLocaleString();",
    "const order = new Intl.Collator();",
    "const text = `turn ${Date.now()}`;",
    'import fs from "node:fs";',
    'import { createHash } from "crypto";',
    'import type { Hash } from "node:crypto";',
    'const fs = await import("node:fs/promises");',
  ])("finds %s", (text) => {
    expect(impure(`const first = 1;\n${text}`)).toEqual([
      expect.stringMatching(/^packages\/rules\/src\/engine\.ts:2 (?:uses|imports) ./),
    ]);
  });

  it.each([
    "const most = Math.max(1, 2);",
    "const upTo = a * Math.floor(b / 2);",
    "// the Date of the game is never asked: Date.now()",
    'const text = "Date.now()";',
    "const updated = dateOf(updateDates);",
    "const frame = stack.process(event);",
    "const frame = { process: step, console: 1 };",
    "interface Frame { process?: Step }",
    'import { assertNever } from "./assert-never.ts";',
    'import type { Card } from "@spellroom/card-language";',
  ])("is content with %s", (text) => {
    expect(impure(text)).toEqual([]);
  });

  it("looks at the engine's source alone", () => {
    const text = 'import fs from "node:fs"; Date.now();';
    expect(impure(text, "packages/rules/test/engine.test.ts")).toEqual([]);
    expect(impure(text, "apps/server/src/clock.ts")).toEqual([]);
  });
});
