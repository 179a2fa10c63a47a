import { findChromium, missingProgram } from "@spellroom/infra/testing";
import { type Browser, chromium } from "playwright-core";

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

/** Starts this machine's Chromium without a window. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw missingProgram("chromium");
  return await chromium.launch({ executablePath, args: FLAGS, headless: true });
}
