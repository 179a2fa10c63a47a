import { describe, expect, it } from "vitest";
import { setStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = setStage({ BOT_THINKING_MS: "0" });

async function arrive(name: string): Promise<BrowserPlayer> {
  return BrowserPlayer.arrive(stage.browser, stage.server.url, name);
}

describe("a player who waits in several queues", () => {
  it("sees each, leaves one, and plays in the other when a player joins it", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    const { page } = ada;
    const row = (what: string) => page.getByRole("listitem").filter({ hasText: what });
    await page.getByLabel("Time", { exact: true }).selectOption("blitz");
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("button", { name: "You are in this queue" }).waitFor();
    await page.getByLabel("Time", { exact: true }).selectOption("slow");
    await page.getByRole("button", { name: "Join this queue, too" }).click();
    await page.getByText(/^You are in several queues/).waitFor();
    const slow = row("slow").filter({ has: page.getByRole("button", { name: /^Leave/ }) });
    await slow.getByText("nobody else yet").waitFor();
    const second = await ada.context.newPage();
    await second.goto(stage.server.url);
    await second.getByRole("button", { name: "Leave all queues" }).waitFor();
    await page.getByRole("button", { name: /^Leave the queue: .*blitz/ }).click();
    await page.getByText("You are in the queue. The game opens automatically.").waitFor();
    // The other tab hears of it.
    await second.getByRole("button", { name: "Cancel", exact: true }).waitFor();
    await second.close();

    const demand = bea.page.getByRole("region", { name: "Players waiting" });
    await demand.getByRole("button", { name: /^Choose .*slow/ }).click();
    await bea.page.getByRole("button", { name: "Play now" }).click();
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    expect(new URL(page.url()).pathname).toBe(new URL(bea.page.url()).pathname);
    expect([...ada.complaints, ...bea.complaints]).toEqual([]);
    for (const { context } of [ada, bea]) await context.close();
  });

  it("leaves all of them at once", async () => {
    const ada = await arrive("Ada");
    const { page } = ada;
    await page.getByLabel("Time", { exact: true }).selectOption("blitz");
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByLabel("Time", { exact: true }).selectOption("slow");
    await page.getByRole("button", { name: "Open challenge" }).click();
    await page.getByRole("button", { name: "Leave all queues" }).click();
    await page.getByRole("button", { name: "Play now" }).waitFor();
    await until("the queues to be empty", async () => {
      const { queues } = await (await fetch(`${stage.server.url}/api/queues`)).json();
      return Array.isArray(queues) && queues.every((queue) => queue.waiting === 0);
    });
    expect(ada.complaints).toEqual([]);
    await ada.context.close();
  });
});
