import { freePort, type Server, startServer } from "@spellroom/infra/testing";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { launchChromium, openWindow } from "../support/chromium.ts";

const manifestSchema = z.object({
  id: z.string(),
  lang: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  share_target: z.object({ action: z.string() }),
});

let browser: Browser;
let server: Server;
let port: number;

const start = () => startServer({ env: { PORT: `${port}`, BOT_THINKING_MS: "0" } });

beforeAll(async () => {
  port = await freePort();
  [browser, server] = await Promise.all([launchChromium(), start()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

/** A window whose pages the service worker looks after. */
async function installed(language: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openWindow(browser, { serviceWorkers: "allow", reducedMotion: "reduce" });
  await context.addCookies([{ name: "spellroom-language", value: language, url: server.url }]);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page };
}

describe("the installed app", () => {
  it("has a manifest with icons of the declared sizes, and accepts deck lists that are shared with it", async () => {
    const manifest = manifestSchema.parse(await (await fetch(`${server.url}/manifest.webmanifest`)).json());
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src, sizes } of manifest.icons.filter(({ type }) => type === "image/png")) {
      const answer = await fetch(server.url + src);
      const image = Buffer.from(await answer.arrayBuffer());
      // PNG, 11.2.2: width and height stand at the beginning of the header chunk.
      expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
    }
    const context = await openWindow(browser);
    const page = await context.newPage();
    const shared = new URL(manifest.share_target.action, server.url);
    shared.searchParams.set("text", "20 Mountain\n4 Shock");
    await page.goto(shared.href);
    await page.getByText("Shock").first().waitFor();
    expect(new URL(page.url()).search).toBe("");
    await context.close();
  });

  it("says that it is offline, in the language of the site, and opens the requested page once the server is back", async () => {
    const { context, page } = await installed("fr");
    await server.dispose();
    await page.goto(`${server.url}/lobby`);
    await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
    expect(await page.getByRole("heading", { name: "You are offline" }).isVisible()).toBe(false);
    server = await start();
    await page.getByRole("heading", { name: "Salon", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/lobby");
    await context.close();
  });

  it("takes files of the site from the browser once they have been fetched", async () => {
    const { context, page } = await installed("en");
    const sources = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/_next/static/"))
        .map(({ name }) => name),
    );
    expect(sources.length).toBeGreaterThan(0);
    const kept = await page.evaluate(async (names) => {
      const found = await Promise.all(names.map((name) => caches.match(name)));
      return found.filter(Boolean).length;
    }, sources);
    expect(kept).toBeGreaterThan(0);
    await context.close();
  });
});
