import net from "node:net";
import { describe, expect, it } from "vitest";
import { freePort } from "../testing/free-port.ts";

describe("a free port", () => {
  it("can be listened on, and is none that outgoing connections are given", async () => {
    for (let count = 0; count < 20; count++) {
      const port = await freePort();
      expect(port).toBeLessThan(32_768);
      const server = net.createServer();
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", resolve);
      });
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
