import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { temporaryDirectory } from "../support/databases.ts";
import { until } from "../support/processes.ts";
import {
  ask,
  becomeGuest,
  connect,
  startService,
  type TestGuest,
  type TestService,
} from "../support/service.ts";

const sanctionSchema = z.object({ sanction: z.object({ id: z.string() }) });
const matchSchema = z.object({ matchId: z.string() });

describe("keeping order, over the API", () => {
  const directory = temporaryDirectory();
  let service: TestService;
  let mod: TestGuest;
  beforeAll(async () => {
    // A moderator is named by the id of an account, which must be there first.
    const before = await startService({ DATA_DIR: directory.path });
    mod = await becomeGuest(before, "Moderata");
    await before.close();
    service = await startService({ DATA_DIR: directory.path, MODERATORS: ` ${mod.id}, nobody` });
  });
  afterAll(async () => {
    await service.close();
    directory.remove();
  });

  async function atTable() {
    const [ada, bea] = [await becomeGuest(service), await becomeGuest(service)];
    const deck = { preset: "burn" };
    const made = await ask(service, "POST", "/api/invitations", {
      ...ada,
      body: { format: "constructed", deck },
    });
    const code = /"code":"([\w-]{22})"/.exec(JSON.stringify(made.body))?.[1];
    const joined = await ask(service, "POST", `/api/invitations/${code}/join`, { ...bea, body: { deck } });
    const { matchId } = matchSchema.parse(joined.body);
    const sockets = [
      await connect(service, { token: ada.token }),
      await connect(service, { token: bea.token }),
    ] as const;
    for (const socket of sockets) await socket.send("table:enter", { matchId });
    return { ada, bea, matchId, sockets };
  }

  it("shows moderators reports with what was said, and nobody else that there are any", async () => {
    const { ada, bea, matchId, sockets } = await atTable();
    await sockets[1].send("table:say", { matchId, text: "you play like a toad" });
    const body = { player: bea.id, matchId, reason: "insults", text: "toads, really" };
    expect(await ask(service, "POST", "/api/reports", { ...ada, body })).toMatchObject({ status: 201 });
    expect(await ask(service, "POST", "/api/reports", { ...bea, body })).toMatchObject({ status: 409 });
    const seen = await ask(service, "GET", "/api/moderation/reports", mod);
    expect(seen.body).toMatchObject({
      reports: [{ accused: { id: bea.id }, talk: ["you play like a toad"] }],
    });
    for (const path of ["/reports", "/log", `/players/${bea.id}`]) {
      const refused = await ask(service, "GET", `/api/moderation${path}`, ada);
      const nowhere = await ask(service, "GET", "/api/nowhere");
      expect(refused).toMatchObject({ status: 404, body: nowhere.body });
    }
    for (const socket of sockets) socket.close();
  });

  it("refuses messages of a muted account, and tells it why", async () => {
    const { bea, matchId, sockets } = await atTable();
    const path = `/api/moderation/players/${bea.id}/sanctions`;
    const body = { kind: "mute", reason: "toads", hours: 1 };
    expect(await ask(service, "POST", path, { ...bea, body })).toMatchObject({ status: 404 });
    const muted = await ask(service, "POST", path, { ...mod, body });
    expect(muted.status).toBe(201);
    await until(async () => sockets[1].told("notification").length === 1);
    expect(sockets[1].told("notification")).toMatchObject([
      { notice: { kind: "sanction", reason: "toads" } },
    ]);
    const say = () => sockets[1].send("table:say", { matchId, text: "ribbit" });
    expect(await say()).toMatchObject({ ok: false, error: { code: "forbidden" } });
    expect(
      await ask(service, "POST", `/api/messages/${mod.id}`, { ...bea, body: { text: "why" } }),
    ).toMatchObject({
      status: 403,
    });
    const { id } = sanctionSchema.parse(muted.body).sanction;
    expect(await ask(service, "DELETE", `/api/moderation/sanctions/${id}`, mod)).toMatchObject({
      status: 204,
    });
    expect(await say()).toMatchObject({ ok: true });
    expect(await ask(service, "GET", "/api/moderation/log", mod)).toMatchObject({
      body: { entries: [{ action: "lift" }, { action: "mute", subjectId: bea.id }] },
    });
    for (const socket of sockets) socket.close();
  });

  it("signs out banned accounts, and never a moderator", async () => {
    const { ada, sockets } = await atTable();
    const ban = { kind: "ban", reason: "cheating", hours: null };
    const path = (id: string) => `/api/moderation/players/${id}/sanctions`;
    expect(await ask(service, "POST", path(mod.id), { ...mod, body: ban })).toMatchObject({ status: 409 });
    expect(await ask(service, "POST", path(ada.id), { ...mod, body: ban })).toMatchObject({ status: 201 });
    await until(async () => !sockets[0].socket.connected);
    expect(await ask(service, "GET", "/api/me", ada)).toMatchObject({ status: 401 });
    for (const socket of sockets) socket.close();
  });

  it("hides a blocked player's messages from those who blocked them, now and afterwards", async () => {
    const { ada, bea, matchId, sockets } = await atTable();
    await ask(service, "PUT", `/api/blocks/${bea.id}`, ada);
    await sockets[1].send("table:say", { matchId, text: "can you hear me" });
    await sockets[0].send("table:say", { matchId, text: "nothing to hear" });
    await until(async () => sockets[1].told("table:message").length === 2);
    expect(sockets[0].told("table:message")).toMatchObject([{ text: "nothing to hear" }]);
    const again = await sockets[0].send("table:enter", { matchId });
    expect(JSON.stringify(again)).not.toContain("can you hear me");
    for (const socket of sockets) socket.close();
  });

  it("brings a message to all of both's tabs, and what was missed on asking", async () => {
    const [ada, bea] = [await becomeGuest(service, "Adele"), await becomeGuest(service)];
    const tabs = [
      await connect(service, { token: ada.token }),
      await connect(service, { token: bea.token }),
      await connect(service, { token: bea.token }),
    ];
    const write = (text: string) =>
      ask(service, "POST", `/api/messages/${bea.id}`, { ...ada, body: { text } });
    expect(await write(" hello\u0007 there ")).toMatchObject({
      status: 201,
      body: { message: { text: "hello there" } },
    });
    await until(async () => tabs.every((tab) => tab.told("direct-message").length === 1));
    for (const tab of tabs) tab.close();
    await write("are you there?");
    const since = /"id":(\d+)/.exec(JSON.stringify(tabs[1]?.told("direct-message")))?.[1];
    const missed = await ask(service, "GET", `/api/messages/${ada.id}?since=${since}`, bea);
    expect(JSON.stringify(missed.body)).toContain("are you there?");
    expect(await ask(service, "GET", "/api/messages", bea)).toMatchObject({
      body: { conversations: [{ with: { id: ada.id, name: "Adele" } }] },
    });
    expect(await write("  ")).toMatchObject({ status: 400 });
    expect(
      await ask(service, "POST", "/api/messages/nobody", { ...ada, body: { text: "hello" } }),
    ).toMatchObject({
      status: 404,
    });
  });
});
