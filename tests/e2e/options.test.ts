import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { shareStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = shareStage();

describe("the display options", () => {
  it("is kept with the account, and found again on another device", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Odile");
    const { page } = player;
    const kept = (word: string) =>
      page.waitForResponse(
        (answer) =>
          answer.request().method() === "PUT" && answer.request().postData()?.includes(word) === true,
      );
    await page.goto(`${stage.server.url}/options`);
    const keptTheme = kept('"theme":"light"');
    await page.getByRole("combobox", { name: "Theme" }).selectOption("light");
    await keptTheme;
    const keptLanguage = kept('"language":"fr"');
    await page.getByRole("main").getByRole("combobox", { name: "Language" }).selectOption("fr");
    await keptLanguage;
    await page.getByRole("heading", { name: "Raccourcis clavier" }).waitFor();
    const token = await until("a token", () => page.evaluate(() => localStorage.getItem("spellroom-token")));

    const device = await openWindow(stage.browser);
    await device.addInitScript((known) => localStorage.setItem("spellroom-token", known), token);
    const other = await device.newPage();
    await other.goto(stage.server.url);
    const root = other.locator("html");
    await expect.poll(() => root.getAttribute("data-theme")).toBe("light");
    await expect.poll(() => root.getAttribute("lang")).toBe("fr");
    await other.getByRole("button", { name: "Jouer la première partie" }).waitFor();
    expect(player.complaints).toEqual([]);
    await device.close();
    await player.context.close();
  });
});
