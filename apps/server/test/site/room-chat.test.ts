import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { until } from "../support/processes.ts";
import {
  ask,
  becomeGuest,
  connect,
  type TestGuest,
  type TestService,
  type TestSocket,
} from "../support/service.ts";
import { withService } from "../support/stages.ts";

const tableSchema = z.object({ table: z.object({ code: z.string() }) });

describe("talk apart from matches", () => {
  let service: TestService;
  withService((started) => {
    service = started;
  });
  let [ada, bea, cem]: TestGuest[] = [];
  let sockets: TestSocket[] = [];
  const socket = (at: number): TestSocket => {
    const found = sockets[at];
    if (found === undefined) throw new Error("nobody is connected");
    return found;
  };
  beforeEach(async () => {
    for (const old of sockets) old.close();
    const people = [await becomeGuest(service), await becomeGuest(service), await becomeGuest(service)];
    [ada, bea, cem] = people;
    sockets = await Promise.all(people.map(({ token }) => connect(service, { token })));
  });

  const idOf = (guest: TestGuest | undefined) => guest?.id ?? "";
  const said = (at: number) => socket(at).told("room:message");

  it("in the lobby is read by everyone who is there, and by those who come later", async () => {
    for (const at of [0, 1]) await socket(at).send("room:enter", { room: "lobby" });
    const reply = await socket(0).send("room:say", { room: "lobby", text: "  Anyone for\nblitz? " });
    expect(reply).toMatchObject({ ok: true, value: { message: { text: "Anyone for blitz?" } } });
    await until(() => said(1).length === 1);
    expect(said(1)).toMatchObject([{ room: "lobby", accountId: idOf(ada), text: "Anyone for blitz?" }]);
    expect(said(2)).toEqual([]);
    const late = await socket(2).send("room:enter", { room: "lobby" });
    expect(late).toMatchObject({
      ok: true,
      value: { messages: expect.arrayContaining([expect.objectContaining({ text: "Anyone for blitz?" })]) },
    });
  });

  it("is not read by those who have blocked the author", async () => {
    await ask(service, "PUT", `/api/blocks/${idOf(ada)}`, { token: bea?.token ?? "" });
    for (const at of [0, 1, 2]) await socket(at).send("room:enter", { room: "lobby" });
    await socket(0).send("room:say", { room: "lobby", text: "Only Cem reads this" });
    await until(() => said(2).length === 1);
    expect(said(1)).toEqual([]);
    expect(JSON.stringify(await socket(1).send("room:enter", { room: "lobby" }))).not.toContain("Only Cem");
  });

  it("at a table that gathers is read and written only by those who sit there", async () => {
    const wish = {
      format: "freeForAll",
      deck: { preset: "burn" },
      places: 3,
      timeControl: "casual",
      visibility: "private",
    };
    const made = await ask(service, "POST", "/api/tables", { token: ada?.token ?? "", body: wish });
    const { code } = tableSchema.parse(made.body).table;
    const room = `gathering:${code}`;
    for (const at of [1, 2])
      expect(await socket(at).send("room:enter", { room })).toMatchObject({
        ok: false,
        error: { code: "not-found" },
      });
    const sit = { token: bea?.token ?? "", body: { deck: { preset: "fliers" } } };
    expect((await ask(service, "PUT", `/api/tables/${code}/seat`, sit)).status).toBeLessThan(300);
    await socket(1).send("room:enter", { room });
    await socket(0).send("room:say", { room, text: "One more, then we begin" });
    await until(() => said(1).length === 1);
    expect(await socket(2).send("room:say", { room, text: "Let me in" })).toMatchObject({ ok: false });
    await ask(service, "DELETE", `/api/tables/${code}/seat`, { token: bea?.token ?? "" });
    await socket(0).send("room:say", { room, text: "Bea has left" });
    await socket(0).send("room:say", { room: "lobby", text: "after it" });
    expect(JSON.stringify(said(1))).not.toContain("Bea has left");
    expect(said(2)).toEqual([]);
    expect(cem).toBeDefined();
  });

  it("is limited, and refused of rooms that are none", async () => {
    const answers: unknown[] = [];
    for (let at = 0; at < 8; at++)
      answers.push(await socket(0).send("room:say", { room: "lobby", text: `line ${at}` }));
    expect(answers.at(-1)).toMatchObject({ ok: false, error: { code: "rate-limited" } });
    for (const room of ["", "elsewhere", "gathering:", "gathering:x y"])
      expect(await socket(1).send("room:enter", { room })).toMatchObject({
        ok: false,
        error: { code: "invalid" },
      });
  });
});
