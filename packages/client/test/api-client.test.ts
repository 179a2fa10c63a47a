import { ApiFailure, createApiClient, enterMatch } from "@spellroom/client";
import { describe, expect, it } from "vitest";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function clientThatGets(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent: Sent[] = [];
  const api = createApiClient({
    endpoint: "https://play.example",
    token: () => "secret",
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
      return new Response(text, { status, headers });
    },
  });
  return { api, sent };
}

const account = {
  id: "a1",
  kind: "guest",
  name: "Ada",
  discriminator: 2,
  displayName: "Ada #2",
  createdAt: 1,
  bot: false,
};
const reservation = { name: "match", sessionId: "s", roomId: "r", extra: "not ours" };

async function failureOf(work: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await work.then(() => "nothing was thrown").catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiFailure)) throw new Error(`expected an ApiFailure, got ${String(error)}`);
  return error;
}

describe("the HTTP client", () => {
  it("sends the account's token and reads who one is", async () => {
    const { api, sent } = clientThatGets(200, {
      account: { ...account, email: null, emailConfirmed: false },
      sendsMail: false,
      expiresAt: 2,
      matches: [],
      ticket: { state: "none" },
      moderator: false,
    });
    const me = await api.accounts.me();
    expect(me.account.displayName).toBe("Ada #2");
    expect(sent[0]?.url).toBe("https://play.example/api/me");
    expect(new Headers(sent[0]?.init.headers).get("authorization")).toBe("Bearer secret");
  });

  it("escapes what it puts into paths", async () => {
    const { api, sent } = clientThatGets(404, { error: { code: "not-found", message: "none" } });
    await failureOf(api.meetings.invitation({ code: "a/../b?c" }));
    expect(sent[0]?.url).toBe("https://play.example/api/invitations/a%2F..%2Fb%3Fc");
  });

  it("takes an empty answer where nothing is to be said", async () => {
    const { api } = clientThatGets(204, undefined);
    await expect(api.meetings.cancelInvitation({ code: "code" })).resolves.toBeUndefined();
  });

  it("reports a refusal with its code, hint and retry time", async () => {
    const body = { error: { code: "rate-limited", message: "Too many requests", hint: "Slow down." } };
    const { api } = clientThatGets(429, body, { "Retry-After": "3" });
    const failure = await failureOf(api.meetings.enqueue({ format: "full", deck: { preset: "ember-rush" } }));
    expect(failure).toMatchObject({ code: "rate-limited", hint: "Slow down.", retryAfterMs: 3_000 });
  });

  it("calls an answer that it can't read unexpected", async () => {
    const { api } = clientThatGets(200, { account: { id: 1 } });
    expect((await failureOf(api.accounts.me())).code).toBe("unexpected");
  });

  it("calls a page of a proxy in front of a dead server unavailable", async () => {
    const { api } = clientThatGets(502, "<html>Bad gateway</html>");
    expect((await failureOf(api.catalogue.all())).code).toBe("unavailable");
  });

  it("calls a server that can't be reached offline", async () => {
    const api = createApiClient({
      endpoint: "",
      fetch: async () => {
        throw new TypeError("failed to fetch");
      },
    });
    expect((await failureOf(api.matches.list())).code).toBe("offline");
  });
});

describe("entering a match", () => {
  it("hands on the reservation as the connection wants it", async () => {
    const { api } = clientThatGets(200, { seat: 1, reservation, cards: [] });
    expect(await enterMatch(api, "m1", "seat")).toEqual({
      ok: true,
      reservation: { name: "match", sessionId: "s", roomId: "r" },
    });
  });

  it.each([
    [503, "unavailable", "unavailable"],
    [429, "rate-limited", "tooFast"],
  ])("asks again after %i %s", async (status, code, wire) => {
    const { api } = clientThatGets(status, { error: { code, message: "later" } }, { "Retry-After": "2" });
    expect(await enterMatch(api, "m1", "seat")).toEqual({
      ok: false,
      error: { code: wire, message: "later" },
      retryAfterMs: 2_000,
    });
  });

  it.each([
    [403, "forbidden", "notASeat"],
    [404, "not-found", "unavailable"],
    [410, "gone", "gameOver"],
  ])("gives up after %i %s", async (status, code, wire) => {
    const { api } = clientThatGets(status, { error: { code, message: "never" } });
    expect(await enterMatch(api, "m1", "seat")).toEqual({
      ok: false,
      error: { code: wire, message: "never" },
      retryAfterMs: null,
    });
  });
});
