import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import express from "express";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { MOST_AT_ONCE, openPages, type Pages } from "../../src/boot/pages.ts";
import { LIMITS, RateLimits } from "../../src/limits/rate-limits.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { createMetrics } from "../../src/metrics/metrics.ts";
import { until } from "../support/processes.ts";

const STAND_IN = fileURLToPath(new URL("../support/stand-in-pages.ts", import.meta.url));
const saidSchema = z.object({ pid: z.number(), policy: z.string(), secrets: z.array(z.string()) });

let pages: Pages;
let server: Server;
let url: string;
beforeEach(async () => {
  pages = await openPages({
    mode: "on",
    environment: {
      ...process.env,
      DATABASE_URL: "postgres://secret",
      METRICS_TOKEN: "secret",
      DATA_DIR: "/x",
    },
    logger: createLogger("silent"),
    policy: { publicAddress: "127.0.0.1:1", rooms: [], pictures: [] },
    limits: new RateLimits({ scale: 1 }),
    metrics: createMetrics(),
    program: STAND_IN,
  });
  server = createServer(express().use(pages.handler));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterEach(async () => {
  await pages.close();
  server.closeAllConnections();
  server.close();
});

async function said(path = "/") {
  return saidSchema.parse(await (await fetch(url + path)).json());
}

describe("the pages", () => {
  it("are made in a process of their own, which knows no secrets", async () => {
    const { pid, secrets } = await said();
    expect(pid).not.toBe(process.pid);
    expect(secrets).toEqual([]);
  });

  it("run scripts that bear the nonce of their own answer, and no others", async () => {
    const answers = [await fetch(url), await fetch(url)];
    const policies = answers.map(({ headers }) => headers.get("content-security-policy") ?? "");
    expect(new Set(policies).size).toBe(2);
    for (const [at, answer] of answers.entries()) {
      expect(saidSchema.parse(await answer.json()).policy).toBe(policies[at]);
      expect(policies[at]).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
      expect(policies[at]).not.toMatch(/unsafe|\shttps:|\s\*[;\s]|ws:[;\s]/);
    }
  });

  it("come back automatically when their process dies, and requests are retried until then", async () => {
    const { pid } = await said();
    expect((await fetch(`${url}/die`)).status).toBe(503);
    const meanwhile = await fetch(url);
    expect([meanwhile.status, meanwhile.headers.has("retry-after")]).toEqual([503, true]);
    await until(async () => (await fetch(url)).status === 200);
    expect((await said()).pid).not.toBe(pid);
  });

  it("are refused beyond so many at once, and nothing is written to but read", async () => {
    const hanging = new AbortController();
    const held = Array.from({ length: MOST_AT_ONCE }, () =>
      fetch(`${url}/hang`, { signal: hanging.signal }).catch(() => undefined),
    );
    await until(async () => (await fetch(url)).status === 503);
    hanging.abort();
    await Promise.all(held);
    await until(async () => (await fetch(url)).status === 200);
    expect((await fetch(url, { method: "POST" })).status).toBe(405);
  });

  it("are limited by address", async () => {
    const answers = await Promise.all(
      Array.from({ length: LIMITS.pages.points + 5 }, async () => (await fetch(url)).status),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect((await fetch(`${url}/_next/static/file.js`)).status).toBe(200);
  });

  it("can be opened however many were fetched ahead of time from the same address", async () => {
    const ahead = async () => (await fetch(url, { headers: { "next-router-prefetch": "1" } })).status;
    const answers = await Promise.all(Array.from({ length: LIMITS.pagePrefetches.points + 5 }, ahead));
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect((await fetch(url)).status).toBe(200);
  });
});
