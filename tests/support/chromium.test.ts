import { expect, it } from "vitest";
import { launchChromium } from "./chromium.ts";

it("opens this machine's browser and reads a page in it", async () => {
  await using browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent("<h1>Spellroom</h1>");
  expect(await page.getByRole("heading").textContent()).toBe("Spellroom");
});
