import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { shareStage } from "../support/stage.ts";
import { finger, type Hand, keysOn, mouse } from "./support/hands.ts";
import { Newcomer, STEPS, type WayOut } from "./support/newcomer.ts";

const stage = shareStage();

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody who was never here and looks at the home page. */
async function arrive(options: BrowserContextOptions): Promise<Page> {
  const context = await openWindow(stage.browser, { reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.goto(stage.server.url);
  await page.getByRole("link", { name: /^(Your account|Votre compte)/ }).waitFor();
  return page;
}

const complaints: string[] = [];

/** Begins the first game, plays it to its end or concedes once all is learned, and finds that it is offered no more. */
async function playFirstGame(page: Page, hand: Hand, begin: string, wayOut?: WayOut): Promise<void> {
  const first = page.getByRole("button", { name: begin });
  await first.waitFor();
  await hand.press(first);
  await page.waitForURL(/\/table\//);
  await page.locator("[data-topic]").waitFor();
  const newcomer = new Newcomer(page, hand, wayOut);
  await newcomer.finish();
  expect([...(await newcomer.see()).done].sort()).toEqual([...STEPS].sort());
  await page.goto(stage.server.url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: begin }).count()).toBe(0);
  expect(complaints).toEqual([]);
}

describe("a newcomer does all steps of the first game", () => {
  it("with a mouse, and plays it to its end", async () => {
    const page = await arrive(DESKTOP);
    await playFirstGame(page, mouse, "Play the first game");
    await page.context().close();
  });

  it("with the keyboard alone, and concedes", async () => {
    const page = await arrive(DESKTOP);
    await playFirstGame(page, keysOn(page), "Play the first game", {
      menu: "Menu",
      concede: "Concede",
    });
    await page.context().close();
  });

  it("with a finger on a phone, in French, and concedes", async () => {
    const page = await arrive({ ...PHONE, locale: "fr-FR" });
    await playFirstGame(page, finger, "Jouer la première partie", { menu: "Menu", concede: "Concéder" });
    await page.context().close();
  });
});
