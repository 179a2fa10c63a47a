import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { availablePort } from "../../src/boot/port.ts";

describe("the port to listen on", () => {
  it("is any free one for 0", async () => {
    expect(await availablePort(0, "127.0.0.1")).toBeGreaterThan(0);
  });

  it("is refused with what to do when something else listens there", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(availablePort(port, "127.0.0.1")).rejects.toThrow(/PORT: something else listens on/);
    await new Promise((resolve) => other.close(resolve));
  });
});
