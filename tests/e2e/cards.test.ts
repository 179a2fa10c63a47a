import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

/** The first search waits until all cards are sorted. */
const FIRST_SEARCH = { timeout: 60_000 };

const stage = setStage({ BOT_THINKING_MS: "0" });

async function arriveAtCards(query = ""): Promise<BrowserPlayer> {
  const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Cora");
  await player.page.goto(`${stage.server.url}/cards${query}`);
  await player.page.getByRole("link", { name: /^Your account:/ }).waitFor();
  await counted(player.page).waitFor(FIRST_SEARCH);
  return player;
}

const counted = (page: Page) => page.getByRole("status").filter({ hasText: /^[\d,]+ cards?$/ });
const queryField = (page: Page) => page.getByRole("searchbox", { name: "Search the cards" });

async function countOf(page: Page): Promise<number> {
  return Number((await counted(page).textContent())?.replace(/\D/g, ""));
}

/** What the address searches for. */
const asked = (page: Page): string | null => new URL(page.url()).searchParams.get("q");

async function leave({ context, complaints }: BrowserPlayer): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

describe("somebody who looks for cards", () => {
  it("types, clicks filters that write into the query, and goes back step by step", async () => {
    const player = await arriveAtCards();
    const { page } = player;
    const all = await countOf(page);
    await queryField(page).pressSequentially("t:elf");
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await page.getByRole("link", { name: /^Llanowar Elves/ }).waitFor();
    const elves = await countOf(page);
    await page.getByRole("button", { name: "Green" }).click();
    await page.getByLabel("How the colors count").selectOption("exactly these");
    await page.getByRole("button", { name: "1", exact: true }).click();
    await expect.poll(() => asked(page)).toBe("t:elf c=g mv=1");
    expect(await queryField(page).inputValue()).toBe("t:elf c=g mv=1");
    await expect.poll(() => countOf(page)).toBeLessThan(elves);
    expect(await page.getByRole("button", { name: "Green" }).getAttribute("aria-pressed")).toBe("true");
    await page.goBack();
    await expect.poll(() => queryField(page).inputValue()).toBe("t:elf c=g");
    await page.goBack();
    await page.goBack();
    await expect.poll(() => countOf(page)).toBe(elves);
    expect(await queryField(page).inputValue()).toBe("t:elf");
    await page.goForward();
    await expect.poll(() => queryField(page).inputValue()).toBe("t:elf c>=g");
    await leave(player);
  });

  it("finds the same by a shared address, in the form that was chosen last", async () => {
    const player = await arriveAtCards("?q=t%3Aelf&order=manaValue&descending=true");
    const { page } = player;
    await expect.poll(() => queryField(page).inputValue()).toBe("t:elf");
    await page.getByRole("button", { name: "List" }).click();
    const first = page.getByRole("main").getByRole("listitem").first();
    await expect.poll(() => first.textContent()).toMatch(/Elf/);
    const heaviest = await first.textContent();
    await page.getByRole("button", { name: "Reverse the order" }).click();
    await expect.poll(() => first.textContent()).not.toBe(heaviest);
    await page.reload();
    await expect
      .poll(() => page.getByRole("button", { name: "List" }).getAttribute("aria-pressed"))
      .toBe("true");
    await leave(player);
  });

  it("is told what was not understood, and where", async () => {
    const player = await arriveAtCards();
    const { page } = player;
    await queryField(page).fill("t:elf foo:bar");
    const problem = page.getByRole("button", { name: "There is no field “foo”. (character 7)" });
    await problem.waitFor();
    await expect.poll(() => page.locator("mark").textContent()).toBe("foo:bar");
    await problem.click();
    await page.keyboard.press("Delete");
    await expect.poll(() => page.locator("mark").count()).toBe(0);
    await expect.poll(() => asked(page)).toBe("t:elf ");
    await queryField(page).fill("is:playable mv>90");
    await page.getByRole("button", { name: "Show all cards" }).click();
    await expect.poll(() => queryField(page).inputValue()).toBe("");
    await leave(player);
  });

  it("scrolls through all of them without all of them being on the page", async () => {
    const player = await arriveAtCards();
    const { page } = player;
    const results = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => results.count()).toBeGreaterThan(0);
    await page.keyboard.press("End");
    const last = String(await countOf(page));
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return results.last().getAttribute("aria-posinset");
      })
      .toBe(last);
    await results.last().getByRole("link").waitFor();
    expect(await results.count()).toBeLessThan(100);
    await leave(player);
  });

  it("opens a card, reads what its keywords mean and where it is played, and comes back", async () => {
    const player = await arriveAtCards("?q=serra+angel");
    const { page } = player;
    await page.getByRole("link", { name: /^Serra Angel/ }).click();
    await page.getByRole("heading", { level: 1, name: "Serra Angel" }).waitFor();
    await page.getByRole("heading", { name: "Keywords" }).waitFor();
    await page.getByText("vigilance", { exact: true }).waitFor();
    await page
      .getByRole("listitem")
      .filter({ hasText: /^Open/ })
      .getByText("legal", { exact: true })
      .waitFor();
    await page.goBack();
    await expect.poll(() => queryField(page).inputValue()).toBe("serra angel");
    await page.goto(`${stage.server.url}/cards/Nobody%27s%20Card`);
    await page.getByText("There is no card of this name.").waitFor();
    await leave(player);
  });
});
