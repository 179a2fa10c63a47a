import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { type Redis, startRedis } from "@spellroom/infra/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CoordinationUnavailable } from "../../src/cluster/coordination-unavailable.ts";
import { startCoordination } from "../../src/coordination/coordination.ts";
import type { Coordination } from "../../src/coordination/shared-state.ts";
import { StorageMismatch } from "../../src/presence/processes.ts";
import { SHORT_TIMINGS } from "../support/coordinations.ts";
import { collect } from "../support/events.ts";
import { listing, wish } from "../support/people.ts";
import { start as startProgram, stop, until } from "../support/processes.ts";

const CHILD = fileURLToPath(new URL("../support/coordination-child.ts", import.meta.url));
const OPTIONS = { publicAddress: "127.0.0.1:1", storage: "a database", timings: SHORT_TIMINGS };

describe("processes on one Redis", () => {
  let redis: Redis;
  let sites = 0;
  beforeAll(async () => {
    redis = await startRedis();
  }, 60_000);
  afterAll(() => redis.dispose());

  function freshSite() {
    return { kind: "redis", url: redis.url, prefix: `alone-${++sites}:` } as const;
  }

  it("refuse to start beside live ones with another database, and say why", async () => {
    const site = freshSite();
    const one = await startCoordination(site, { ...OPTIONS, onError: fail });
    const other = startCoordination(site, { ...OPTIONS, storage: "another database", onError: fail });
    await expect(other).rejects.toThrow(StorageMismatch);
    await expect(other).rejects.toThrow(/DATABASE_URL.*DATA_DIR/);
    await one.close();
    const later = await startCoordination(site, { ...OPTIONS, storage: "another database", onError: fail });
    await later.close();
  });

  it("refuse to start when Redis is not there", async () => {
    const nobody = { kind: "redis", url: "redis://127.0.0.1:1", prefix: "x:" } as const;
    const started = startCoordination(nobody, { ...OPTIONS, onError: () => undefined });
    await expect(started).rejects.toThrow(CoordinationUnavailable);
  });

  it("bury a killed one: its players, listings, tickets and claims go to the living", async () => {
    const site = freshSite();
    const survivor = await startCoordination(site, { ...OPTIONS, onError: fail });
    const events = {
      process: collect(survivor.bus, "process"),
      online: collect(survivor.bus, "online"),
      lobby: collect(survivor.bus, "lobby"),
      meeting: collect(survivor.bus, "meeting"),
    };
    // Ada is connected to both processes; she stays online and her ticket goes on waiting.
    survivor.online.connect({ id: "ada", name: "Ada" }, "tab");
    const { child, output } = startProgram(execPath, [CHILD, JSON.stringify({ site, options: OPTIONS })]);
    await until(() => output().includes("claimed"), { what: `the child:\n${output()}` });
    expect((await survivor.online.list()).people.map(({ id }) => id).toSorted()).toEqual(["ada", "bea"]);
    expect((await survivor.lobby.list()).total).toBe(1);
    await stop(child, "SIGKILL");
    await until(() =>
      events.process.some(({ kind, processId }) => kind === "lost" && processId === "doomed"),
    );
    await until(() => events.online.some(({ change }) => change.kind === "left" && change.id === "bea"));
    await until(() => events.lobby.some(({ change }) => change.kind === "removed"));
    await until(() =>
      events.meeting.some(({ kind, accountIds }) => kind === "ticket-lost" && accountIds[0] === "bea"),
    );
    expect((await survivor.online.list()).people).toEqual([{ id: "ada", name: "Ada" }]);
    expect(await survivor.tickets.status("ada")).toMatchObject({ state: "waiting" });
    let pairing = await survivor.tickets.claimAbandoned();
    await until(async () => {
      pairing ??= await survivor.tickets.claimAbandoned();
      return pairing !== undefined;
    });
    expect(pairing?.matchId).toBe("match-of-the-dead");
    expect(pairing?.tickets.map(({ accountId }) => accountId).toSorted()).toEqual(["cem", "dov"]);
    if (pairing !== undefined) expect(await survivor.tickets.complete(pairing, "quick")).toBe(true);
    expect(await survivor.tickets.status("cem")).toEqual({ state: "matched", matchId: "match-of-the-dead" });
    expect(await survivor.processes.isAlive("doomed")).toBe(false);
    await survivor.close();
  }, 60_000);

  it("take nobody for dead before a lease has passed when Redis has lost what it knew", async () => {
    const site = freshSite();
    const [one, two] = await Promise.all([
      startCoordination(site, { ...OPTIONS, onError: fail }),
      // Says that it lives so seldom that the registry is asked about it before it has.
      startCoordination(site, { ...OPTIONS, timings: { ...SHORT_TIMINGS, heartbeat: 1_500 }, onError: fail }),
    ]);
    const lost = collect(one.bus, "process");
    await redis.flush();
    const flushed = Date.now();
    expect(await one.processes.isAlive(two.processId)).toBe(true);
    expect(await one.processes.isAlive("unheard-of")).toBe(true);
    await until(async () => (await one.processes.list()).length === 2);
    await until(async () => !(await one.processes.isAlive("unheard-of")));
    expect(Date.now() - flushed).toBeGreaterThanOrEqual(SHORT_TIMINGS.processLease);
    expect(await one.processes.isAlive(two.processId)).toBe(true);
    expect(lost.filter(({ kind }) => kind === "lost")).toEqual([]);
    await two.close();
    await redis.flush();
    await one.close();
  }, 60_000);

  it("take nobody for dead whose lease ran out while Redis itself was away", async () => {
    const site = freshSite();
    const one = await startCoordination(site, { ...OPTIONS, onError: () => undefined });
    const lost = collect(one.bus, "process");
    const isBack = async () => (await one.processes.list()).some(({ processId }) => processId === "well");
    const well = await startCoordination(site, { ...OPTIONS, processId: "well", onError: () => undefined });
    // Redis keeps what it knows but answers nobody for longer than a lease.
    redis.freeze();
    const stopped = Date.now();
    await until(() => Date.now() - stopped > SHORT_TIMINGS.processLease * 1.5, { what: "the leases to end" });
    redis.thaw();
    await until(
      async () =>
        await one.ping().then(
          () => true,
          () => false,
        ),
      { what: "Redis to answer" },
    );
    expect(await one.processes.isAlive("well")).toBe(true);
    await until(isBack, { what: "the other one to say that it lives" });
    expect(lost.filter(({ kind }) => kind === "lost")).toEqual([]);
    await Promise.all([one.close(), well.close()]);
  }, 60_000);

  it("know at once that one is gone that has said goodbye", async () => {
    const site = freshSite();
    const one = await startCoordination(site, { ...OPTIONS, onError: fail });
    const two = await startCoordination(site, { ...OPTIONS, onError: fail });
    await two.close();
    expect(await one.processes.isAlive(two.processId)).toBe(false);
    await one.close();
  }, 60_000);

  it("come back by themselves after Redis was away and lost everything", async () => {
    const site = freshSite();
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const [one, two] = await Promise.all([
      startCoordination(site, { ...OPTIONS, onError }),
      startCoordination(site, { ...OPTIONS, onError }),
    ]);
    one.online.connect({ id: "ada", name: "Ada" }, "tab");
    await one.lobby.put(listing("match", { processId: one.processId }));
    let gaps = 0;
    two.bus.onGap(() => gaps++);
    await redis.kill9();
    await expect(two.tickets.enqueue(wish("bea"))).rejects.toThrow(CoordinationUnavailable);
    await expect(two.ping()).rejects.toThrow(CoordinationUnavailable);
    await redis.restart();
    const isBack = async () => (await seen(two)) === "ada match 2";
    await until(isBack, { what: "presence, listing and processes" });
    await until(() => gaps > 0, { what: "the gap to be told" });
    expect((await two.tickets.enqueue(wish("bea"))).ok).toBe(true);
    const meetings = collect(one.bus, "meeting");
    two.bus.publish("meeting", { kind: "matched", accountIds: ["bea"], matchId: "m", origin: "quick" });
    await until(() => meetings.length === 1, { what: "an event after the outage" });
    await one.close();
    await two.close();
  }, 60_000);
});

async function seen(process: Coordination): Promise<string> {
  try {
    const { people } = await process.online.list();
    const { listings } = await process.lobby.list();
    const processes = await process.processes.list();
    return `${people.map(({ id }) => id)} ${listings.map(({ matchId }) => matchId)} ${processes.length}`;
  } catch {
    return "";
  }
}

function fail(error: unknown): void {
  throw error;
}
