import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { temporaryDirectory } from "../support/databases.ts";
import { until } from "../support/processes.ts";
import { ask, becomeGuest, connect, startService, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const PASSWORD = "nine lives of the cat";
const openedSchema = z.object({ token: z.string() });
const FIREFOX = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

describe("accounts over the API", () => {
  let service: TestService;
  withService((started) => {
    service = started;
  });

  async function claim(email: string) {
    const guest = await becomeGuest(service);
    const answer = await ask(service, "POST", "/api/me/claim", {
      ...guest,
      body: { email, password: PASSWORD },
    });
    expect(answer).toMatchObject({ status: 200, body: { account: { kind: "member", email } } });
    return guest;
  }

  async function signIn(email: string, password = PASSWORD) {
    return ask(service, "POST", "/api/session", { body: { email, password }, headers: FIREFOX });
  }

  it("are claimed once, and opened on another device, which the list of sessions names", async () => {
    const guest = await claim("ada@example.org");
    const again = { ...guest, body: { email: "ada2@example.org", password: PASSWORD } };
    expect(await ask(service, "POST", "/api/me/claim", again)).toMatchObject({ status: 409 });
    const signedIn = await signIn("ada@example.org");
    expect(signedIn).toMatchObject({ status: 201, body: { account: { id: guest.id } } });
    const { token } = openedSchema.parse(signedIn.body);
    const listed = await ask(service, "GET", "/api/sessions", { token });
    expect(listed.body).toMatchObject({
      sessions: expect.arrayContaining([
        expect.objectContaining({ label: "Firefox, Linux", current: true, scopes: null }),
        expect.objectContaining({ current: false }),
      ]),
    });
    expect(JSON.stringify(listed.body)).not.toContain("spellroom_");
  });

  it("close the connections of a session that another device ends", async () => {
    const guest = await claim("bea@example.org");
    const { token } = openedSchema.parse((await signIn("bea@example.org")).body);
    const socket = await connect(service, { token: guest.token });
    expect(await ask(service, "DELETE", "/api/sessions", { token })).toMatchObject({ body: { ended: 1 } });
    await until(async () => !socket.socket.connected);
    expect(socket.told("signed-out")).toHaveLength(1);
    expect(await ask(service, "GET", "/api/me", guest)).toMatchObject({ status: 401 });
  });

  it("say no word about which of address and password is wrong", async () => {
    await claim("cem@example.org");
    const [wrong, unknown] = [await signIn("cem@example.org", "x"), await signIn("nobody@example.org")];
    expect(wrong).toMatchObject({ status: 403 });
    expect(unknown.body).toEqual(wrong.body);
    expect(service.logs()).not.toContain(PASSWORD);
  });

  it("give tokens to programs, which may not do what their owner kept for themselves", async () => {
    const guest = await claim("dan@example.org");
    const made = await ask(service, "POST", "/api/tokens", {
      ...guest,
      body: { label: "my bot", scopes: ["read"] },
    });
    expect(made.status).toBe(201);
    const { token } = openedSchema.parse(made.body);
    expect(await ask(service, "GET", "/api/me", { token })).toMatchObject({ status: 200 });
    const wish = { format: "constructed", deck: { preset: "burn" } };
    const refused = [
      await ask(service, "POST", "/api/queue", { token, body: wish }),
      await ask(service, "PATCH", "/api/me", { token, body: { name: "Mine now" } }),
      await ask(service, "GET", "/api/sessions", { token }),
      await ask(service, "POST", "/api/tokens", { token, body: { label: "more", scopes: ["play"] } }),
      await ask(service, "DELETE", "/api/me", { token, body: { password: PASSWORD } }),
      await ask(service, "PUT", "/api/me/password", {
        token,
        body: { current: PASSWORD, next: "another very long one" },
      }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 403 });
    const socket = await connect(service, { token });
    expect(await socket.send("table:say", { matchId: "any", text: "hello" })).toMatchObject({
      ok: false,
      error: { code: "forbidden" },
    });
    socket.close();
  });

  it("show nothing of their own to a program that may not see it", async () => {
    const [ada, bea] = await Promise.all([becomeGuest(service), becomeGuest(service)]);
    const deck = { preset: "burn" };
    const made = await ask(service, "POST", "/api/invitations", {
      ...ada,
      body: { format: "constructed", deck },
    });
    const code = /"code":"([\w-]{22})"/.exec(JSON.stringify(made.body))?.[1];
    const { body } = await ask(service, "POST", `/api/invitations/${code}/join`, { ...bea, body: { deck } });
    const { matchId } = z.object({ matchId: z.string() }).parse(body);
    const asked = { ...bea, body: { label: "loud", scopes: ["talk"] } };
    const { token } = openedSchema.parse((await ask(service, "POST", "/api/tokens", asked)).body);
    const finished = { status: "finished", finished_at: Date.now() } as const;
    for (const path of [`/api/matches/${matchId}`, `/api/replays/${matchId}`]) {
      if (path.includes("replays"))
        await service.foundation.database.query
          .updateTable("matches")
          .set(finished)
          .where("id", "=", matchId)
          .execute();
      expect(await ask(service, "GET", path, bea)).toMatchObject({ status: 200 });
      expect(await ask(service, "GET", path, { token })).toMatchObject({ status: 404 });
    }
    const profile = (asker: object) => ask(service, "GET", `/api/players/${bea.id}`, asker);
    expect(await profile(bea)).toMatchObject({ body: { matches: [{ matchId }] } });
    expect(await profile({ token })).toMatchObject({ body: { matches: [] } });

    const [loud, own] = [await connect(service, { token }), await connect(service, { token: bea.token })];
    await until(async () => own.told("welcome").length > 0 && loud.told("welcome").length > 0);
    await ask(service, "POST", `/api/messages/${bea.id}`, { ...ada, body: { text: "for Bea alone" } });
    const challenge = { format: "constructed", deck, to: bea.id };
    expect(await ask(service, "POST", "/api/invitations", { ...ada, body: challenge })).toMatchObject({
      status: 201,
    });
    await until(async () => own.told("direct-message").length > 0 && own.told("challenged").length > 0);
    expect(loud.told("direct-message")).toEqual([]);
    expect(loud.told("challenged")).toEqual([]);
    for (const socket of [loud, own]) socket.close();
  });

  it("end for good with their password only", async () => {
    const guest = await claim("eli@example.org");
    expect(await ask(service, "DELETE", "/api/me", { ...guest, body: {} })).toMatchObject({ status: 403 });
    const stranger = await becomeGuest(service);
    const theirs = `/api/players/${guest.id}`;
    expect(await ask(service, "DELETE", theirs, { ...stranger, body: {} })).toMatchObject({ status: 403 });
    const right = { ...guest, body: { password: PASSWORD } };
    expect(await ask(service, "DELETE", "/api/me", right)).toMatchObject({ status: 204 });
    expect(await ask(service, "GET", theirs)).toMatchObject({ status: 404 });
    expect(await ask(service, "GET", "/api/me", guest)).toMatchObject({ status: 401 });
  });

  it("leave no name and no open invitation or table behind", async () => {
    const [ada, bea] = await Promise.all([becomeGuest(service, "Adalberta"), becomeGuest(service)]);
    const wish = { format: "constructed", deck: { preset: "burn" } };
    const codeOf = async (path: string, more: object) => {
      const made = await ask(service, "POST", path, { ...ada, body: { ...wish, ...more } });
      return /"code":"([\w-]{22})"/.exec(JSON.stringify(made.body))?.[1] ?? "";
    };
    const [taken, open] = [await codeOf("/api/invitations", {}), await codeOf("/api/invitations", {})];
    const table = await codeOf("/api/tables", { places: 2, visibility: "public" });
    const join = (code: string) =>
      ask(service, "POST", `/api/invitations/${code}/join`, { ...bea, body: { deck: wish.deck } });
    const { matchId } = z.object({ matchId: z.string() }).parse((await join(taken)).body);
    const socket = await connect(service, { token: ada.token });
    await socket.send("table:enter", { matchId });
    await socket.send("table:say", { matchId, text: "goodbye" });
    expect(await ask(service, "DELETE", "/api/me", { ...ada, body: {} })).toMatchObject({ status: 204 });
    socket.close();

    expect(await join(open)).toMatchObject({ status: 410 });
    expect(JSON.stringify((await ask(service, "GET", "/api/tables")).body)).not.toContain(table);
    const seen = await connect(service, { token: bea.token });
    const told = [
      await seen.send("table:enter", { matchId }),
      ...(await Promise.all(
        [`/api/matches/${matchId}`, `/api/tables/${table}`, `/api/invitations/${open}`].map((path) =>
          ask(service, "GET", path, bea),
        ),
      )),
    ];
    seen.close();
    expect(JSON.stringify(told)).toContain("goodbye");
    expect(JSON.stringify(told)).not.toContain("Adalberta");
  });

  it("have a profile that shows public matches to everyone and private ones to their players", async () => {
    const [ada, bea] = await Promise.all([becomeGuest(service), becomeGuest(service)]);
    const body = { format: "constructed", deck: { preset: "burn" } };
    const made = await ask(service, "POST", "/api/invitations", { ...ada, body });
    const code = /"code":"([\w-]{22})"/.exec(JSON.stringify(made.body))?.[1];
    await ask(service, "POST", `/api/invitations/${code}/join`, { ...bea, body: { deck: body.deck } });
    const profile = (asker: object) => ask(service, "GET", `/api/players/${ada.id}`, asker);
    expect(await profile(bea)).toMatchObject({
      body: { player: { id: ada.id }, matches: [{ visibility: "private" }], blocked: false },
    });
    expect(await profile({})).toMatchObject({ status: 200, body: { matches: [] } });
    await ask(service, "PUT", `/api/blocks/${ada.id}`, bea);
    expect(await profile(bea)).toMatchObject({ body: { blocked: true } });
    expect(await ask(service, "GET", "/api/blocks", bea)).toMatchObject({
      body: { blocked: [{ id: ada.id }] },
    });
    expect(await ask(service, "DELETE", `/api/blocks/${ada.id}`, bea)).toMatchObject({ status: 204 });
  });

  it("are found by name, and listed while they are online", async () => {
    const guest = await becomeGuest(service, "Quintessa");
    expect(await ask(service, "GET", "/api/players?name=quint")).toMatchObject({
      body: { players: [{ id: guest.id, name: "Quintessa", online: false }] },
    });
    const socket = await connect(service, { token: guest.token });
    await until(async () =>
      JSON.stringify((await ask(service, "GET", "/api/players")).body).includes(guest.id),
    );
    socket.close();
  });
});

describe("limits on passwords", () => {
  const directory = temporaryDirectory();
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      DATA_DIR: directory.path,
      RATE_LIMIT_SCALE: "1",
      TRUSTED_PROXIES: "1",
    });
  });
  afterAll(async () => {
    await service.close();
    directory.remove();
  });

  async function signIn(email: string, password: string, address: string): Promise<number> {
    const headers = { "x-forwarded-for": address };
    return (await ask(service, "POST", "/api/session", { body: { email, password }, headers })).status;
  }

  async function member(email: string, password: string): Promise<{ readonly token: string }> {
    const { token } = await becomeGuest(service);
    const answer = await ask(service, "POST", "/api/me/claim", { token, body: { email, password } });
    expect(answer.status).toBe(200);
    return { token };
  }

  it("lock nobody out of an account whose password is being guessed from elsewhere", async () => {
    const [email, password] = ["owner@example.org", "nine lives of the cat"];
    await member(email, password);
    const guesses: number[] = [];
    for (let count = 0; count < 12; count++) guesses.push(await signIn(email, `guess ${count}`, "10.0.0.66"));
    expect(guesses.slice(10)).toEqual([429, 429]);
    expect(await signIn(email, password, "10.0.0.66")).toBe(429);
    expect(await signIn(email, password, "10.0.0.1")).toBe(201);
  });

  it("hold for all that a signed-in device may try one for, together", async () => {
    const owner = await member("leaving@example.org", "nine lives of the owl");
    const headers = { "x-forwarded-for": "10.0.3.1" };
    const guess = (method: string, path: string) =>
      ask(service, method, path, { ...owner, headers, body: { password: "a guess" } });
    for (let count = 0; count < 10; count++)
      expect(await guess("DELETE", "/api/me"), `${count}`).toMatchObject({ status: 403 });
    expect(await guess("DELETE", "/api/me")).toMatchObject({ status: 429 });
    expect(await guess("PUT", "/api/me/recovery-codes")).toMatchObject({ status: 429 });
  });

  it("start over after signing in", async () => {
    const [email, password] = ["forgetful@example.org", "nine lives of the dog"];
    await member(email, password);
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 9; count++)
        expect(await signIn(email, `guess ${count}`, `10.0.2.${round}`)).toBe(403);
      expect(await signIn(email, password, `10.0.2.${round}`)).toBe(201);
      expect(await signIn(email, "another guess", `10.0.2.${round}`)).toBe(403);
    }
  });

  it("refuse too many attempts, with the time to wait", async () => {
    const tries: { readonly status: number; readonly headers: Headers }[] = [];
    for (let count = 0; count < 11; count++) {
      const body = { email: "somebody@example.org", password: `guess number ${count}` };
      tries.push(await ask(service, "POST", "/api/session", { body }));
    }
    expect(tries.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(403));
    expect(tries[10]?.status).toBe(429);
    expect(Number(tries[10]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
