/**
 * `npm run bench -- web`: the built site in Chromium as a phone loads it. Prints one JSON document with figures.
 * Settings: WEB_CHOICES (30), WEB_LOADS (3).
 */
import { ensureSiteBuilt, type Server, startServer } from "@spellroom/infra/testing";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../support/chromium.ts";
import { becomeGuest } from "../support/people.ts";
import { until } from "../support/waiting.ts";
import { CROWDED_MATCH, crowdedReplay } from "./web/crowded-replay.ts";
import { openPhone, type Press } from "./web/phone.ts";

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const CHOICES = Number(process.env.WEB_CHOICES ?? 30);
const LOADS = Number(process.env.WEB_LOADS ?? 3);
/** After the table is there, for what is loaded in its wake. */
const WAKE_MS = 6_000;
/** So long without a button to press, and something else is asked. */
const STANDSTILL_MS = 5_000;
const SWEEP_MS = 4_000;
const DESKTOP = { width: 1280, height: 800 };

await ensureSiteBuilt();
const figures = await measure();
process.stdout.write(`${JSON.stringify({ figures })}\n`);
process.exit(0);

async function measure(): Promise<readonly Figure[]> {
  const server = await startServer({
    env: { RATE_LIMIT_SCALE: "0", LOG_LEVEL: "warn", BOT_THINKING_MS: "0" },
  });
  const browser = await launchChromium();
  try {
    await warmUp(server, browser);
    const loads: Load[] = [];
    for (let at = 0; at < LOADS; at++) loads.push(await loadTable(server, browser));
    const presses = await choose(server, browser);
    const [felt, shown] = [presses.map((one) => one.felt), presses.map((one) => one.shown)];
    const frames = await sweep(server, browser);
    return [
      { name: "table JavaScript kB", value: middle(loads.map(({ first }) => first)), unit: "kB" },
      {
        name: "table JavaScript kB with what follows",
        value: middle(loads.map(({ all }) => all)),
        unit: "kB",
      },
      {
        name: "table interactive ms",
        value: middle(loads.map(({ interactive }) => interactive)),
        unit: "ms",
      },
      { name: "table choice to paint p95 ms", value: share(shown, 0.95), unit: "ms" },
      { name: "table choice to paint median ms", value: share(shown, 0.5), unit: "ms" },
      { name: "table choice to feedback p95 ms", value: share(felt, 0.95), unit: "ms" },
      { name: "table choice to feedback median ms", value: share(felt, 0.5), unit: "ms" },
      { name: "board of 200 frame p95 ms", value: share(frames, 0.95), unit: "ms" },
      { name: "board of 200 frame median ms", value: share(frames, 0.5), unit: "ms" },
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** A new match against a bot, and the token of who plays it. */
async function newMatch(server: Server): Promise<{ readonly token: string; readonly match: string }> {
  const { api, token } = await becomeGuest(server.url);
  const { matchId } = await api.matches.playBot({
    format: "presets",
    deck: { preset: "ember-rush" },
    bot: "greedy",
  });
  return { token, match: matchId };
}

/** The first load compiles pages on the server; that is not the phone's time. */
async function warmUp(server: Server, browser: Browser): Promise<void> {
  const { token, match } = await newMatch(server);
  const phone = await openPhone(browser, { token });
  await phone.page.goto(`${server.url}/table/${match}`);
  await tableIsThere(phone.page);
  await phone.close();
}

interface Load {
  readonly interactive: number;
  readonly first: number;
  readonly all: number;
}

async function loadTable(server: Server, browser: Browser): Promise<Load> {
  const { token, match } = await newMatch(server);
  const phone = await openPhone(browser, { token });
  await phone.page.goto(`${server.url}/table/${match}`, { waitUntil: "commit" });
  const interactive = await tableIsThere(phone.page);
  const first = phone.scriptKilobytes();
  await phone.page.waitForTimeout(WAKE_MS);
  const all = phone.scriptKilobytes();
  await phone.close();
  return { interactive, first, all };
}

/** Waits until there is something to press and every card of the hand has its face. @returns since the navigation began */
async function tableIsThere(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => {
      const button = document.querySelector("[data-main-button]");
      const hand = [...document.querySelectorAll('[data-zone="hand"] [data-card] .sr-hidden')];
      const loading = hand.some(({ textContent }) =>
        /^(Loading card|Carte en cours)/.test(textContent ?? ""),
      );
      return button !== null && hand.length >= 7 && !loading ? performance.now() : 0;
    },
    undefined,
    { polling: "raf" },
  );
  return await handle.jsonValue();
}

/** Plays by the main button alone, which keeps the hand, passes, declares and ends turns; in new matches until there are enough. */
async function choose(server: Server, browser: Browser): Promise<readonly Press[]> {
  const presses: Press[] = [];
  while (presses.length < CHOICES) {
    const { token, match } = await newMatch(server);
    const phone = await openPhone(browser, { token });
    await phone.page.goto(`${server.url}/table/${match}`);
    await tableIsThere(phone.page);
    while (await press(phone.page, CHOICES - presses.length));
    presses.push(...(await phone.page.evaluate(() => window.benchPresses)));
    await phone.close();
  }
  return presses;
}

/** @returns false where there have been enough, or something else than the main button would have to be pressed */
async function press(page: Page, most: number): Promise<boolean> {
  const count = () => page.evaluate(() => window.benchPresses.length);
  const before = await count();
  if (before >= most) return false;
  try {
    await page.locator('[data-main-button]:not([aria-disabled="true"])').click({ timeout: STANDSTILL_MS });
    await until("a painted choice", async () => (await count()) > before, STANDSTILL_MS);
    return true;
  } catch {
    return false;
  }
}

/** Moves a pointer over a board of two hundred permanents and counts the time between frames. */
async function sweep(server: Server, browser: Browser): Promise<readonly number[]> {
  const { token } = await becomeGuest(server.url);
  const phone = await openPhone(browser, { token, viewport: DESKTOP, slowLater: true });
  const { page } = phone;
  const { info, moments } = crowdedReplay();
  await page.route(`**/api/replays/${CROWDED_MATCH}`, (route) => route.fulfill({ json: info }));
  await page.route(`**/api/replays/${CROWDED_MATCH}/moments*`, (route) =>
    route.fulfill({ json: { moments } }),
  );
  await page.goto(`${server.url}/replay/${CROWDED_MATCH}`);
  await page.waitForFunction(
    () =>
      document.querySelectorAll("[data-zone] [data-card] img.sr-art").length >= 150 &&
      ![...document.querySelectorAll("[data-card] .sr-hidden")].some(({ textContent }) =>
        /^Loading card/.test(textContent ?? ""),
      ),
  );
  await phone.slowDown();
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    window.benchFrames = [];
  });
  const end = Date.now() + SWEEP_MS;
  for (let step = 0; Date.now() < end; step++) {
    const across = (step * 14) % DESKTOP.width;
    const down = 120 + ((Math.floor((step * 14) / DESKTOP.width) * 60) % 480);
    await page.mouse.move(across, down);
  }
  const frames = await page.evaluate(() => window.benchFrames ?? []);
  await phone.close();
  return frames;
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function middle(values: readonly number[]): number {
  return share(values, 0.5);
}
