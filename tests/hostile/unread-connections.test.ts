/** People who may look, and look too often, or never read what they are sent. */
import net from "node:net";
import type { Reservation } from "@spellroom/protocol/http";
import { describe, expect, it } from "vitest";
import { until } from "../support/waiting.ts";
import { RawRoom } from "../support/wire/raw-room.ts";
import { FRAME, requestFrame } from "../support/wire/room-frames.ts";
import { startTestServer, Table, type TestServer } from "./support/table.ts";

/** As many as a watcher may have made at once, and some that come while the test runs. */
const MOST_SNAPSHOTS = 25;

async function placeToWatch({ matchId, people }: Table): Promise<Reservation> {
  return (await people[0].api.matches.watch({ match: matchId })).reservation;
}

async function slowConnections({ server }: TestServer): Promise<number> {
  const text = await server.foundation.metrics.registry.metrics();
  return Number(/^spellroom_slow_connections_total\{kind="watcher"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** A frame of the WebSocket protocol, short and masked with zeros. */
function framed(bytes: Uint8Array): Uint8Array {
  return Uint8Array.of(0x82, 0x80 | bytes.length, 0, 0, 0, 0, ...bytes);
}

/** Enters a room and reads no more than it must for that. */
async function enterUnread(url: string, reservation: Reservation): Promise<net.Socket> {
  const { hostname, port } = new URL(url);
  const { processId = "", roomId, sessionId } = reservation;
  const connection = net.connect(Number(port), hostname);
  connection.on("error", () => undefined);
  let heard = "";
  connection.on("data", (data) => {
    heard += data.toString("latin1");
  });
  connection.write(
    `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" +
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  );
  await until("the room to let it in", () => heard.split("\r\n\r\n", 2)[1]);
  connection.write(framed(Uint8Array.of(FRAME.join)));
  connection.pause();
  return connection;
}

describe("a watcher", () => {
  it("who keeps requesting the whole table is refused, and the players notice nothing", async () => {
    await using limited = await startTestServer(1);
    const table = await Table.open(limited.server);
    const watcher = await RawRoom.enter(limited.server.url, await placeToWatch(table));
    const asked = Array.from({ length: 60 }, () => watcher.request("resync", null));
    const codes = (await Promise.all(asked)).map(({ value }) => JSON.stringify(value));
    expect(codes.filter((text) => !text.includes("tooFast")).length).toBeLessThan(MOST_SNAPSHOTS);
    const others = await Promise.all(Array.from({ length: 80 }, () => watcher.request("choose", null)));
    expect(others.map(({ value }) => JSON.stringify(value)).join()).toContain("tooFast");
    expect((await table.playOn()).reply.ok).toBe(true);
    watcher.close();
    table.close();
  });

  it("who reads nothing is disconnected before much is buffered for them, and nobody else is", async () => {
    await using unlimited = await startTestServer(0);
    const table = await Table.open(unlimited.server);
    const reader = await RawRoom.enter(unlimited.server.url, await placeToWatch(table));
    const connection = await enterUnread(unlimited.server.url, await placeToWatch(table));
    const ask = framed(requestFrame(1, "resync", undefined));
    const asking = setInterval(() => {
      for (let count = 0; count < 400; count++) connection.write(ask);
    }, 20);
    await until("the connection to be given up", async () => (await slowConnections(unlimited)) === 1);
    clearInterval(asking);
    expect((await reader.request("resync", null)).value).toMatchObject({ ok: true });
    expect((await table.playOn()).reply.ok).toBe(true);
    connection.destroy();
    reader.close();
    table.close();
  });
});
