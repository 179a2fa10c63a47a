import { findChromium, missingProgram } from "@spellroom/infra/testing";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";

/** Flags that stop the browser's own network traffic and let it run in a container. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Far beyond what any page needs; only what never comes is waited for so long. */
const PATIENCE_MILLISECONDS = 90_000;

/** A new window with nothing kept in it from before. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  // What a service worker asks for passes by the routes of a test.
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  return context;
}

/** Starts this machine's Chromium without a window. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw missingProgram("chromium");
  return await chromium.launch({ executablePath, args: FLAGS, headless: true });
}
