import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STORAGES, type TestStorage } from "../support/databases.ts";
import {
  ask,
  becomeGuest,
  connect,
  startService,
  type TestGuest,
  type TestService,
} from "../support/service.ts";

describe.each(STORAGES)("what can't be read, with $name", ({ start }) => {
  let storage: TestStorage;
  let service: TestService;
  let ada: TestGuest;
  beforeAll(async () => {
    storage = await start();
    const config = await storage.fresh();
    service = await startService(
      config.kind === "sqlite" ? { DATA_DIR: config.directory } : { DATABASE_URL: config.url },
    );
    ada = await becomeGuest(service);
  }, 120_000);
  afterAll(async () => {
    await service.close();
    await storage.stop();
  }, 60_000);

  it("is refused as the sender's mistake, and is none of ours", async () => {
    const report = { player: ada.id, reason: "cheating", text: "a\0b" };
    const answers = await Promise.all([
      ask(service, "GET", "/api/players/%E0%A4%A"),
      ask(service, "GET", "/api/players/%00"),
      ask(service, "GET", "/api/ratings?format=%00&timeControl=blitz"),
      ask(service, "GET", "/api/tables/%00"),
      ask(service, "POST", "/api/reports", { ...ada, body: report }),
      ask(service, "POST", "/api/tokens", { ...ada, body: { label: "a\0b", scopes: ["read"] } }),
      ask(service, "POST", "/api/guests", { body: "no gzip", headers: { "content-encoding": "gzip" } }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid" } } });
    expect(service.logs()).not.toContain("A request failed");
  });

  it("is refused wherever it is requested, since pages can't find it either", async () => {
    for (const path of [
      "/table/%ff",
      "/%",
      "/decks/%E0%A4%A",
      "/replay/%00",
      "/_next/%c0%af",
      "/healthz/%fe",
    ])
      expect(await ask(service, "GET", path), path).toMatchObject({ status: 400 });
    expect(await ask(service, "GET", "/healthz?next=%ff")).toMatchObject({ status: 200 });
  });

  it("names no place at a table", async () => {
    for (const place of ["x", "NaN", "1.5", "99999999999", "-1"]) {
      const path = `/api/tables/none/seats/${place}`;
      expect(await ask(service, "DELETE", path, ada)).toMatchObject({ status: 404 });
    }
  });

  it("names no table on the site channel", async () => {
    const socket = await connect(service, { token: ada.token });
    const reply = await socket.send("table:enter", { matchId: "a\0b" });
    expect(reply).toMatchObject({ ok: false, error: { code: "invalid" } });
    socket.close();
  });
});
