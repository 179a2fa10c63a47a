import { describe, expect, it } from "vitest";
import { axeOn } from "../support/axe.ts";
import { shareStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = shareStage();

describe("two players who are watched a minute late", () => {
  it("agree to show both hands to spectators, who see them a minute later, and no longer once one of them ends it", async () => {
    const arrive = (name: string) => BrowserPlayer.arrive(stage.browser, stage.server.url, name);
    const [ada, bea, cleo] = [await arrive("Ada"), await arrive("Bea"), await arrive("Cleo")];
    for (const { page } of [ada, bea]) {
      await page.getByLabel("Spectators see").selectOption({ label: "the game a minute late" });
      await page.getByRole("button", { name: "Play now" }).click();
    }
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    await cleo.page.goto(ada.page.url().replace("/table/", "/watch/"));
    await ada.dealt();
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page
      .getByText(/^If your opponent agrees, spectators see both hands, 1 minute late\./)
      .waitFor();
    await ada.page.getByRole("button", { name: "Ask for a caster's view" }).click();
    await ada.page.keyboard.press("Escape");
    await ada.page.getByText("Waiting for your opponent to agree to a caster's view.").waitFor();
    await bea.page.getByText(/ asks to show both hands to spectators\./).waitFor();
    await bea.page.getByRole("button", { name: "Allow" }).click();
    for (const { page } of [ada, bea])
      await page.getByText("Caster's view: spectators see both hands, 1 minute late.").waitFor();
    // It can be dismissed; the menu ends it as well.
    await bea.page.getByRole("button", { name: "OK", exact: true }).click();
    await bea.page.getByText("Caster's view: spectators see both hands").waitFor({ state: "hidden" });
    await bea.page.getByText("hand revealed").first().waitFor();
    const { violations } = await axeOn(bea.page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    const watched = cleo.page.getByText("Caster's view: both hands, 1 minute late");
    await watched.waitFor({ timeout: 90_000 });
    const hands = cleo.page.locator('[data-zone="hand"] [data-card], [data-open-hand] li:has(*)');
    await expect.poll(() => hands.count()).toBe(14);
    await bea.page.getByRole("button", { name: "Menu" }).click();
    await bea.page.getByRole("button", { name: "End the caster's view" }).click();
    await watched.waitFor({ state: "hidden" });
    await expect.poll(() => hands.count()).toBe(0);
    await ada.page.getByText("Caster's view: spectators see both hands").waitFor({ state: "hidden" });
    for (const { context, complaints } of [ada, bea, cleo]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
