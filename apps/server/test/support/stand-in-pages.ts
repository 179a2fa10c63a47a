/** In place of the pages: says what it was asked, hangs or dies when told so. */
import { createServer } from "node:http";

process.once("disconnect", () => process.exit(0));
process.on("message", () => process.send?.("alive"));
createServer((request, response) => {
  if (request.url === "/die") process.exit(1);
  if (request.url === "/hang") return;
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({
      pid: process.pid,
      policy: request.headers["content-security-policy"],
      secrets: Object.keys(process.env).filter((name) => /URL|TOKEN|DATA_DIR/.test(name)),
    }),
  );
}).listen(process.env.PAGES_SOCKET, () => process.send?.("ready"));
