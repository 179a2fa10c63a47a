import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import type { RequestHandler } from "express";
import next from "next";
import type { ServerConfig } from "../config/config.ts";

/** The web app on this server. */
export interface Pages {
  readonly handler: RequestHandler;
  /** For the development server's own socket. */
  readonly upgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>) | null;
}

/** Prepares the pages; `PAGES=off` serves none (for server processes that only play), `PAGES=dev` builds as it goes. */
export async function openPages(
  httpServer: HttpServer,
  config: ServerConfig,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Pages> {
  if (environment.PAGES === "off") {
    return {
      handler: (_request, response) =>
        void response.status(404).type("text").send("There are no pages on this server\n"),
      upgrade: null,
    };
  }
  const dev = environment.PAGES === "dev";
  const dir = fileURLToPath(new URL("../../../web", import.meta.url));
  const app = next({ dev, dir, hostname: config.host, port: config.port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    handler: (request, response) => void handle(request, response),
    upgrade: dev ? app.getUpgradeHandler() : null,
  };
}
