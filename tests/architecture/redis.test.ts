import { describe, expect, it } from "vitest";
import { loadCode } from "./source/checkout.ts";
import { redisAtStart } from "./source/redis.ts";

const START = "apps/server/src/main.ts";

describe("a server without Redis", () => {
  it("doesn't load Redis's libraries", () => {
    const files = loadCode();
    expect(files.map(({ path }) => path)).toContain(START);
    expect(redisAtStart(files, START)).toEqual([]);
  });
});

describe("the check of it", () => {
  function found(main: string, other: string): string[] {
    const files = [
      { path: START, text: main },
      { path: "apps/server/src/boot/other.ts", text: other },
    ];
    return redisAtStart(files, START);
  }

  it.each([
    'import { createClient } from "redis";',
    'import { RedisDriver } from "@colyseus/redis-driver";',
    'export * from "@socket.io/redis-streams-adapter";',
  ])("finds %s where the main file leads to it", (text) => {
    expect(found('import "./boot/other.ts";', text)).toHaveLength(1);
  });

  it.each([
    'const { other } = await import("./boot/other.ts");',
    'import type { O } from "./boot/other.ts";',
  ])("permits %s", (main) => {
    expect(found(main, 'import { createClient } from "redis";')).toEqual([]);
  });
});
