import { type Redis, startRedis } from "@spellroom/infra/testing";
import { createClient } from "redis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS, RateLimits } from "../../src/limits/rate-limits.ts";

async function uses(limits: RateLimits, times: number, key: string): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: times }, () => limits.take("renames", key)));
  return outcomes.filter(({ ok }) => ok).length;
}

describe("rate limits in one process", () => {
  it("refuse what is too much, and say when to come back", async () => {
    const limits = new RateLimits({ scale: 1 });
    expect(await uses(limits, LIMITS.renames.points + 5, "one")).toBe(LIMITS.renames.points);
    const refused = await limits.take("renames", "one");
    if (refused.ok) throw new Error("expected to be refused");
    expect(refused.retryAfterMs).toBeGreaterThan(0);
    expect(await limits.take("renames", "another")).toEqual({ ok: true });
  });

  it("bound a password guess that is spread over many addresses", async () => {
    const limits = new RateLimits({ scale: 1 });
    let tried = 0;
    for (let at = 0; at < 1_000; at++) {
      const pair = await limits.take("signIns", `account ${at}`);
      if (pair.ok && (await limits.take("signInsAnywhere", "account")).ok) tried += 1;
    }
    expect(tried).toBe(LIMITS.signInsAnywhere.points);
  });

  it("are never reached by one address in place of all", () => {
    const { signIns, signInsAnywhere } = LIMITS;
    const ofOne = signIns.points * Math.ceil(signInsAnywhere.seconds / signIns.seconds);
    expect(signInsAnywhere.points).toBeGreaterThan(2 * ofOne);
  });

  it("scale together, and are off at zero", async () => {
    expect(await uses(new RateLimits({ scale: 2 }), 100, "one")).toBe(2 * LIMITS.renames.points);
    expect(await uses(new RateLimits({ scale: 0 }), 100, "one")).toBe(100);
  });
});

describe("rate limits in Redis", () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.dispose());

  it("count for all processes together, and continue per process when Redis is down", async () => {
    const clients = [createClient({ url: redis.url }), createClient({ url: redis.url })];
    for (const client of clients) {
      client.on("error", () => undefined);
      await client.connect();
    }
    const [one, two] = clients.map(
      (client) => new RateLimits({ scale: 1, redis: { client, prefix: "test:" } }),
    );
    if (one === undefined || two === undefined) throw new Error("two were made");
    const counts = await Promise.all([uses(one, 20, "shared"), uses(two, 20, "shared")]);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(LIMITS.renames.points);
    await redis.kill9();
    expect(await uses(one, 20, "alone")).toBe(LIMITS.renames.points);
    for (const client of clients) client.destroy();
  });
});
