import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { PAUSE_MS } from "../../src/limits/backpressure.ts";
import { TokenBucket } from "../../src/limits/token-bucket.ts";
import { cleanText } from "../../src/site/talk.ts";
import { listing } from "../support/people.ts";
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

const BURN = { preset: "burn" };

describe("the site channel", () => {
  const sockets: TestSocket[] = [];
  let service: TestService;
  withService((started) => {
    service = started;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });

  async function enter(guest: TestGuest): Promise<TestSocket> {
    const socket = await connect(service, { token: guest.token });
    sockets.push(socket);
    return socket;
  }

  async function newcomer(): Promise<{ readonly guest: TestGuest; readonly socket: TestSocket }> {
    const guest = await becomeGuest(service);
    return { guest, socket: await enter(guest) };
  }

  /** A match of these two. */
  async function match(visibility: "public" | "private", ...guests: readonly TestGuest[]): Promise<string> {
    const matchId = crypto.randomUUID();
    await service.matches.create({
      matchId,
      format: "constructed",
      seats: guests.map(({ id, name }) => ({ kind: "human", accountId: id, name, deck: BURN })),
      visibility,
      origin: "quick",
    });
    return matchId;
  }

  describe("at the door", () => {
    it("lets in who has a token, and nobody else", async () => {
      const { guest, socket } = await newcomer();
      await until(() => socket.told("welcome").length === 1);
      const account = { id: guest.id, name: guest.name };
      expect(socket.told("welcome")).toEqual([{ account, ticket: { state: "none" } }]);
      for (const auth of [{}, { token: "nonsense" }, { token: 7 }, { token: { $ne: null } }]) {
        await expect(connect(service, auth)).rejects.toThrow("unauthenticated");
      }
    });

    it("is closed to polling and to pages of other origins", async () => {
      const { token } = await becomeGuest(service);
      await expect(connect(service, { token }, { transports: ["polling"] })).rejects.toThrow();
      const foreign = { extraHeaders: { origin: "https://evil.example" } };
      await expect(connect(service, { token }, foreign)).rejects.toThrow();
      const own = await connect(service, { token }, { extraHeaders: { origin: service.url } });
      sockets.push(own);
    });

    it("closes behind a session that was ended, and behind no other", async () => {
      const [leaver, stayer] = [await newcomer(), await newcomer()];
      const gone = new Promise((resolve) => leaver.socket.socket.on("disconnect", resolve));
      await ask(service, "DELETE", "/api/session", leaver.guest);
      expect(await gone).toBe("io server disconnect");
      expect(stayer.socket.socket.connected).toBe(true);
      await expect(connect(service, { token: leaver.guest.token })).rejects.toThrow("unauthenticated");
    });
  });

  describe("in the lobby", () => {
    it("shows the lists, and then their changes", async () => {
      await service.foundation.coordination.lobby.put(listing("first"));
      const { guest, socket } = await newcomer();
      await until(() => socket.told("welcome").length === 1);
      const entered = await socket.send("lobby:enter", {});
      expect(entered).toMatchObject({
        ok: true,
        value: { matches: { listings: [{ matchId: "first" }] }, seeks: { seeks: [] } },
      });
      expect(JSON.stringify(entered)).toContain(guest.id);
      await service.foundation.coordination.lobby.put(listing("second", { turn: 1 }));
      await service.foundation.coordination.lobby.put(listing("second", { turn: 2 }));
      await service.foundation.coordination.lobby.remove("first");
      await until(() => JSON.stringify(socket.told("lobby:matches")).includes("removed"));
      const changes = socket.told("lobby:matches");
      expect(JSON.stringify(changes)).toContain('"turn":2');
      const other = await newcomer();
      await ask(service, "POST", "/api/seeks", { ...other.guest, body: { format: "casual", deck: BURN } });
      await until(() => JSON.stringify(socket.told("lobby:seeks")).includes(other.guest.id));
      await until(() => JSON.stringify(socket.told("lobby:online")).includes(other.guest.id));
      expect(other.socket.told("lobby:seeks")).toEqual([]);
      await ask(service, "DELETE", "/api/queue", other.guest);
      await service.foundation.coordination.lobby.remove("second");
    });

    it("announces public tables as people sit down and as they start, but no private ones", async () => {
      const [host, looker] = [await newcomer(), await newcomer()];
      const wish = { format: "casual", deck: BURN, places: 2 };
      const set = async (visibility: string) => {
        const { body } = await ask(service, "POST", "/api/tables", {
          ...host.guest,
          body: { ...wish, visibility },
        });
        return z.object({ table: z.object({ code: z.string() }) }).parse(body).table.code;
      };
      const first = await set("public");
      const entered = await looker.socket.send("lobby:enter", {});
      expect(entered).toMatchObject({ value: { tables: { tables: [{ code: first }] } } });
      const [second, hidden] = [await set("public"), await set("private")];
      const told = () => JSON.stringify(looker.socket.told("lobby:tables"));
      await until(() => told().includes(second));
      const seat = { ...looker.guest, body: { deck: BURN } };
      await ask(service, "PUT", `/api/tables/${second}/seat`, seat);
      await until(() => told().includes(looker.guest.id));
      await ask(service, "PUT", `/api/tables/${hidden}/seat`, seat);
      await ask(service, "POST", `/api/tables/${second}/start`, host.guest);
      await ask(service, "DELETE", `/api/tables/${hidden}/seat`, host.guest);
      await ask(service, "DELETE", `/api/tables/${first}/seat`, host.guest);
      for (const code of [first, second]) await until(() => told().includes(`"removed","id":"${code}"`));
      expect(told()).not.toContain(hidden);
      const again = await looker.socket.send("lobby:enter", {});
      expect(again).toMatchObject({ value: { tables: { tables: [] } } });
    });

    it("announces that an expired table is closed", async () => {
      const [host, looker] = [await newcomer(), await newcomer()];
      const body = { format: "casual", deck: BURN, places: 2, visibility: "public" };
      const answer = await ask(service, "POST", "/api/tables", { ...host.guest, body });
      const { code } = z.object({ table: z.object({ code: z.string() }) }).parse(answer.body).table;
      await looker.socket.send("lobby:enter", {});
      await service.foundation.database.query
        .updateTable("gatherings")
        .set({ expires_at: Date.now() })
        .where("code", "=", code)
        .execute();
      const told = () => JSON.stringify(looker.socket.told("lobby:tables"));
      await until(() => told().includes(`"removed","id":"${code}"`));
      const again = await looker.socket.send("lobby:enter", {});
      expect(JSON.stringify(again)).not.toContain(code);
    });

    it("notifies both players of their match, in all their tabs", async () => {
      const [ada, bea] = [await newcomer(), await newcomer()];
      const secondTab = await enter(ada.guest);
      for (const { guest } of [ada, bea]) {
        await ask(service, "POST", "/api/queue", { ...guest, body: { format: "constructed", deck: BURN } });
      }
      const everybody = [ada.socket, bea.socket, secondTab];
      await until(() => everybody.every((socket) => socket.told("matched").length === 1));
      const told = everybody.map((socket) => JSON.stringify(socket.told("matched")));
      expect(new Set(told).size).toBe(1);
      const late = await enter(bea.guest);
      await until(() => late.told("welcome").length === 1);
      expect(late.told("welcome")).toMatchObject([{ ticket: { state: "matched" } }]);
    });

    it("tells all tabs of a player, and no one else, what the player waits for now", async () => {
      const [ada, bea] = [await newcomer(), await newcomer()];
      const body = { format: "constructed", deck: BURN, timeControl: "slow" };
      await ask(service, "POST", "/api/queue", { ...ada.guest, body });
      await ask(service, "POST", "/api/queue", { ...ada.guest, body: { ...body, bestOf: 3 } });
      await until(() => ada.socket.told("ticket").length === 2);
      expect(ada.socket.told("ticket")[1]).toMatchObject({ tickets: [{ bestOf: 1 }, { bestOf: 3 }] });
      await ask(service, "DELETE", "/api/queue", ada.guest);
      await until(() => ada.socket.told("ticket").length === 3);
      expect(ada.socket.told("ticket")[2]).toEqual({ state: "none" });
      expect(bea.socket.told("ticket")).toEqual([]);
    });

    it("shows a new name at once", async () => {
      const [watcher, renamer] = [await newcomer(), await newcomer()];
      await watcher.socket.send("lobby:enter", {});
      await ask(service, "PATCH", "/api/me", { ...renamer.guest, body: { name: "Fresh Paint" } });
      await until(() => JSON.stringify(watcher.socket.told("lobby:online")).includes("Fresh Paint"));
    });
  });

  describe("at a table", () => {
    it("carries the players' words to the players, and the watchers' to the watchers", async () => {
      const [ada, bea, watcher, other] = [
        await newcomer(),
        await newcomer(),
        await newcomer(),
        await newcomer(),
      ];
      const matchId = await match("public", ada.guest, bea.guest);
      const all = [ada, bea, watcher, other];
      const channels = await Promise.all(all.map(({ socket }) => socket.send("table:enter", { matchId })));
      const names = ["players", "players", "watchers", "watchers"];
      expect(channels).toMatchObject(
        names.map((channel) => ({ ok: true, value: { channel, messages: [] } })),
      );
      await ada.socket.send("table:say", { matchId, text: "good luck" });
      await watcher.socket.send("table:say", { matchId, text: "he has a bolt" });
      await until(() => bea.socket.told("table:message").length === 1);
      await until(() => other.socket.told("table:message").length === 1);
      expect(bea.socket.told("table:message")).toMatchObject([
        { text: "good luck", name: ada.guest.name, matchId },
      ]);
      expect(other.socket.told("table:message")).toMatchObject([
        { text: "he has a bolt", channel: "watchers" },
      ]);
      for (const { socket } of [ada, bea])
        expect(JSON.stringify(socket.told("table:message"))).not.toContain("bolt");
    });

    it("gives back what was said meanwhile", async () => {
      const [ada, bea] = [await newcomer(), await newcomer()];
      const matchId = await match("private", ada.guest, bea.guest);
      await ada.socket.send("table:enter", { matchId });
      const first = await ada.socket.send("table:say", { matchId, text: "one" });
      await ada.socket.send("table:say", { matchId, text: "two" });
      expect(await bea.socket.send("table:enter", { matchId })).toMatchObject({
        value: { messages: [{ text: "one" }, { text: "two" }] },
      });
      const since = Number(/"id":(\d+)/.exec(JSON.stringify(first))?.[1]);
      const again = await bea.socket.send("table:enter", { matchId, since });
      expect(JSON.stringify(again)).toContain("two");
    });

    it("gives back a gap of any length, page by page", async () => {
      const [ada, bea] = [await newcomer(), await newcomer()];
      const matchId = await match("private", ada.guest, bea.guest);
      const author = { accountId: ada.guest.id, name: ada.guest.name };
      const ids: number[] = [];
      for (let count = 0; count < 150; count++) {
        const said = await service.foundation.chat.add({ matchId, channel: "players" }, author, `${count}`);
        ids.push(said.id);
      }
      const [since = 0] = ids;
      const page = JSON.stringify(await bea.socket.send("table:enter", { matchId, since }));
      expect(page).toContain(`"id":${ids[1]},`);
    });

    it("is not there for strangers if it is private", async () => {
      const [ada, stranger] = [await newcomer(), await newcomer()];
      const matchId = await match("private", ada.guest);
      const refused = await stranger.socket.send("table:enter", { matchId });
      expect(refused).toEqual(await stranger.socket.send("table:enter", { matchId: "no such match" }));
      expect(refused).toMatchObject({ ok: false, error: { code: "not-found" } });
      expect(await stranger.socket.send("table:say", { matchId, text: "hello" })).toMatchObject({
        ok: false,
        error: { code: "not-entered" },
      });
    });

    it("delivers nothing more to a client that left", async () => {
      const ada = await newcomer();
      const matchId = await match("public", ada.guest);
      await ada.socket.send("table:enter", { matchId });
      await ada.socket.send("table:leave", { matchId });
      expect(await ada.socket.send("table:say", { matchId, text: "hello" })).toMatchObject({ ok: false });
    });

    it("asks fast talkers to slow down, and says how long", async () => {
      const ada = await newcomer();
      const matchId = await match("public", ada.guest);
      await ada.socket.send("table:enter", { matchId });
      const replies: unknown[] = [];
      for (let count = 0; count < 10; count++) {
        replies.push(await ada.socket.send("table:say", { matchId, text: `line ${count}` }));
      }
      const text = JSON.stringify(replies);
      expect(text.match(/"ok":true/g)?.length).toBeGreaterThanOrEqual(6);
      expect(text).toMatch(/"code":"rate-limited".*"retryAfterMs":\d+/);
      expect(ada.socket.socket.connected).toBe(true);
    });
  });

  describe("under attack", () => {
    it("limits lists for all connections of an account together", async () => {
      const { guest, socket } = await newcomer();
      const sockets = [socket, await connect(service, { token: guest.token })];
      const entries = sockets.flatMap((one) => Array.from({ length: 25 }, () => one.send("lobby:enter", {})));
      const replies = (await Promise.all(entries)).map((reply) => JSON.stringify(reply));
      const made = replies.filter((reply) => reply.startsWith('{"ok":true')).length;
      expect(made).toBeGreaterThanOrEqual(30);
      expect(made).toBeLessThan(40);
      expect(replies.filter((reply) => reply.includes('"rate-limited"'))).toHaveLength(50 - made);
      expect(await sockets[0]?.send("lobby:leave", {})).toMatchObject({ ok: true });
      for (const one of sockets) one.close();
    });

    it("refuses a few times a second, however fast each refusal is followed by the next message", async () => {
      const { socket } = await newcomer();
      const floodMs = 1_500;
      const until = performance.now() + floodMs;
      let refused = 0;
      while (performance.now() < until) {
        const replies = Array.from({ length: 10 }, () => socket.send("lobby:leave", {}));
        const texts = (await Promise.all(replies)).map((reply) => JSON.stringify(reply));
        if (texts.some((text) => text.includes('"rate-limited"'))) refused++;
      }
      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThanOrEqual(floodMs / PAUSE_MS + 2);
    });

    it("answers whatever it is sent, and keeps serving", async () => {
      const [attacker, honest] = [await newcomer(), await newcomer()];
      const matchId = await match("public", honest.guest);
      await honest.socket.send("table:enter", { matchId });
      const events = ["lobby:enter", "table:enter", "table:say", "table:leave", "toString", "constructor"];
      const payloads = [
        undefined,
        null,
        7,
        "text",
        [],
        { matchId: 7 },
        { matchId: "x".repeat(5000) },
        { matchId, text: { length: 1 } },
        { matchId, text: "\u0000\u202e" },
        JSON.parse('{"__proto__":{"admin":true},"matchId":"x"}'),
      ];
      const { socket } = attacker.socket;
      for (let round = 0; round < 200; round++) {
        const event = events[round % events.length] ?? "";
        for (const payload of payloads) socket.emit(event, payload);
        socket.emit(event);
        socket.emit(event, payloads, "not a function", 3);
      }
      const broken = await newcomer();
      for (const frame of [
        "2",
        "nonsense",
        '42["disconnect"]',
        "451-",
        '4{"_placeholder":true}',
        "0{}",
        "1",
      ]) {
        broken.socket.socket.io.engine.write(frame);
      }
      // Enough at once that no bucket has filled up again before the last.
      for (let count = 0; count < 100; count++) socket.emit("lobby:leave", {});
      const refused = await attacker.socket.send("table:say", { matchId, text: "hello" });
      expect(refused).toMatchObject({ ok: false, error: { code: "rate-limited" } });
      const said = await honest.socket.send("table:say", { matchId, text: "still here" });
      expect(said).toMatchObject({ ok: true });
      expect(honest.socket.told("table:message")).toMatchObject([{ text: "still here" }]);
      expect(socket.connected).toBe(true);
    });

    it("closes the connection that sends an oversized frame, which may come back", async () => {
      const { guest, socket } = await newcomer();
      const gone = new Promise((resolve) => socket.socket.on("disconnect", resolve));
      socket.socket.emit("table:say", { matchId: "x", text: "x".repeat(100_000) });
      await gone;
      const back = await enter(guest);
      expect(await back.send("lobby:leave", {})).toEqual({ ok: true, value: null });
    });

    it("bounds how many connections one account has", async () => {
      const guest = await becomeGuest(service);
      for (let count = 0; count < 20; count++) await enter(guest);
      await expect(enter(guest)).rejects.toThrow("too-many-connections");
    });
  });
});

describe("a chat message", () => {
  it("is one visible line", () => {
    expect(cleanText("  hello\n\n  there\t")).toBe("hello there");
    expect(cleanText("a\u202eb\u0000c\u200bd\ufeff")).toBe("abcd");
    expect(cleanText(`Z${"\u0316".repeat(30)}`)).toBe(`Z${"\u0316".repeat(3)}`);
    expect(cleanText("\u200b\u2028 \u0007")).toBe("");
    expect(cleanText("👩‍🚒 नमस्ते")).toBe("👩‍🚒 नमस्ते");
  });
});

describe("a token bucket", () => {
  it("allows a burst, then as much as fills up again", () => {
    let now = 0;
    const bucket = new TokenBucket({ capacity: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([0, 0, 0, 500]);
    now = 250;
    expect(bucket.take()).toBe(250);
    now = 500;
    expect(bucket.take()).toBe(0);
    now = 60_000;
    expect([1, 2, 3].map(() => bucket.take())).toEqual([0, 0, 0]);
    expect(bucket.take()).toBe(500);
    expect(bucket.isFull).toBe(false);
  });
});
