import net from "node:net";
import { CLOSE_CODES, MESSAGE } from "@spellroom/protocol";
import type { Reservation } from "@spellroom/protocol/http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seededChance } from "../support/chance.ts";
import { becomeGuest } from "../support/people.ts";
import { until } from "../support/waiting.ts";
import { RawRoom } from "../support/wire/raw-room.ts";
import { FRAME, joined, messageFrame, requestFrame } from "../support/wire/room-frames.ts";
import { startTestServer, Table, type TestServer } from "./support/table.ts";

const OVERSIZED = 20_000;

let running: TestServer;
let table: Table;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  table = await Table.open(running.server);
  return () => table.close();
});

/** Frames that no client sends, and whether their sender may keep the connection. */
const BROKEN: readonly (readonly [string, Uint8Array | string])[] = [
  ["an empty frame", new Uint8Array()],
  ["a frame of an unknown kind", Uint8Array.of(255, 1, 2, 3)],
  ["a frame of text", "choose"],
  [
    "a request that is cut off",
    requestFrame(7, "choose", { decision: 1, choice: { kind: "pick" } }).subarray(0, 20),
  ],
  ["a request without a name", Uint8Array.of(FRAME.request)],
  ["a request whose name is longer than it", Uint8Array.of(FRAME.request, 1, 0xdb, 255, 255, 255, 255, 65)],
  [
    "a request with a value that ends nowhere",
    joined(requestFrame(7, "choose", undefined), [0xdf, 255, 255, 255, 255]),
  ],
  ["a message that is cut off", messageFrame("choose", { decision: 1 }).subarray(0, 12)],
  ["a message with nonsense", joined(messageFrame("choose", undefined), [0xc1, 0xc1])],
  [
    "a message that should be a request",
    messageFrame("choose", { decision: 999, choice: { kind: "confirm", yes: true } }),
  ],
  ["a message of an unknown kind", messageFrame("nonsense", {})],
  ["somebody's input", Uint8Array.of(19, 1, 2, 3)],
  ["raw bytes", joined([17], [0xa1, 65], [1, 2, 3])],
  ["a second greeting", Uint8Array.of(FRAME.join)],
  ["a frame that is too long", new Uint8Array(OVERSIZED).fill(FRAME.request)],
  ["a long text", "x".repeat(OVERSIZED)],
];

describe("a broken frame", () => {
  it.each(BROKEN)("costs its sender the connection at most: %s", async (_, frame) => {
    const { seat, decision } = table.question;
    const before = table.hash;
    const mine = seat === 0 ? 0 : 1;
    const [room, other] = [table.room(seat), table.room(1 - seat)];
    room.sendBytes(frame);
    const isOver = await Promise.race([
      room.closed.then(() => true),
      room.request("resync", {}).then(
        () => false,
        () => true,
      ),
    ]);
    const back = isOver ? await table.comeBack(mine) : room;
    await back.request("resync", {});
    const snapshots = back.frames.flatMap((one) =>
      one.kind === "message" && one.type === MESSAGE.snapshot ? [one.value] : [],
    );
    expect(snapshots.at(-1)).toMatchObject({ seat, decision: { id: decision.id } });
    expect(other.isOpen).toBe(true);
    expect(table.hash).toBe(before);
    expect((await table.playOn()).reply.ok).toBe(true);
  });

  it("of any bytes at all leaves the match as it is", async () => {
    const chance = seededChance(11);
    const before = table.hash;
    for (let count = 0; count < 150; count++) {
      const length = Math.floor(chance() * 60);
      const bytes = Uint8Array.from({ length }, () => Math.floor(chance() * 256));
      if (chance() < 0.7)
        bytes[0] = [FRAME.request, FRAME.data, 17, FRAME.ping][Math.floor(chance() * 4)] ?? 0;
      if (!table.room(0).isOpen) await table.comeBack(0);
      table.room(0).sendBytes(bytes);
    }
    const answered = await table
      .room(0)
      .request("resync", {})
      .catch(() => null);
    if (!answered) await table.comeBack(0);
    expect(table.room(1).isOpen).toBe(true);
    expect(table.hash).toBe(before);
    expect((await table.playOn()).reply.ok).toBe(true);
  });
});

describe("bytes that are not even frames", () => {
  it("cost the connection, and the player sits down again", async () => {
    const before = table.hash;
    const { reservation } = await table.people[0].api.matches.seat({ match: table.matchId });
    const closed = await sendRaw(
      running.server.url,
      reservation,
      Buffer.from("\x82\x05\x00\x01\x02\x03\x04\xff\xff\xff"),
    );
    expect(closed).toBe(true);
    await table.comeBack(0);
    expect(table.hash).toBe(before);
    expect((await table.playOn()).reply.ok).toBe(true);
  });
});

describe("the way into a room", () => {
  it.each(["create", "join", "joinOrCreate", "joinById", "reconnect"])(
    "is not by the room library's own route: %s",
    async (method) => {
      const before = running.server.live.all().length;
      for (const name of ["match", "watch", table.matchId, `w-${table.matchId}`]) {
        const response = await fetch(`${running.server.url}/matchmake/${method}/${name}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ matchId: table.matchId, seat: 0, reconnectionToken: "x" }),
        });
        expect(response.ok).toBe(false);
        expect(await response.text()).not.toContain("sessionId");
      }
      expect(running.server.live.all()).toHaveLength(before);
    },
  );

  it("is not by a guess", async () => {
    const { reservation } = await table.people[0].api.matches.seat({ match: table.matchId });
    const guessed = { ...reservation, sessionId: "guessed12" };
    await expect(RawRoom.enter(running.server.url, guessed)).rejects.toThrow();
    const nowhere = { ...reservation, roomId: "no-such-room" };
    await expect(RawRoom.enter(running.server.url, nowhere)).rejects.toThrow();
  });

  it("opens once for each reservation", async () => {
    const { reservation } = await table.people[0].api.matches.seat({ match: table.matchId });
    const room = await RawRoom.enter(running.server.url, reservation);
    await expect(RawRoom.enter(running.server.url, reservation)).rejects.toThrow();
    expect(room.isOpen).toBe(true);
    room.close();
  });

  it("ends with the session that it was taken by, and with that one alone", async () => {
    const headers = { authorization: `Bearer ${table.people[0].token}` };
    await fetch(`${running.server.url}/api/session`, { method: "DELETE", headers });
    await table.room(0).closed;
    await expect(table.comeBack(0)).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await table.room(1).request("resync", {})).value).toEqual({ ok: true });
  });

  it("stays open to the other player while someone asks for a hundred seats", async () => {
    const [one] = table.people;
    await Promise.all(Array.from({ length: 100 }, () => one.api.matches.seat({ match: table.matchId })));
    table.room(1).close();
    await table.room(1).closed;
    const back = await table.comeBack(1);
    expect((await back.request("resync", {})).value).toEqual({ ok: true });
  });

  it("is closed to people without a seat", async () => {
    const stranger = await becomeGuest(running.server.url);
    await expect(stranger.api.matches.seat({ match: table.matchId })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(stranger.api.matches.watch({ match: table.matchId })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("a page of another origin", () => {
  const origin = "https://elsewhere.example";

  it.each(["/api/matches", "/api/online", "/api/nothing", "/healthz", "/matchmake/create/match"])(
    "may not read what %s answers",
    async (path) => {
      for (const method of ["GET", "POST", "OPTIONS"]) {
        const response = await fetch(running.server.url + path, { method, headers: { origin } });
        await response.arrayBuffer();
        expect(response.headers.get("access-control-allow-origin")).toBeNull();
        expect(response.headers.get("access-control-allow-credentials")).toBeNull();
      }
    },
  );

  it("may not enter a room", async () => {
    const { reservation } = await table.people[0].api.matches.seat({ match: table.matchId });
    const { processId, roomId, sessionId } = reservation;
    const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
    expect(await shakeHands(running.server.url, path, origin)).not.toContain("101");
    expect(await shakeHands(running.server.url, path, running.server.url)).toContain("101");
  });
});

describe("a second device", () => {
  it("takes the seat from the first, which can no longer choose", async () => {
    const { seat, decision } = await table.playUntil(({ decision: { kind } }) => kind === "act");
    const mine = seat === 0 ? 0 : 1;
    const first = table.room(seat);
    await table.comeBack(mine);
    expect(await first.closed).toBe(CLOSE_CODES.takenOver);
    const before = table.hash;
    expect(first.isOpen).toBe(false);
    expect(table.hash).toBe(before);
    const reply = await table.choose(seat, { decision: decision.id, choice: { kind: "act", act: 0 } });
    expect(reply.ok).toBe(true);
  });
});

describe("a watcher", () => {
  it("is told that watchers only watch", async () => {
    const host = await becomeGuest(running.server.url);
    const { matchId } = await host.api.matches.playBot({
      format: "presets",
      deck: { preset: "ember-rush" },
      bot: "greedy",
    });
    const watcher = await becomeGuest(running.server.url);
    const { reservation } = await watcher.api.matches.watch({ match: matchId });
    const room = await RawRoom.enter(running.server.url, reservation);
    const match = running.server.live.get(matchId);
    const decision = match?.state.decision?.id ?? 0;
    for (const type of ["choose", "concede", "explain"]) {
      const { value } = await room.request(type, { decision, choice: { kind: "confirm", yes: true } });
      expect(value).toMatchObject({ ok: false, error: { code: "notASeat" } });
    }
    expect(match?.state.decision?.id ?? 0).toBe(decision);
    room.close();
    running.server.live.forget(matchId);
  });
});

it("logs none of all this as its own mistake", () => {
  expect(running.errors()).toEqual([]);
});

/** The first line of the answer to a WebSocket's greeting from a page of an origin; empty when there is none. */
async function shakeHands(url: string, path: string, origin: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => {
    socket.once("data", (chunk: Buffer) => resolve(chunk.toString("latin1").split("\r\n")[0] ?? ""));
    socket.once("close", () => resolve(""));
    socket.once("error", () => resolve(""));
  });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\n` +
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  const line = await answer;
  socket.destroy();
  return line;
}

/** Shakes hands like a browser, then sends bytes of its own making. Resolves with whether the server hung up. */
async function sendRaw(url: string, reservation: Reservation, bytes: Buffer): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const { processId, roomId, sessionId } = reservation;
  const socket = net.connect(Number(port), hostname);
  let isOver = false;
  socket.on("close", () => {
    isOver = true;
  });
  socket.on("error", () => socket.destroy());
  let heard = "";
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString("latin1");
  });
  socket.write(
    `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  await until("the server to shake hands", () => heard.includes("101 Switching Protocols"));
  socket.write(bytes);
  await until("the server to hang up", () => isOver).catch(() => undefined);
  socket.destroy();
  return isOver;
}
