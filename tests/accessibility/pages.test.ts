import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { BrowserPlayer } from "../e2e/support/browser-player.ts";
import { axeOn } from "../support/axe.ts";
import { setStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";

const stage = setStage({ BOT_THINKING_MS: "0" });

/** What axe finds wrong, with the places. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await axeOn(page).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

describe("axe finds no barrier", () => {
  it("on a profile, in a conversation, and at a table that is being set", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Axel");
    const { page } = player;
    const other = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Axelle");
    await page.goto(`${stage.server.url}/lobby`);
    const challenge = page.getByRole("button", { name: /^Challenge / }).first();
    await challenge.waitFor();
    expect(await barriers(page)).toEqual([]);
    await challenge.click();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("li", { has: challenge }).getByRole("link").click();
    await page.getByRole("heading", { name: "Ratings" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("link", { name: "Send a message" }).click();
    await page.getByRole("textbox", { name: "Message" }).fill("Hello");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("listitem").filter({ hasText: "Hello" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.goto(stage.server.url);
    await page.getByRole("button", { name: "Multiplayer table" }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByRole("button", { name: "Add a bot" }).click();
    await page.getByText("2 of 4 seats taken").waitFor();
    expect(await barriers(page)).toEqual([]);
    await player.context.close();
    await other.context.close();
  });

  it("where one waits in several queues", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Axel");
    const { page } = player;
    await page.getByLabel("Time", { exact: true }).selectOption("blitz");
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("button", { name: "Open challenge" }).click();
    await page.getByRole("button", { name: "Leave all queues" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Leave all queues" }).click();
    await player.context.close();
  });

  it("where practice is set up, for one and for two, and where the screen is handed over", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Axel");
    const { page } = player;
    await page.goto(`${stage.server.url}/practice`);
    await page.getByRole("button", { name: "Start game" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("radio", { name: "Two at one screen" }).check();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Start game" }).click();
    await page.getByRole("button", { name: /^I am / }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await player.context.close();
  });

  it("at a table of four, on a wide screen and on a phone", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Axel");
    await player.playThreeBots();
    expect(await barriers(player.page)).toEqual([]);
    await player.page.setViewportSize({ width: 390, height: 844 });
    expect(await barriers(player.page)).toEqual([]);
    await player.context.close();
  });

  it("at a table with cards on it", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Axel");
    const { page } = player;
    await page.getByRole("button", { name: "Play a bot" }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Start" }).click();
    await player.sitDown();
    await until(
      "the fourth turn",
      async () => {
        const { turn, result } = await player.screen();
        if (result !== null || Number(/\d+/.exec(turn)?.[0] ?? 0) >= 4) return true;
        await player.step();
        return false;
      },
      90_000,
    );
    expect(await barriers(page)).toEqual([]);
    await player.context.close();
  });
});
