/**
 * The process of the pages: Next behind a socket that only the server which started this knows. It ends with that server.
 * Its messages to it are those of pages-messages.ts.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NextServer, NextServerOptions } from "next/dist/server/next.js";
import { sendCompressed } from "./compressed-files.ts";
import type { FromPages } from "./pages-messages.ts";

const { PAGES_SOCKET: socket = "", PAGES } = process.env;
const tell = (message: FromPages): void => void process.send?.(message);

process.once("disconnect", () => process.exit(0));
// Ignored, since a terminal's signal goes to both processes; the server decides.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("message", () => tell("alive"));

// Next is CommonJS: its types promise a default export that Node does not give it.
const makeNext: (options: NextServerOptions) => NextServer = createRequire(import.meta.url)("next");
const httpServer = createServer();
const dev = PAGES === "dev";
const dir = fileURLToPath(new URL("../../../web", import.meta.url));
const app = makeNext({
  dev,
  dir,
  hostname: process.env.HOST ?? "127.0.0.1",
  port: Number(process.env.PORT ?? 0),
  httpServer,
});
await app.prepare();
const handle = app.getRequestHandler();
const files = join(dir, ".next", "static");
httpServer.on("request", async (request, response) => {
  if (dev || !(await sendCompressed(files, request, response))) await handle(request, response);
});
if (dev) {
  const upgrade = app.getUpgradeHandler();
  httpServer.on("upgrade", (request, stream, head) => void upgrade(request, stream, head));
}
httpServer.listen(socket, () => tell("ready"));
