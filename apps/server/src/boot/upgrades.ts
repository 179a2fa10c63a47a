import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { OriginPolicy } from "../http/origins.ts";
import type { Pages } from "./pages.ts";

/** Whether an upgrade is for a room: `/process/room?sessionId=...`. */
export function isRoomUpgrade(url = ""): boolean {
  return /^\/[\w-]+\/[\w-]+\?.*sessionId=/.test(url);
}

/** Rooms and the site channel take their own upgrades; pages take theirs while developing; all others are closed. */
export function routeUpgrades(httpServer: HttpServer, origins: OriginPolicy, pages: Pages): void {
  httpServer.on("upgrade", (request: IncomingMessage, socket, head) => {
    const { url = "", headers } = request;
    if (url.startsWith("/socket.io")) return;
    if (isRoomUpgrade(url) && origins.isAllowed(headers.origin, headers.host)) return;
    if (pages.upgrade) pages.upgrade(request, socket, head);
    else socket.destroy();
  });
}
