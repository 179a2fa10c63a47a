/**
 * `npm run bench -- catalogue`: the cards page over a full card database, in Chromium on this machine as it is. Prints one JSON
 * document with figures. Settings: CATALOGUE_CARDS (30000).
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureSiteBuilt, startServer } from "@spellroom/infra/testing";
import type { Page } from "playwright-core";
import { launchChromium, openWindow } from "../support/chromium.ts";
import { writeBulkFile } from "./web/bulk-file.ts";

const CARDS = Number(process.env.CATALOGUE_CARDS ?? 30_000);
const QUERIES = ["goblin", "t:elf c:g", "o:draw", "mv<=2 r:rare", "is:playable flying", "bade"];
/** Between two keys: 12 characters a second, faster than almost anyone types. */
const KEY_MS = 80;
const SCROLL_MS = 5_000;
/** A wheel spun fast: 24 notches of 120 px a second, nearly four screens. */
const NOTCH_MS = 1_000 / 24;
const COMMAND = fileURLToPath(new URL("../../apps/cli/src/main.ts", import.meta.url));
const DESKTOP = { width: 1280, height: 800 };

declare global {
  interface Window {
    /** Milliseconds from a character that was typed to the frame with what is found of the text up to it. */
    typedPaints: number[];
    scrollFrames: number[] | null;
  }
}

const data = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-catalogue-"));
try {
  await ensureSiteBuilt();
  const figures = await measure();
  process.stdout.write(`${JSON.stringify({ figures })}\n`);
} finally {
  fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);

async function measure() {
  const importing = importCards();
  const server = await startServer({ env: { DATA_DIR: data, RATE_LIMIT_SCALE: "0", LOG_LEVEL: "warn" } });
  const browser = await launchChromium();
  try {
    const context = await openWindow(browser, { viewport: DESKTOP });
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.goto(`${server.url}/cards`);
    await page.waitForFunction(() => document.querySelectorAll("ul[data-query] li").length > 0);
    await type(page, "warming up");
    await page.evaluate(() => {
      window.typedPaints = [];
    });
    for (const query of QUERIES) await type(page, query);
    const paints = await page.evaluate(() => window.typedPaints);
    const frames = await scroll(page);
    return [
      { name: "catalogue cards", value: CARDS, unit: "cards" },
      { name: "catalogue import s", value: importing / 1_000, unit: "s" },
      { name: "catalogue typed to painted p95 ms", value: share(paints, 0.95), unit: "ms" },
      { name: "catalogue typed to painted median ms", value: share(paints, 0.5), unit: "ms" },
      { name: "catalogue scroll frame p95 ms", value: share(frames, 0.95), unit: "ms" },
      { name: "catalogue scroll frame median ms", value: share(frames, 0.5), unit: "ms" },
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** @returns how long it took, in milliseconds */
function importCards(): number {
  const file = path.join(data, "bulk.json");
  writeBulkFile(file, CARDS);
  const before = performance.now();
  const done = spawnSync(process.execPath, [COMMAND, "cards", "import", file, "--data", data], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (done.status !== 0) throw new Error("the cards could not be imported");
  return performance.now() - before;
}

async function type(page: Page, query: string): Promise<void> {
  const field = page.getByRole("searchbox").first();
  await field.fill("");
  await field.pressSequentially(query, { delay: KEY_MS });
  await page.waitForFunction(
    (text) => document.querySelector("ul[data-query]")?.getAttribute("data-query") === text,
    query,
  );
}

/** Scrolls with the wheel through the grid of all cards and counts the time between frames. */
async function scroll(page: Page): Promise<readonly number[]> {
  await page.getByRole("searchbox").first().fill("");
  await page.waitForFunction(
    () => document.querySelector("ul[data-query]")?.getAttribute("data-query") === "",
  );
  await page.mouse.move(DESKTOP.width / 2, DESKTOP.height / 2);
  await page.evaluate(() => {
    window.scrollFrames = [];
  });
  const end = Date.now() + SCROLL_MS;
  for (let next = Date.now() + NOTCH_MS; next < end; next += NOTCH_MS) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(Math.max(0, next - Date.now()));
  }
  return await page.evaluate(() => window.scrollFrames ?? []);
}

/** Runs in the page. A text's results are painted with the first frame after the list of results says that it shows them. */
function watch(): void {
  window.typedPaints = [];
  window.scrollFrames = null;
  let last = 0;
  const frame = (at: number): void => {
    if (window.scrollFrames !== null && last > 0) window.scrollFrames.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const typedAt = new Map<string, number>();
  document.addEventListener(
    "input",
    ({ target, timeStamp }) => {
      if (target instanceof HTMLInputElement && target.type === "search")
        typedAt.set(target.value, timeStamp);
    },
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    const shown = document.querySelector("ul[data-query]")?.getAttribute("data-query");
    const began = shown === undefined || shown === null ? undefined : typedAt.get(shown);
    if (shown === undefined || shown === null || began === undefined) return;
    typedAt.delete(shown);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.typedPaints.push(performance.now() - began);
      channel.port2.postMessage(null);
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["data-query"] });
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
