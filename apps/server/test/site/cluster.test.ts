import { type Redis, startRedis } from "@spellroom/infra/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../support/databases.ts";
import { listing } from "../support/people.ts";
import { until } from "../support/processes.ts";
import {
  ask,
  becomeGuest,
  connect,
  startService,
  type TestGuest,
  type TestService,
  type TestSocket,
} from "../support/service.ts";

const BURN = { preset: "burn" };

describe("two processes of a site", () => {
  const directory = temporaryDirectory();
  const sockets: TestSocket[] = [];
  let redis: Redis;
  let one: TestService;
  let two: TestService;
  beforeAll(async () => {
    redis = await startRedis();
    const environment = { DATA_DIR: directory.path, REDIS_URL: redis.url };
    one = await startService(environment);
    two = await startService(environment);
  }, 60_000);
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await redis.dispose();
    directory.remove();
  }, 60_000);

  async function enter(service: TestService, guest: TestGuest): Promise<TestSocket> {
    const socket = await connect(service, { token: guest.token });
    sockets.push(socket);
    await until(() => socket.told("welcome").length === 1);
    return socket;
  }

  async function table(...guests: readonly TestGuest[]): Promise<string> {
    const matchId = crypto.randomUUID();
    await one.matches.create({
      matchId,
      format: "constructed",
      seats: guests.map(({ id, name }) => ({ kind: "human", accountId: id, name, deck: BURN })),
      visibility: "public",
      origin: "quick",
    });
    return matchId;
  }

  it("share accounts, the lobby and who is online", async () => {
    const [ada, bea] = [await becomeGuest(one), await becomeGuest(two)];
    const [here, there] = [await enter(two, ada), await enter(one, bea)];
    await here.send("lobby:enter", {});
    const { lobby } = one.foundation.coordination;
    await lobby.put(listing("far", { processId: one.foundation.coordination.processId }));
    await until(() => JSON.stringify(here.told("lobby:matches")).includes("far"));
    expect(JSON.stringify(await there.send("lobby:enter", {}))).toContain(ada.id);
    await ask(one, "DELETE", "/api/session", ada);
    await until(() => !here.socket.connected);
    await until(() => JSON.stringify(there.told("lobby:online")).includes(`"left":["${ada.id}"]`));
    await lobby.remove("far");
  });

  it("announce tables that anyone may join to each other's clients", async () => {
    const [host, looker] = [await becomeGuest(one), await becomeGuest(two)];
    const there = await enter(two, looker);
    await there.send("lobby:enter", {});
    const body = { format: "constructed", deck: BURN, places: 2, visibility: "public" };
    const made = await ask(one, "POST", "/api/tables", { ...host, body });
    expect(made.status).toBe(201);
    await until(() => JSON.stringify(there.told("lobby:tables")).includes(host.id));
  });

  it("pair players who are connected to different ones, and notify them there", async () => {
    const [ada, bea] = [await becomeGuest(one), await becomeGuest(two)];
    const [atOne, atTwo] = [await enter(one, ada), await enter(two, bea)];
    const body = { format: "constructed", deck: BURN };
    await ask(one, "POST", "/api/queue", { ...ada, body });
    await ask(two, "POST", "/api/queue", { ...bea, body });
    await until(() => atOne.told("matched").length === 1 && atTwo.told("matched").length === 1);
    expect(atOne.told("matched")).toEqual(atTwo.told("matched"));
  });

  it("carry chat between them, and each continues alone while Redis is down", async () => {
    const [ada, bea, cem] = [await becomeGuest(one), await becomeGuest(two), await becomeGuest(one)];
    const [atOne, atTwo, alsoAtOne] = [await enter(one, ada), await enter(two, bea), await enter(one, cem)];
    const matchId = await table(ada, bea, cem);
    for (const socket of [atOne, atTwo, alsoAtOne]) await socket.send("table:enter", { matchId });
    await atTwo.send("lobby:enter", {});
    await atOne.send("table:say", { matchId, text: "before" });
    await until(() => JSON.stringify(atTwo.told("table:message")).includes("before"));
    await redis.kill9();
    expect(await atOne.send("table:say", { matchId, text: "during" })).toMatchObject({ ok: true });
    await until(() => JSON.stringify(alsoAtOne.told("table:message")).includes("during"));
    const queued = await ask(one, "POST", "/api/queue", {
      ...ada,
      body: { format: "constructed", deck: BURN },
    });
    expect(queued).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } });
    expect((await ask(one, "GET", "/readyz")).status).toBe(503);
    await redis.restart();
    await until(async () => (await ask(one, "GET", "/readyz")).status === 200);
    await until(() => atTwo.told("lobby:resync").length > 0);
    // What was said meanwhile is in the database and is read on entering again.
    await until(async () => {
      await atOne.send("table:say", { matchId, text: "after" });
      return JSON.stringify(atTwo.told("table:message")).includes("after");
    });
    expect(JSON.stringify(await atTwo.send("table:enter", { matchId }))).toContain("during");
  }, 60_000);
});
