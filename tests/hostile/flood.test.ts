import { describe, expect, it } from "vitest";
import { FRAME } from "../support/wire/room-frames.ts";
import { startTestServer, Table } from "./support/table.ts";

const FLOOD_MS = 1_500;
/** Between two looks at what somebody sends who has been refused. */
const PAUSE_MS = 200;

describe("a flood of requests", () => {
  it("is answered with a refusal, and does not slow the other player", async () => {
    await using limited = await startTestServer(1);
    const busy = await Table.open(limited.server);
    const { seat } = busy.question;
    const flood = Array.from({ length: 300 }, () => busy.room(1 - seat).request("choose", null));
    const own = await busy.playOn();
    expect(own.reply.ok).toBe(true);
    const codes = (await Promise.all(flood)).map(({ value }) => JSON.stringify(value));
    expect(codes.some((text) => text.includes("malformed"))).toBe(true);
    expect(codes.some((text) => text.includes("tooFast"))).toBe(true);
    expect(busy.room(1 - seat).isOpen).toBe(true);
    busy.close();
  });

  it("is refused a few times a second, however fast each refusal is followed by the next request", async () => {
    await using limited = await startTestServer(1);
    const busy = await Table.open(limited.server);
    const { seat } = busy.question;
    const until = performance.now() + FLOOD_MS;
    let refused = 0;
    while (performance.now() < until) {
      const { value } = await busy.room(1 - seat).request("choose", null);
      if (JSON.stringify(value).includes("tooFast")) refused++;
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(FLOOD_MS / PAUSE_MS + 2);
    busy.close();
  });

  it("closes the connection that sends more than any player could, and no other", async () => {
    await using limited = await startTestServer(1);
    const busy = await Table.open(limited.server);
    const { seat } = busy.question;
    const flooded = busy.room(1 - seat);
    for (let sent = 0; sent < 5_000; sent++) flooded.sendBytes(Uint8Array.of(FRAME.ping));
    await flooded.closed;
    expect((await busy.playOn()).reply.ok).toBe(true);
    expect(limited.errors()).toEqual([]);
    await busy.comeBack(seat === 0 ? 1 : 0);
    busy.close();
  });
});
