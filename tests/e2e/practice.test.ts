import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { shareStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const GAME_MILLISECONDS = 240_000;

const stage = shareStage();

/** A window whose pages the service worker looks after, and in which practice is kept. */
async function visited(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openWindow(stage.browser, {
    serviceWorkers: "allow",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${stage.server.url}/practice`);
  await page.getByText("Practice works offline on this device.").waitFor();
  return { context, page };
}

async function startAgainst(page: Page, bot: string): Promise<void> {
  await page.getByRole("radio", { name: bot }).check();
  await page.getByRole("button", { name: "Start game" }).click();
  await page.locator(".sr-life").first().waitFor();
}

/** Lets a player do what there is to do until the game is over. */
async function playOut(player: BrowserPlayer): Promise<void> {
  const isOver = async (): Promise<boolean> => {
    if ((await player.screen()).result !== null) return true;
    await player.step();
    return false;
  };
  await until("the end of the game", isOver, GAME_MILLISECONDS).catch(async (cause: unknown) => {
    throw new Error(`the game stands still: ${JSON.stringify(await player.screen())}`, { cause });
  });
}

describe("practice on this device", () => {
  it("reopens offline once it was visited, and plays a game to its end, across a reload", async () => {
    const { context, page } = await visited();
    await page.close();
    await context.setOffline(true);
    const player = BrowserPlayer.at("Ada", context, await context.newPage());
    await player.page.goto(`${stage.server.url}/practice`);
    await startAgainst(player.page, "Charging Ram");
    await player.dealt();
    for (let steps = 0; steps < 12; steps++) await player.step();
    const before = await player.settledToMove();
    await player.page.reload();
    await player.page.locator(".sr-life").first().waitFor();
    await expect.poll(() => player.lasting()).toEqual(before);
    await playOut(player);
    expect((await player.screen()).result).toMatch(/Victory|Defeat|Draw/);
    await player.page.getByRole("button", { name: "Play again" }).click();
    await expect.poll(async () => (await player.screen()).result).toBeNull();
    await player.dealt();
    expect(player.complaints).toEqual([]);
    await context.close();
  });

  it("lets a move be taken back, says on request what a bot would do, and leads from the table to the set-up and back", async () => {
    const { context, page } = await visited();
    const player = BrowserPlayer.at("Ada", context, page);
    await startAgainst(page, "Sleeping Stone");
    await until("a card to play", async () => {
      const screen = await player.screen();
      if (screen.playable.some(({ name }) => /\bLand\b/.test(name))) return true;
      await player.step(screen);
      return false;
    });
    const before = await player.settledToMove();
    await page.getByRole("button", { name: "Hint" }).click();
    const hints = page.getByRole("status", { name: "A strong bot would choose" }).getByRole("listitem");
    await hints.first().waitFor();
    expect(await hints.first().textContent()).toMatch(/\d+%/);
    await player.step();
    await expect.poll(async () => (await player.screen()).hand.length).toBeLessThan(before.hand.length);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect.poll(async () => (await player.screen()).hand.length).toBe(before.hand.length);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave table" }).click();
    await page.getByRole("heading", { name: "Practice game in progress" }).waitFor();
    await page.getByRole("button", { name: "Continue game" }).click();
    await expect.poll(() => player.lasting()).toEqual(await player.settledToMove());
    await context.close();
  });

  it("is played by two at one screen, which shows neither hand while it is handed over", async () => {
    const { context, page } = await visited();
    const player = BrowserPlayer.at("Ada", context, page);
    await page.getByRole("radio", { name: "Two at one screen" }).check();
    await page.getByRole("textbox", { name: "Name of player 1" }).fill("Ada");
    await page.getByRole("textbox", { name: "Name of player 2" }).fill("Bea");
    await page.getByRole("button", { name: "Start game" }).click();
    const seen = new Set<string>();
    await until("both to have sat at the screen", async () => {
      const ready = page.getByRole("button", { name: /^I am / });
      if (await ready.isVisible()) {
        expect(await page.locator('[data-zone="hand"] [data-card]').count()).toBe(0);
        seen.add((await ready.textContent()) ?? "");
        await ready.press("Enter");
        await ready.waitFor({ state: "detached" });
        await player.dealt();
      } else await player.step();
      return seen.size === 2;
    });
    expect([...seen].sort()).toEqual(["I am Ada", "I am Bea"]);
    expect(player.complaints).toEqual([]);
    await context.close();
  });
});
