import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { shareStage } from "../support/stage.ts";
import { keysOn } from "./support/hands.ts";

const stage = shareStage();

describe("a drill", () => {
  it("is found from practice and done by the keyboard alone, says why not, and is ticked off", async () => {
    const context = await openWindow(stage.browser, { reducedMotion: "reduce" });
    const page = await context.newPage();
    const keys = keysOn(page);
    const main = page.locator('[data-main-button]:not([aria-disabled="true"])');
    // A hand gives up soon on what isn't there, and pages take their time on a machine that has much else to do.
    const press = async (what: Locator) => {
      await what.waitFor();
      await keys.press(what);
    };
    await page.goto(`${stage.server.url}/practice`);
    await press(page.getByRole("link", { name: "Learn with drills" }));
    await press(page.getByRole("link", { name: "Mulligans" }));
    await page.locator("[data-drill=mulligan][data-step=first]").waitFor();
    await press(main);
    await page.getByRole("alert").getByText("With a single land").waitFor();
    await press(page.getByRole("button", { name: "Mulligan", exact: true }));
    await page.locator("[data-step=second]").waitFor();
    await press(main);
    await page.locator("[data-step=bottom]").waitFor();
    const cards = page.locator('[data-zone="hand"] [data-card]');
    const dear = cards.filter({ hasText: /Wurm|Dreadmaw/ });
    await press(dear.first());
    await press(main);
    await page.locator("[data-step=done]").waitFor();
    await press(page.getByRole("link", { name: "All drills" }));
    await page.getByText("1 of 6 done").waitFor();
    expect(await page.getByText("✓ Done").count()).toBe(1);
    await context.close();
  });
});
