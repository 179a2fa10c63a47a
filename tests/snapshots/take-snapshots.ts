/**
 * npm run snapshots: pictures of the main screens, in both languages, three themes and four sizes, into `snapshots/` (which is
 * not kept). `-- --page home,table --language fr --theme light --size phone` takes only those.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureSiteBuilt, root, startServer } from "@spellroom/infra/testing";
import type { Browser, Page } from "playwright-core";
import { launchChromium, openWindow } from "../support/chromium.ts";
import { bringToLife, type LivelySite, type SitePage } from "../support/lively-site.ts";
import { makeModerator } from "../support/moderator.ts";

const LANGUAGES = ["en", "fr"];
const THEMES = ["dark", "light", "contrast"];
const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  sideways: { width: 844, height: 390 },
  phone: { width: 390, height: 844 },
};
/** Long enough for pictures to be drawn and for what moves to come to rest. */
const REST_MS = 700;

const { values } = parseArgs({
  options: {
    page: { type: "string" },
    language: { type: "string" },
    theme: { type: "string" },
    size: { type: "string" },
    folder: { type: "string", default: path.join(root, "snapshots") },
  },
});
const chosen = <Value extends string>(all: readonly Value[], wanted: string | undefined): readonly Value[] =>
  wanted === undefined ? all : all.filter((one) => wanted.split(",").includes(one));

await ensureSiteBuilt();
const moderator = await makeModerator("Wanderer");
const server = await startServer({
  env: { ...moderator.env, RATE_LIMIT_SCALE: "0", BOT_THINKING_MS: "0" },
});
const browser = await launchChromium();
try {
  const site = await bringToLife(server.url, moderator);
  await mkdir(values.folder, { recursive: true });
  for (const language of chosen(LANGUAGES, values.language))
    for (const theme of chosen(THEMES, values.theme)) await takeAll(browser, site, language, theme);
} finally {
  await browser.close();
  await server.dispose();
  moderator.dispose();
}

async function takeAll(
  opened: Browser,
  { visitor, pages }: LivelySite,
  language: string,
  theme: string,
): Promise<void> {
  const context = await openWindow(opened, { viewport: SIZES.desktop, reducedMotion: "reduce" });
  await context.addCookies([
    { name: "spellroom-language", value: language, url: server.url },
    { name: "spellroom-theme", value: theme, url: server.url },
  ]);
  await context.addInitScript((kept) => localStorage.setItem("spellroom-token", kept), visitor.token);
  const page = await context.newPage();
  const names = chosen(
    pages.map(({ name }) => name),
    values.page,
  );
  for (const wanted of pages.filter(({ name }) => names.includes(name)))
    await take(page, wanted, `${language}-${theme}`);
  await context.close();
}

async function take(page: Page, wanted: SitePage, look: string): Promise<void> {
  await page.goto(server.url + wanted.path);
  await page.locator(wanted.ready).first().waitFor();
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (values.size !== undefined && !values.size.split(",").includes(size)) continue;
    await page.setViewportSize(viewport);
    await page.waitForTimeout(REST_MS);
    const file = `${wanted.name}-${look}-${size}.png`;
    await page.screenshot({ path: path.join(values.folder, file) });
    process.stdout.write(`${file}\n`);
  }
}
