/** Bots that play to be watched, on a whole server that takes its machine for idle. */
import { fileURLToPath } from "node:url";
import { connectSite } from "@spellroom/client";
import { type Server, startServer } from "@spellroom/infra/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { becomeGuest, takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

const IDLE = fileURLToPath(new URL("support/idle-machine.ts", import.meta.url));

let server: Server;
beforeAll(async () => {
  const env = { PAGES: "off", RATE_LIMIT_SCALE: "0", BOT_THINKING_MS: "0", FEATURED_MATCHES: "on" };
  server = await startServer({ env, nodeFlags: ["--import", IDLE] });
});
afterAll(() => server.dispose());

async function isPlaying(): Promise<boolean> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return text.includes("spellroom_featured_playing 1");
}

it("begin when a visitor comes to the site, can be listed and watched by anyone, and wait when nobody is left", async () => {
  const { api, token } = await becomeGuest(server.url, "Ada");
  expect((await api.matches.list({})).listings).toEqual([]);
  const site = connectSite({ endpoint: server.url, token: () => token });
  const featured = await until("a featured match", async () => (await api.matches.list({})).listings[0]);
  expect(featured).toMatchObject({ origin: "featured", seats: [{ accountId: null }, { accountId: null }] });
  const watcher = takePlace([server.url], token, featured.matchId, "watch");
  await until("its third turn", () => (watcher.store.getState().table?.turn ?? 0) >= 3, 60_000);
  expect(await isPlaying()).toBe(true);
  watcher.close();
  site.close();
  await until("its bots to wait", async () => !(await isPlaying()), 60_000);
});
