import type { Server as HttpServer, IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import type { RequestHandler } from "express";
import type { NextServer, NextServerOptions } from "next/dist/server/next.js";
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
  // Next is CommonJS: its types promise a default export that Node does not give it. Loaded where it is needed only.
  const makeNext: (options: NextServerOptions) => NextServer = createRequire(import.meta.url)("next");
  const dev = environment.PAGES === "dev";
  const dir = fileURLToPath(new URL("../../../web", import.meta.url));
  const app = makeNext({ dev, dir, hostname: config.host, port: config.port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    handler: (request, response) => void handle(request, response),
    upgrade: dev ? app.getUpgradeHandler() : null,
  };
}
