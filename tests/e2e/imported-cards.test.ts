/** Cards that a moderator imports on the page for moderators, and that players then play. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { makeModerator } from "../support/moderator.ts";
import { setStage } from "../support/stage.ts";
import { DESKTOP, PHONE } from "./support/browser-player.ts";

const { token, env, dispose } = await makeModerator();
const stage = setStage({ ...env, BOT_THINKING_MS: "0", RATE_LIMIT_SCALE: "0" });
afterAll(dispose);

const XML = `<?xml version="1.0" encoding="ISO-8859-1"?>
<card xmlns="http://sourceforge.net/projects/magic-project" name="Lantern Wisp">
 <init>
  <registers>
   <register index="white" value="1"/><register index="colorless" value="1"/>
   <register index="power" value="2"/><register index="toughness" value="1"/>
  </registers>
  <colors>white</colors>
  <idcards>creature</idcards>
  <properties>flying spirit</properties>
 </init>
 <abilities><ability ref="cast-spell"/></abilities>
</card>`;
/** A card that has an effect, but no text that says what it does. */
const SILENT_CARD = JSON.stringify({
  Id: 8,
  Name: "Silent Spark",
  "Mana Cost": "R",
  Type: "Sorcery",
  Effect: [{ Name: "burn" }],
});
const JSON_CARD = JSON.stringify({
  Id: 7,
  Name: "Morning Ritual",
  "Mana Cost": "1W",
  Text: "You gain 4 life.",
  Type: "Sorcery",
  Subtype: "",
  Supertype: "",
  Effect: [{ Name: "gain_life" }],
});

/** The page for moderators, opened by one. */
async function openModeration(window: BrowserContextOptions): Promise<Page> {
  const context = await openWindow(stage.browser, { ...window, reducedMotion: "reduce" });
  await context.addInitScript((kept) => localStorage.setItem("spellroom-token", kept), token);
  const page = await context.newPage();
  await page.goto(`${stage.server.url}/moderation`);
  return page;
}

const filesOf = (page: Page) => page.getByLabel("Import XML or JSON cards");

async function importCards(page: Page): Promise<void> {
  await filesOf(page).setInputFiles([
    { name: "wisp.xml", mimeType: "text/xml", buffer: Buffer.from(XML) },
    { name: "ritual.json", mimeType: "application/json", buffer: Buffer.from(JSON_CARD) },
    { name: "spark.json", mimeType: "application/json", buffer: Buffer.from(SILENT_CARD) },
  ]);
  await page.getByText("Import complete").waitFor({ timeout: 60_000 });
  await page.getByText(/^3 cards in 3 printings imported/).waitFor();
}

describe("XML and JSON cards", () => {
  it("are imported by a moderator, found, and played in a game", async () => {
    const page = await openModeration(DESKTOP);
    await filesOf(page).setInputFiles([
      {
        name: "bomb.xml",
        mimeType: "text/xml",
        buffer: Buffer.from('<!DOCTYPE a [<!ENTITY b "ha">]><card>&b;</card>'),
      },
    ]);
    await page.getByText("Import failed. The cards are as they were.").waitFor({ timeout: 60_000 });
    await page.getByText(/a document type is not permitted/).waitFor();
    await importCards(page);

    await page.goto(`${stage.server.url}/cards/Lantern%20Wisp`);
    await page.getByRole("heading", { level: 1, name: "Lantern Wisp" }).waitFor({ timeout: 60_000 });
    await page.goto(`${stage.server.url}/cards/Silent%20Spark`);
    await page.getByText("<burn>").first().waitFor();
    await page.goto(`${stage.server.url}/decks/list`);
    await page.getByRole("link", { name: /^Your account:/ }).waitFor();
    // A server that is too busy for the first request is asked again.
    await page.route("**/api/decks/read", (route) => route.abort("timedout"), { times: 1 });
    await page.getByLabel("Deck list").fill("30 Lantern Wisp\n10 Morning Ritual\n20 Plains");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("60 cards imported.").waitFor();
    await page.getByText(/^Legal in .*Limited/).waitFor();
    await page.getByRole("button", { name: "Play against a bot" }).click();
    await page.waitForURL(/\/table\//);
    await page.locator(".sr-life").first().waitFor();
    await expect.poll(() => page.getByText(/Lantern Wisp|Morning Ritual/).count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it("are imported on a phone, whose page is no wider than its screen", async () => {
    const page = await openModeration(PHONE);
    await importCards(page);
    const width = PHONE.viewport?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.context().close();
  });
});
