import { describe, expect, it } from "vitest";
import { startTestServer, Table } from "./support/table.ts";

describe("a flood of requests", () => {
  it("is answered with a refusal, and does not slow the other player", async () => {
    await using limited = await startTestServer(1);
    const busy = await Table.open(limited.server);
    const { seat } = busy.question;
    const flood = Array.from({ length: 300 }, () => busy.room(1 - seat).request("choose", null));
    const own = await busy.goOn();
    expect(own.reply.ok).toBe(true);
    const codes = (await Promise.all(flood)).map(({ value }) => JSON.stringify(value));
    expect(codes.some((text) => text.includes("malformed"))).toBe(true);
    expect(codes.some((text) => text.includes("tooFast"))).toBe(true);
    expect(busy.room(1 - seat).isOpen).toBe(true);
    busy.close();
  });
});
