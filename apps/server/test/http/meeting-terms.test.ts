import { describe, expect, it } from "vitest";
import { z } from "zod";
import { until } from "../support/processes.ts";
import { ask, becomeGuest, connect, type TestGuest, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const BURN = { preset: "burn" };
const RATED = { format: "constructed", deck: BURN, timeControl: "blitz", rated: true };
const codeSchema = z.object({ invitation: z.object({ code: z.string() }) });
const tableSchema = z.object({ table: z.object({ code: z.string(), seats: z.array(z.unknown()) }) });

describe("how players meet, over the API", () => {
  let service: TestService;
  withService((started) => {
    service = started;
  });

  let made = 0;
  async function member(): Promise<TestGuest> {
    const guest = await becomeGuest(service);
    const body = { email: `meeting${++made}@example.org`, password: "nine lives of the cat" };
    expect((await ask(service, "POST", "/api/me/claim", { ...guest, body })).status).toBe(200);
    return guest;
  }

  it("pairs claimed accounts for a rated match, whose end changes their ratings", async () => {
    const [ada, bea] = [await member(), await member()];
    for (const each of [ada, bea]) {
      expect(await ask(service, "POST", "/api/queue", { ...each, body: RATED })).toMatchObject({
        status: 202,
      });
    }
    const ticket = async () => JSON.stringify((await ask(service, "GET", "/api/queue", ada)).body);
    await until(async () => (await ticket()).includes("matched"));
    const matchId = /"matchId":"([^"]+)"/.exec(await ticket())?.[1] ?? "";
    expect(await ask(service, "GET", `/api/matches/${matchId}`)).toMatchObject({
      body: { match: { rated: true, timeControl: "blitz" } },
    });
    const seats = service.matches.made.get(matchId)?.seats ?? [];
    const winner = seats.findIndex((seat) => seat.kind === "human" && seat.accountId === ada.id);
    await service.foundation.journal.finish(matchId, 1, {
      ended: "finished",
      outcomes: [0, 1].map((seat) => ({ seat, outcome: seat === winner ? "win" : "loss" })),
    });
    const ratings = async (id: string) => (await ask(service, "GET", `/api/players/${id}`)).body;
    await until(async () => JSON.stringify(await ratings(ada.id)).includes("1662"));
    expect(await ratings(bea.id)).toMatchObject({
      ratings: [{ format: "constructed", timeControl: "blitz", rating: 1338, games: 1, provisional: true }],
    });
    expect(await ask(service, "GET", `/api/players/${ada.id}/ratings`)).toMatchObject({
      body: { changes: [{ matchId, before: 1500, after: 1662 }] },
    });
    expect(await ask(service, "GET", "/api/ratings?format=constructed&timeControl=blitz")).toMatchObject({
      body: { standings: [] },
    });
  });

  it("keeps to the best of three and to how late watchers are wherever a match is wished for", async () => {
    const [ada, bea] = [await becomeGuest(service), await becomeGuest(service)];
    const terms = { bestOf: 3, watchDelayMs: 60_000 };
    const wish = { format: "constructed", deck: BURN, ...terms };
    const seeking = { ...ada, body: wish };
    await ask(service, "POST", "/api/seeks", seeking);
    const { body } = await ask(service, "GET", "/api/seeks");
    expect(body).toMatchObject({ seeks: [{ accountId: ada.id, ...terms }] });
    const id = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
    const taken = await ask(service, "POST", `/api/seeks/${id}/accept`, { ...bea, body: { deck: BURN } });
    const bot = await ask(service, "POST", "/api/matches/bot", { ...ada, body: { ...wish, bot: "greedy" } });
    const invited = await ask(service, "POST", "/api/invitations", seeking);
    expect(invited.body).toMatchObject({ invitation: terms });
    for (const answer of [taken, bot]) {
      const { matchId } = z.object({ matchId: z.string() }).parse(answer.body);
      expect(service.matches.made.get(matchId)).toMatchObject(terms);
    }
    const table = { format: "freeForAll", places: 4, deck: BURN, watchDelayMs: 300_000 };
    const odd = { ...ada, body: { ...wish, watchDelayMs: 1 } };
    expect(await ask(service, "POST", "/api/queue", odd)).toMatchObject({ status: 400 });
    expect(await ask(service, "POST", "/api/tables", { ...ada, body: table })).toMatchObject({
      body: { table: { watchDelayMs: 300_000 } },
    });
  });

  it("lets guests play unrated only", async () => {
    const guest = await becomeGuest(service);
    for (const path of ["/api/queue", "/api/seeks", "/api/invitations"]) {
      const refused = await ask(service, "POST", path, { ...guest, body: RATED });
      expect(refused).toMatchObject({ status: 403, body: { error: { hint: expect.any(String) } } });
    }
    const ada = await member();
    await ask(service, "POST", "/api/seeks", { ...ada, body: RATED });
    const { body } = await ask(service, "GET", "/api/seeks");
    expect(body).toMatchObject({ seeks: [{ accountId: ada.id, rated: true, rating: 1500 }] });
    const id = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
    const accept = { ...guest, body: { deck: BURN } };
    expect(await ask(service, "POST", `/api/seeks/${id}/accept`, accept)).toMatchObject({ status: 403 });
    await ask(service, "DELETE", "/api/queue", ada);
  });

  it("delivers a challenge only to players who are online", async () => {
    const [ada, bea, cem] = await Promise.all([1, 2, 3].map(() => becomeGuest(service)));
    if (ada === undefined || bea === undefined || cem === undefined) throw new Error("three were made");
    const challenge = { format: "constructed", deck: BURN, to: bea.id };
    expect(await ask(service, "POST", "/api/invitations", { ...ada, body: challenge })).toMatchObject({
      status: 409,
    });
    const socket = await connect(service, { token: bea.token });
    const host = await connect(service, { token: ada.token });
    await until(async () => (await service.foundation.coordination.online.among([bea.id])).has(bea.id));
    const answer = await ask(service, "POST", "/api/invitations", { ...ada, body: challenge });
    const { code } = codeSchema.parse(answer.body).invitation;
    await until(async () => socket.told("challenged").length === 1);
    expect(socket.told("challenged")).toEqual([{ code, by: { id: ada.id, name: ada.name } }]);
    const join = (who: TestGuest) =>
      ask(service, "POST", `/api/invitations/${code}/join`, { ...who, body: { deck: BURN } });
    expect(await join(cem)).toMatchObject({ status: 404 });
    expect(await ask(service, "GET", "/api/challenges", bea)).toMatchObject({
      body: { challenges: [{ code, host: { name: ada.name } }] },
    });
    expect(await join(bea)).toMatchObject({ status: 201 });
    await until(async () => host.told("matched").length === 1);
    const again = await ask(service, "POST", "/api/invitations", { ...ada, body: challenge });
    await ask(service, "DELETE", `/api/invitations/${codeSchema.parse(again.body).invitation.code}`, ada);
    expect(await ask(service, "GET", "/api/notifications", bea)).toMatchObject({
      body: { notifications: [{ notice: { kind: "missed-challenge", by: { id: ada.id } }, read: false }] },
    });
    await ask(service, "PUT", `/api/blocks/${ada.id}`, bea);
    expect(await ask(service, "POST", "/api/invitations", { ...ada, body: challenge })).toMatchObject({
      status: 409,
    });
    socket.close();
    host.close();
  });

  it("gathers people and bots at a table for several, which its host begins", async () => {
    const [ada, bea] = [await becomeGuest(service), await becomeGuest(service)];
    const body = { format: "freeForAll", deck: BURN, places: 9, visibility: "public" };
    expect(await ask(service, "POST", "/api/tables", { ...ada, body })).toMatchObject({ status: 400 });
    for (const odd of [{ bestOf: 3 }, { rated: true }])
      expect(
        await ask(service, "POST", "/api/tables", { ...ada, body: { ...body, places: 4, ...odd } }),
      ).toMatchObject({
        status: 400,
        body: { error: { code: "invalid", message: expect.stringContaining("/api/queue") } },
      });
    const opened = await ask(service, "POST", "/api/tables", { ...ada, body: { ...body, places: 4 } });
    expect(opened.status).toBe(201);
    const { code } = tableSchema.parse(opened.body).table;
    expect(await ask(service, "GET", "/api/tables")).toMatchObject({ body: { tables: [{ code }] } });
    const path = `/api/tables/${code}`;
    const socket = await connect(service, { token: bea.token });
    expect(await ask(service, "PUT", `${path}/seat`, { ...bea, body: { deck: BURN } })).toMatchObject({
      status: 200,
      body: { table: { seats: [{ name: ada.name }, { name: bea.name }] } },
    });
    expect(
      await ask(service, "POST", `${path}/bots`, { ...bea, body: { bot: "greedy", deck: BURN } }),
    ).toMatchObject({
      status: 403,
    });
    expect(
      await ask(service, "POST", `${path}/bots`, { ...ada, body: { bot: "greedy", deck: BURN } }),
    ).toMatchObject({
      status: 200,
      body: { table: { seats: [{}, {}, { bot: "greedy", accountId: null }] } },
    });
    const begun = await ask(service, "POST", `${path}/start`, ada);
    expect(begun).toMatchObject({ status: 201 });
    await until(async () => socket.told("matched").length === 1);
    expect(await ask(service, "GET", path, bea)).toMatchObject({
      body: { table: { matchId: expect.any(String) } },
    });
    expect(await ask(service, "GET", path)).toMatchObject({ body: { table: { matchId: null } } });
    socket.close();
  });

  it("sets tables of a format for teams with all their places, and fills matches against a bot with as many as it takes", async () => {
    const ada = await becomeGuest(service);
    const wish = { format: "twoHeadedGiant", deck: BURN };
    const opened = (places: number) =>
      ask(service, "POST", "/api/tables", { ...ada, body: { ...wish, places, visibility: "public" } });
    expect(await opened(3)).toMatchObject({ status: 400 });
    expect(await opened(4)).toMatchObject({ status: 201, body: { table: { places: 4 } } });
    const body = { ...wish, bot: "greedy", botDeck: BURN };
    expect(await ask(service, "POST", "/api/matches/bot", { ...ada, body })).toMatchObject({ status: 201 });
    const [made] = [...service.matches.made.values()].slice(-1);
    expect(made?.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      `human ${ada.name}`,
      "bot Greedy",
      "bot Greedy 2",
      "bot Greedy 3",
    ]);
  });
});
