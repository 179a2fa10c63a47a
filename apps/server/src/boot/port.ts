import { createServer } from "node:http";
import { ConfigurationError } from "../config/configuration-error.ts";

/**
 * The port to listen on: the configured one, or any free one for 0.
 * @throws ConfigurationError when it can't be listened on, with the reason
 */
export async function availablePort(wanted: number, host: string): Promise<number> {
  const probe = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        new ConfigurationError([
          {
            setting: error.code === "EADDRNOTAVAIL" ? "HOST" : "PORT",
            reason: reasonFor(error.code, wanted, host),
          },
        ]),
      );
    });
    probe.listen(wanted, host, () => {
      const address = probe.address();
      resolve(typeof address === "object" && address !== null ? address.port : wanted);
    });
  });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function reasonFor(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case "EADDRINUSE":
      return `something else listens on ${port} already; stop it, or choose another with PORT=`;
    case "EACCES":
      return `this account may not listen on ${port}; choose one above 1023`;
    case "EADDRNOTAVAIL":
      return `${host} is no address of this machine`;
    default:
      return `can't listen on ${host}:${port} (${code ?? "unknown error"})`;
  }
}
