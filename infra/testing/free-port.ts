import net from "node:net";

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  return await new Promise<number>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("No port was given"));
        else resolve(address.port);
      });
    });
  });
}
