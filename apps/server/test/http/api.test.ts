import { describe, expect, it } from "vitest";
import { until } from "../support/processes.ts";
import {
  ask,
  becomeGuest,
  KEPT_CARD,
  KNOWN_CARD,
  startService,
  type TestService,
} from "../support/service.ts";
import { withService } from "../support/stages.ts";

const BURN = { preset: "burn" };
const FLIERS = { preset: "fliers" };
const CONSTRUCTED = { format: "constructed", deck: BURN };

describe("the API", () => {
  let service: TestService;
  let directory: string;
  withService((started, path) => {
    service = started;
    directory = path;
  });

  describe("for guests", () => {
    it("gives a name and a token, and knows them by it", async () => {
      const made = await ask(service, "POST", "/api/guests", { body: { name: "Mira" } });
      expect(made).toMatchObject({ status: 201, body: { account: { name: "Mira", displayName: "Mira" } } });
      const { token, id } = await becomeGuest(service);
      const me = await ask(service, "GET", "/api/me", { token });
      expect(me).toMatchObject({
        status: 200,
        body: { account: { id }, matches: [], ticket: { state: "none" } },
      });
      expect(JSON.stringify(me.body)).not.toContain(token);
    });

    it("changes names, and reports what is wrong with one", async () => {
      const { token } = await becomeGuest(service);
      const renamed = await ask(service, "PATCH", "/api/me", { token, body: { name: "Someone New" } });
      expect(renamed).toMatchObject({ status: 200, body: { account: { displayName: "Someone New" } } });
      const refused = await ask(service, "PATCH", "/api/me", { token, body: { name: "\u202eevil" } });
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { code: "invalid", hint: expect.any(String) } },
      });
    });

    it("lets nobody in without a token, and nobody with one that was given back", async () => {
      const { token } = await becomeGuest(service);
      expect((await ask(service, "DELETE", "/api/session", { token })).status).toBe(204);
      for (const wrong of [token, "nonsense", "", undefined]) {
        const refused = await ask(service, "GET", "/api/me", wrong === undefined ? {} : { token: wrong });
        expect(refused).toMatchObject({ status: 401, body: { error: { code: "unauthenticated" } } });
        expect(refused.headers.get("www-authenticate")).toMatch(/^Bearer/);
      }
    });
  });

  describe("for players who look for each other", () => {
    it("pairs two in the queue and shows them their match", async () => {
      const [ada, bea] = await Promise.all([becomeGuest(service), becomeGuest(service)]);
      const queued = await ask(service, "POST", "/api/queue", { ...ada, body: CONSTRUCTED });
      expect(queued).toMatchObject({ status: 202, body: { ticket: { state: "waiting" } } });
      await ask(service, "POST", "/api/queue", { ...bea, body: { format: "constructed", deck: FLIERS } });
      const state = async () => (await ask(service, "GET", "/api/queue", ada)).body;
      await until(async () => JSON.stringify(await state()).includes("matched"));
      const [mine, theirs] = [await state(), (await ask(service, "GET", "/api/queue", bea)).body];
      expect(mine).toEqual(theirs);
      const me = await ask(service, "GET", "/api/me", ada);
      expect(me.body).toMatchObject({
        matches: [{ format: "constructed", status: "playing", origin: "quick" }],
      });
      expect(JSON.stringify(me.body)).not.toMatch(/preset|setup|owner|epoch/);
    });

    it("lets one leave the queue", async () => {
      const ada = await becomeGuest(service);
      await ask(service, "POST", "/api/queue", { ...ada, body: CONSTRUCTED });
      expect(await ask(service, "DELETE", "/api/queue", ada)).toMatchObject({
        body: { ticket: { state: "none" } },
      });
    });

    it("lets one wait in several queues, leave one of them, and be paired in another", async () => {
      const [ada, bea] = await Promise.all([becomeGuest(service), becomeGuest(service)]);
      const slow = { ...CONSTRUCTED, timeControl: "slow" };
      await ask(service, "POST", "/api/queue", { ...ada, body: { ...CONSTRUCTED, timeControl: "blitz" } });
      const second = await ask(service, "POST", "/api/queue", { ...ada, body: slow });
      expect(second).toMatchObject({
        status: 202,
        body: {
          ticket: {
            ticket: { timeControl: "slow" },
            tickets: [{ timeControl: "blitz" }, { timeControl: "slow" }],
          },
        },
      });
      const blitz = /"tickets":\[\{[^\]]*?"id":"([^"]+)"/.exec(JSON.stringify(second.body))?.[1];
      const left = await ask(service, "DELETE", `/api/queue/${blitz}`, ada);
      expect(left).toMatchObject({
        body: { ticket: { state: "waiting", tickets: [{ timeControl: "slow" }] } },
      });
      await ask(service, "POST", "/api/queue", { ...ada, body: CONSTRUCTED });
      await ask(service, "POST", "/api/queue", { ...bea, body: slow });
      const state = async () => JSON.stringify((await ask(service, "GET", "/api/queue", ada)).body);
      await until(async () => (await state()).includes("matched"));
      expect(await ask(service, "GET", "/api/me", ada)).toMatchObject({
        body: { matches: [{ timeControl: "slow" }], ticket: { state: "matched" } },
      });
    });

    it("refuses a deck or format that can't be played before a player enters the queue", async () => {
      const ada = await becomeGuest(service);
      const wishes = [
        { body: { format: "constructed", deck: { list: "4 Lotus" } }, status: 422, code: "bad-deck" },
        { body: { format: "chess", deck: BURN }, status: 400, code: "invalid" },
        { body: { format: "casual", deck: BURN }, status: 400, code: "invalid" },
        { body: { format: "constructed" }, status: 400, code: "invalid" },
        { body: { ...CONSTRUCTED, rating: 3000 }, status: 400, code: "invalid" },
      ];
      for (const { body, status, code } of wishes) {
        const refused = await ask(service, "POST", "/api/queue", { ...ada, body });
        expect(refused, JSON.stringify(body)).toMatchObject({ status, body: { error: { code } } });
      }
      expect(await ask(service, "GET", "/api/queue", ada)).toMatchObject({
        body: { ticket: { state: "none" } },
      });
    });

    it("lists seeks without their decks, and makes a match of an accepted one", async () => {
      const [ada, bea] = await Promise.all([becomeGuest(service), becomeGuest(service)]);
      const made = await ask(service, "POST", "/api/seeks", {
        ...ada,
        body: { format: "casual", deck: BURN },
      });
      expect(made).toMatchObject({ status: 202, body: { ticket: { ticket: { kind: "seek" } } } });
      const listed = await ask(service, "GET", "/api/seeks");
      expect(listed.body).toMatchObject({ seeks: [{ accountId: ada.id, format: "casual" }] });
      expect(JSON.stringify(listed.body)).not.toContain("burn");
      const id = /"id":"([^"]+)"/.exec(JSON.stringify(listed.body))?.[1];
      const accept = (guest: typeof ada) =>
        ask(service, "POST", `/api/seeks/${id}/accept`, { ...guest, body: { deck: FLIERS } });
      expect(await accept(ada)).toMatchObject({ status: 409 });
      expect(await accept(bea)).toMatchObject({ status: 201, body: { matchId: expect.any(String) } });
      expect(await accept(bea)).toMatchObject({ status: 410, body: { error: { code: "gone" } } });
    });

    it("brings two together by a private link, and shows strangers nothing of their match", async () => {
      const [ada, bea, cem] = await Promise.all([1, 2, 3].map(() => becomeGuest(service)));
      if (ada === undefined || bea === undefined || cem === undefined) throw new Error("three were made");
      const made = await ask(service, "POST", "/api/invitations", { ...ada, body: CONSTRUCTED });
      const code = /"code":"([\w-]{22})"/.exec(JSON.stringify(made.body))?.[1];
      const path = `/api/invitations/${code}`;
      expect(await ask(service, "GET", path)).toMatchObject({
        body: { invitation: { status: "open", host: { name: ada.name }, matchId: null } },
      });
      const join = (guest: typeof ada) =>
        ask(service, "POST", `${path}/join`, { ...guest, body: { deck: FLIERS } });
      expect(await join(ada)).toMatchObject({ status: 409 });
      const joined = await join(bea);
      expect(joined).toMatchObject({ status: 201 });
      expect(await join(cem)).toMatchObject({ status: 410 });
      expect(await ask(service, "GET", path, ada)).toMatchObject({
        body: { invitation: { ...Object(joined.body), guest: { name: bea.name } } },
      });
      expect(await ask(service, "GET", path, cem)).toMatchObject({
        body: { invitation: { status: "taken", guest: null, matchId: null } },
      });
      const match = `/api/matches/${/"matchId":"([^"]+)"/.exec(JSON.stringify(joined.body))?.[1]}`;
      expect((await ask(service, "GET", match, bea)).status).toBe(200);
      const unknown = await ask(service, "GET", "/api/matches/no-such-match", cem);
      for (const stranger of [cem, {}]) {
        expect((await ask(service, "GET", match, stranger)).body).toEqual(unknown.body);
        expect((await ask(service, "POST", `${match}/watch`, stranger)).body).toEqual(unknown.body);
      }
      expect((await ask(service, "GET", "/api/invitations/nonsense")).status).toBe(404);
      const withdrawn = await ask(service, "POST", "/api/invitations", { ...ada, body: CONSTRUCTED });
      const other = /"code":"([\w-]{22})"/.exec(JSON.stringify(withdrawn.body))?.[1];
      expect((await ask(service, "DELETE", `/api/invitations/${other}`, bea)).status).toBe(404);
      expect((await ask(service, "DELETE", `/api/invitations/${other}`, ada)).status).toBe(204);
      expect(service.logs()).not.toContain(code);
    });
  });

  describe("for matches", () => {
    it("makes one against a bot, seats its player and lets others watch", async () => {
      const [ada, bea] = await Promise.all([becomeGuest(service), becomeGuest(service)]);
      const body = { ...CONSTRUCTED, bot: "greedy" };
      const made = await ask(service, "POST", "/api/matches/bot", { ...ada, body });
      expect(made.status).toBe(201);
      const matchId = /"matchId":"([^"]+)"/.exec(JSON.stringify(made.body))?.[1] ?? "";
      expect(service.matches.made.get(matchId)?.seats).toEqual([
        { kind: "human", accountId: ada.id, name: ada.name, deck: BURN },
        { kind: "bot", bot: "greedy", name: "Greedy", deck: FLIERS },
      ]);
      const path = `/api/matches/${matchId}`;
      const seat = await ask(service, "POST", `${path}/seat`, ada);
      expect(seat).toMatchObject({ status: 200, body: { seat: 0, reservation: expect.anything() } });
      expect((await ask(service, "POST", `${path}/seat`, bea)).status).toBe(403);
      expect((await ask(service, "POST", `${path}/seat`)).status).toBe(401);
      expect((await ask(service, "POST", `${path}/watch`)).status).toBe(200);
      expect((await ask(service, "POST", `${path}/rematch`, ada)).status).toBe(409);
      await service.foundation.journal.finish(matchId, 1, {
        ended: "finished",
        outcomes: [
          { seat: 0, outcome: "win" },
          { seat: 1, outcome: "loss" },
        ],
      });
      expect(await ask(service, "GET", path)).toMatchObject({
        body: {
          match: { status: "finished", seats: [{ outcome: "win" }, { outcome: "loss", bot: "greedy" }] },
        },
      });
      expect((await ask(service, "POST", `${path}/rematch`, bea)).status).toBe(403);
      expect(await ask(service, "POST", `${path}/rematch`, ada)).toMatchObject({ body: { state: "made" } });
    });

    it("refuses a bot or deck that is not there", async () => {
      const ada = await becomeGuest(service);
      for (const wrong of [{ bot: "deep-thought" }, { bot: "greedy", botDeck: { preset: "none" } }]) {
        const refused = await ask(service, "POST", "/api/matches/bot", {
          ...ada,
          body: { ...CONSTRUCTED, ...wrong },
        });
        expect([400, 422]).toContain(refused.status);
      }
    });

    it("lists what is played, who is online and what can be chosen", async () => {
      expect((await ask(service, "GET", "/api/matches?limit=5")).body).toMatchObject({
        listings: [],
        total: 0,
      });
      expect((await ask(service, "GET", "/api/matches?limit=5000")).status).toBe(400);
      expect((await ask(service, "GET", "/api/online")).body).toMatchObject({ count: 0 });
      const catalogue = await ask(service, "GET", "/api/catalogue");
      expect(catalogue.body).toMatchObject({
        bots: [{ id: "greedy" }],
        decks: [{ id: "burn" }, { id: "fliers" }],
      });
    });
  });

  describe("against everyone else", () => {
    it("answers what it can't read with the same kind of error", async () => {
      const { token } = await becomeGuest(service);
      const cases = [
        { body: "{", status: 400, code: "invalid" },
        { body: '"text"', status: 400, code: "invalid" },
        { body: { name: "x".repeat(40_000) }, status: 413, code: "too-large" },
        { body: { name: ["Mira"] }, status: 400, code: "invalid" },
        { body: { name: "Mira", admin: true }, status: 400, code: "invalid" },
      ];
      for (const { body, status, code } of cases) {
        const refused = await ask(service, "PATCH", "/api/me", { token, body });
        expect(refused).toMatchObject({ status, body: { error: { code, message: expect.any(String) } } });
      }
      const nowhere = await ask(service, "GET", "/api/nowhere");
      expect(nowhere).toMatchObject({ status: 404, body: { error: { code: "not-found" } } });
      expect((await ask(service, "GET", "/api/%E0%A4%A")).status).toBe(400);
    });

    it("lets pages of other origins do nothing, and listed ones read without credentials", async () => {
      const listed = await startService({
        DATA_DIR: `${directory}/listed`,
        ALLOWED_ORIGINS: "https://friend.example",
      });
      const from = (origin: string, method = "GET") =>
        ask(listed, method, "/api/catalogue", { headers: { origin } });
      const foreign = await from("https://evil.example");
      expect(foreign.status).toBe(403);
      expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
      expect((await from("null")).status).toBe(403);
      expect((await from(listed.url)).status).toBe(200);
      const friend = await from("https://friend.example");
      expect(friend.headers.get("access-control-allow-origin")).toBe("https://friend.example");
      expect(friend.headers.get("access-control-allow-credentials")).toBeNull();
      const preflight = await from("https://friend.example", "OPTIONS");
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
      expect(
        (await from("https://evil.example", "OPTIONS")).headers.get("access-control-allow-origin"),
      ).toBeNull();
      await listed.close();
    });

    it("sends strict headers with cards too, which may be kept for ever, and not to other origins", async () => {
      for (const hash of [KNOWN_CARD, KEPT_CARD]) {
        const path = `/api/definitions/${hash}`;
        const { status, headers } = await ask(service, "GET", path);
        expect(status).toBe(200);
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("content-security-policy")).toContain("default-src 'none'");
        expect(headers.get("cache-control")).toContain("immutable");
        const foreign = await ask(service, "GET", path, { headers: { origin: "https://evil.example" } });
        expect(foreign.status).toBe(403);
      }
      expect((await ask(service, "GET", "/api/definitions/none")).status).toBe(404);
    });

    it("sends strict headers with everything", async () => {
      for (const path of ["/api/catalogue", "/api/nowhere", "/healthz"]) {
        const { headers } = await ask(service, "GET", path);
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("x-frame-options")).toBe("DENY");
        expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("x-powered-by")).toBeNull();
      }
    });

    it("limits the rate, and says when to retry", async () => {
      const strict = await startService({ DATA_DIR: `${directory}/strict`, RATE_LIMIT_SCALE: "0.1" });
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(() => ask(strict, "POST", "/api/guests", { body: {} })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 429, 429]);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body).toMatchObject({ error: { code: "rate-limited", hint: expect.any(String) } });
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
      await strict.close();
    });

    it("delays its refusals to a client that keeps asking, over however many connections", async () => {
      const strict = await startService({ DATA_DIR: `${directory}/on-and-on`, RATE_LIMIT_SCALE: "0.01" });
      const until = performance.now() + 1_000;
      let refused = 0;
      const asking = Array.from({ length: 40 }, async () => {
        while (performance.now() < until) {
          if ((await ask(strict, "GET", "/api/catalogue")).status === 429) refused++;
        }
      });
      await Promise.all(asking);
      expect(refused).toBeGreaterThan(0);
      // Sixteen at a time: five times a second the first, half as often the next, a third as often the last.
      expect(refused).toBeLessThan(200);
      await strict.close();
    });

    it("never writes a token or a code into the log", async () => {
      const { token } = await becomeGuest(service);
      await ask(service, "GET", "/api/me", { token });
      await ask(service, "GET", "/api/invitations/abcdefghijklmnopqrstuv", { token });
      expect(service.logs()).toContain("/invitations/:code");
      expect(service.logs()).not.toContain(token);
      expect(service.logs()).not.toContain("abcdefghijklmnopqrstuv");
    });
  });

  describe("for operators", () => {
    it("is healthy, and ready until it drains or loses its database", async () => {
      const draining = await startService({ DATA_DIR: `${directory}/draining` });
      expect((await ask(draining, "GET", "/healthz")).body).toEqual({ status: "ok" });
      expect(await ask(draining, "GET", "/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
      await draining.service.drain();
      expect(await ask(draining, "GET", "/readyz")).toMatchObject({
        status: 503,
        body: { checks: { database: true, coordination: true, accepting: false } },
      });
      await draining.foundation.database.close();
      await expect
        .poll(async () => (await ask(draining, "GET", "/readyz")).body, { timeout: 10_000 })
        .toMatchObject({ checks: { database: false } });
      expect((await ask(draining, "GET", "/healthz")).status).toBe(200);
      const lost = await ask(draining, "POST", "/api/guests", { body: {} });
      expect(lost).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } });
      await draining.close();
    });

    it("shows its figures to this machine, but not through a proxy", async () => {
      const shown = await ask(service, "GET", "/metrics");
      expect(shown.body).toContain("spellroom_http_seconds_bucket");
      const proxied = await ask(service, "GET", "/metrics", {
        headers: { "x-forwarded-for": "203.0.113.9" },
      });
      expect(proxied.status).toBe(404);
    });

    it("requires the token for its figures, if one is set", async () => {
      const METRICS_TOKEN = "a token of sixteen characters or more";
      const guarded = await startService({ DATA_DIR: `${directory}/guarded`, METRICS_TOKEN });
      expect((await ask(guarded, "GET", "/metrics")).status).toBe(404);
      expect((await ask(guarded, "GET", "/metrics", { token: METRICS_TOKEN })).status).toBe(200);
      await guarded.close();
    });
  });
});
