/** Somebody who comes from elsewhere with a list, and what can be done with a deck once it is here. */
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { setStage } from "../support/stage.ts";
import { BrowserPlayer, DESKTOP, PHONE } from "./support/browser-player.ts";

/** A picture of one pixel, for every card but Mountain, from a card service of ours. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
const asked: string[] = [];
const pictures = createServer((request, response) => {
  asked.push(decodeURIComponent(request.url ?? ""));
  if (/Mountain|999/.test(asked.at(-1) ?? "")) response.writeHead(404).end();
  else response.writeHead(200, { "Content-Type": "image/gif", "Cache-Control": "max-age=3600" }).end(PIXEL);
});
await new Promise<void>((resolve) => pictures.listen(0, "127.0.0.1", resolve));
const address = pictures.address();
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
afterAll(() => {
  pictures.closeAllConnections();
  pictures.close();
});

const stage = setStage({
  BOT_THINKING_MS: "0",
  RATE_LIMIT_SCALE: "0",
  PICTURES: `${origin}/{size}/{name}`,
  PRINTED_PICTURES: `${origin}/printed/{set}/{number}/{size}`,
  PICTURE_SOURCES: origin,
});

/** Mountains of a printing that the service has, Shocks of one that it doesn't have. */
const PRINTED_LIST = "56 Mountain (M21) 274\n4 Shock (M21) 999";

const CARDS = [
  "Lightning Bolt",
  "Shock",
  "Goblin Guide",
  "Monastery Swiftspear",
  "Lava Spike",
  "Firebolt",
  "Young Pyromancer",
  "Searing Spear",
  "Goblin Instigator",
  "Mountain",
];
const LIST = CARDS.map((name) => `${name === "Mountain" ? 24 : 4} ${name}`)
  .join("\n")
  .replace("Lightning Bolt", "Lightnig Bolt (M10) 146")
  .replace("Shock", "Shock (M21) 159")
  .replace("Goblin Guide", "Goblin Guid")
  .replace("Lava Spike", "Lava Spkie");

async function bringList(page: Page): Promise<void> {
  await page.goto(`${stage.server.url}/decks/list`);
  await page.getByRole("link", { name: /^Your account:/ }).waitFor();
  await page.getByLabel("Deck list").fill(LIST);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("3 lines need your attention").waitFor();
  await page.getByRole("button", { name: "Accept all suggestions" }).click();
  await page.getByText("60 cards imported.").waitFor();
}

const WINDOWS = [
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const;

describe.each(WINDOWS)("a user on %s with a list on the clipboard", (_, window) => {
  it("corrects three misspelled names, and is in a game against a bot with it", async () => {
    const context = await openWindow(stage.browser, { ...window, reducedMotion: "reduce" });
    const page = await context.newPage();
    await bringList(page);
    const width = window.viewport?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "Play against a bot" }).click();
    await page.waitForURL(/\/table\//);
    await page.locator(".sr-life").first().waitFor();
    await context.close();
  });
});

/** Saves a version, changes the deck, sees what has changed, and goes back. */
async function compareAndRestore(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save a version" }).click();
  await page.getByText(/^Version \d+, /).click();
  await page.getByText("Same cards as now.").waitFor();
  for (let copy = 0; copy < 2; copy++) await page.getByRole("button", { name: "Remove one Shock" }).click();
  await page.getByText("−2", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Deck 58 cards" }).waitFor();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("heading", { name: "Deck 60 cards" }).waitFor();
}

/** Plays the deck that the player has open against nobody, in a tab of its own. */
async function goldfish({ context, page }: BrowserPlayer): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.getByRole("button", { name: "Goldfish" }).click();
  await tab.waitForURL(/\/table\//);
  await tab.getByText("Sleeping Stone").first().waitFor();
  await tab.close();
}

describe("a deck that was kept", () => {
  it("is compared with an earlier version and restored, shared by link, copied by another user, tried out alone, and played by both against each other", async () => {
    const owner = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Ada");
    const { page } = owner;
    await bringList(page);
    await page.getByLabel("Deck name").fill("Red of Ada");
    await page.getByRole("button", { name: "Save deck" }).click();
    await page.getByText("M21 159").waitFor();
    await page.getByLabel("Notes").fill("Burn them.");
    await page.getByLabel("Who can see this deck").selectOption("Anyone with the link");
    const link = await page.getByLabel("Link to this deck").inputValue();
    await compareAndRestore(page);
    await page.getByLabel("Export format").selectOption("XMage (.dck)");
    await page.getByRole("button", { name: "Copy list" }).click();
    await expect.poll(() => page.getByLabel("Exported list").inputValue()).toContain("4 [M21:159] Shock");

    const other = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Bea");
    await other.page.goto(link);
    await other.page.getByText("Burn them.").waitFor();
    await other.page.getByRole("button", { name: "Copy to my decks" }).click();
    await expect.poll(() => other.page.getByLabel("Deck name").inputValue()).toBe("Red of Ada");
    await goldfish(other);
    for (const player of [owner, other]) {
      await player.page.getByText(/^Legal in Open/).waitFor();
      await player.page.getByRole("button", { name: "Play this deck" }).click();
      await player.page.getByRole("button", { name: "Play now" }).click();
    }
    await Promise.all([owner.sitDown(), other.sitDown()]);
    await owner.dealt();
    const { hand } = await owner.settled();
    expect(hand.filter((card) => !CARDS.some((name) => card.startsWith(name)))).toEqual([]);
    expect([...owner.complaints, ...other.complaints]).toEqual([]);
    await Promise.all([owner.context.close(), other.context.close()]);
  });
});

describe.each(WINDOWS)("official pictures on %s", (_, window) => {
  it("are fetched by browsers that have turned them on, and by no other; without one the drawn picture stays", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Pia", window);
    const { page } = player;
    asked.length = 0;
    await page.goto(`${stage.server.url}/cards?q=!shock`);
    await page.getByRole("link", { name: /^Shock/ }).waitFor({ timeout: 60_000 });
    expect(asked).toEqual([]);
    await page.goto(`${stage.server.url}/options`);
    await page.getByRole("checkbox", { name: /^Official card pictures/ }).check();
    await page.goto(`${stage.server.url}/cards?q=!shock`);
    await expect.poll(() => asked[0]).toBe("/small/Shock");
    await page.locator(".sr-art-official img").first().waitFor();
    await page
      .getByText(/^Card picture © .*127\.0\.0\.1$/)
      .first()
      .waitFor();
    await page.goto(`${stage.server.url}/cards?q=!mountain`);
    await expect.poll(() => asked).toContain("/small/Mountain");
    await expect.poll(() => page.locator(".sr-art-official").count()).toBe(0);
    await page.locator(".sr-art").first().waitFor();
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });

  it("are those of the printings that a deck names, on its page and at the table; else of the card", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Pia", window);
    const { page } = player;
    await page.goto(`${stage.server.url}/options`);
    await page.getByRole("checkbox", { name: /^Official card pictures/ }).check();
    await page.goto(`${stage.server.url}/decks/list`);
    await page.getByLabel("Deck list").fill(PRINTED_LIST);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("60 cards imported.").waitFor();
    await page.getByRole("button", { name: "Save deck" }).click();
    await page.getByText("M21 999").waitFor();
    asked.length = 0;
    const catalogue = page.getByRole("region", { name: "Catalogue" });
    // A phone shows the deck and the catalogue in turn.
    const aside = page.getByRole("button", { name: "Catalogue", exact: true });
    if (await aside.isVisible()) await aside.click();
    await catalogue.getByRole("searchbox").fill("!shock");
    await catalogue.getByRole("button", { name: "Add one Shock" }).hover();
    await expect.poll(() => asked, { timeout: 60_000 }).toContain("/small/Shock");
    expect(asked.indexOf("/printed/m21/999/small")).toBeLessThan(asked.indexOf("/small/Shock"));
    expect(asked).toContain("/printed/m21/999/small");
    await page.getByRole("button", { name: "Play this deck" }).click();
    await page.getByRole("button", { name: "Play a bot" }).click();
    asked.length = 0;
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await player.sitDown();
    await player.dealt();
    await expect.poll(() => asked, { timeout: 30_000 }).toContain("/printed/m21/274/small");
    expect(asked).not.toContain("/small/Mountain");
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });
});
