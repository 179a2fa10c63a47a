import { createApiClient } from "@spellroom/client";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { shareStage } from "../support/stage.ts";
import { BrowserPlayer, PHONE } from "./support/browser-player.ts";

/** The first search waits until all cards are sorted. */
const FIRST_SEARCH = { timeout: 60_000 };

const stage = shareStage();

async function arriveAtCards(query = ""): Promise<BrowserPlayer> {
  const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Cora");
  await player.page.goto(`${stage.server.url}/cards${query}`);
  await player.page.getByRole("link", { name: /^Your account:/ }).waitFor();
  await counted(player.page).waitFor(FIRST_SEARCH);
  return player;
}

/** Opens the deck builder with an empty deck, once its catalogue is there. */
async function buildFromNothing(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  await page.goto(`${stage.server.url}/decks`);
  await page.getByRole("link", { name: /^Your account:/ }).waitFor();
  await press(page.getByRole("button", { name: /^Build a deck/ }));
  await counted(page).waitFor(FIRST_SEARCH);
}

const counted = (page: Page) => page.getByRole("status").filter({ hasText: /^[\d,]+ cards?$/ });
const queryField = (page: Page) => page.getByRole("searchbox", { name: "Search cards" });

async function countOf(page: Page): Promise<number> {
  return Number((await counted(page).textContent())?.replace(/\D/g, ""));
}

/** How many cards the server finds. */
async function totalOf(q: string): Promise<number> {
  const { total } = await createApiClient({ endpoint: stage.server.url }).cards.search({ q, limit: 1 });
  return total;
}

/** What the address searches for. */
const asked = (page: Page): string | null => new URL(page.url()).searchParams.get("q");

const chosenRow = (page: Page) => page.locator('li[aria-current="true"]');

/** The heading of the deck's cards, once there are so many. */
const deckOf = (page: Page, cards: number) =>
  page.getByRole("heading", { name: `Deck ${cards} card${cards === 1 ? "" : "s"}`, exact: true });

/** The same on a phone, which shows the catalogue: the button for the deck. */
const shownOnPhone = (page: Page, cards: number) =>
  page.getByRole("button", { name: `Deck (${cards})`, exact: true });

type Device = readonly [string, BrowserContextOptions | undefined, (page: Page, cards: number) => Locator];

async function tabToField(page: Page): Promise<void> {
  const isThere = () => queryField(page).evaluate((field) => field === document.activeElement);
  for (let count = 0; count < 40 && !(await isThere()); count++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

/**
 * Takes something by the mouse, and lets go when the section where it is to go shows that it would take the card. An empty
 * section comes into sight only as the card is dragged.
 */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  await page.getByRole("heading", { name: /^Deck/ }).hover();
  const taking = page.locator("section[data-over]").filter({ has: to });
  await expect
    .poll(async () => {
      await to.hover();
      return taking.count();
    })
    .toBe(1);
  await page.mouse.up();
}

/** One of the sections that come into reach while a finger drags a card. */
const dockOf = (page: Page, section: string) =>
  page.locator("span[data-drop]").filter({ hasText: new RegExp(`^${section}$`) });

/** A finger on the screen, as the browser itself takes its touches: it scrolls where the page lets it. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd") =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [at] });
  const middleOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (box === null) throw new Error("it can't be touched");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const moveTo = async (to: typeof at) => {
    const from = at;
    for (let step = 1; step <= 5; step++) {
      at = { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 };
      await touch("touchMove");
    }
  };
  return {
    down: async (what: Locator) => {
      at = await middleOf(what);
      await touch("touchStart");
    },
    moveTo: async (what: Locator) => moveTo(await middleOf(what)),
    moveBy: (x: number, y: number) => moveTo({ x: at.x + x, y: at.y + y }),
    up: () => touch("touchEnd"),
  };
}

async function leave({ context, complaints }: BrowserPlayer): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

describe("a user who searches for cards", () => {
  it("types, clicks filters that write into the query, and goes back step by step", async () => {
    const player = await arriveAtCards();
    const { page } = player;
    const elves = await totalOf("t:elf");
    expect(elves).toBeLessThan(await countOf(page));
    await queryField(page).pressSequentially("t:elf");
    await expect.poll(() => countOf(page)).toBe(elves);
    await page.getByRole("link", { name: /^Arbor Elf/ }).waitFor();
    // In full once the typing has paused.
    await page
      .getByRole("link", { name: /^Arbor Elf/ })
      .locator(".sr-face")
      .waitFor();
    await page.getByRole("button", { name: "Green" }).click();
    await page.getByLabel("How the colors count").selectOption("exactly these");
    await page.getByRole("button", { name: "1", exact: true }).click();
    await expect.poll(() => asked(page)).toBe("t:elf c=g mv=1");
    await expect.poll(() => queryField(page).inputValue()).toBe("t:elf c=g mv=1");
    await expect.poll(() => countOf(page)).toBeLessThan(elves);
    await expect
      .poll(() => page.getByRole("button", { name: "Green" }).getAttribute("aria-pressed"))
      .toBe("true");
    await page.goBack();
    await expect.poll(() => queryField(page).inputValue()).toBe("t:elf c=g");
    await page.goBack();
    await page.goBack();
    await expect.poll(() => countOf(page)).toBe(elves);
    await expect.poll(() => queryField(page).inputValue()).toBe("t:elf");
    await page.goForward();
    await expect.poll(() => queryField(page).inputValue()).toBe("t:elf c>=g");
    // Before the page has rendered what was chosen.
    await page.getByRole("button", { name: "2", exact: true }).evaluate((button: HTMLElement) => {
      button.click();
      history.back();
    });
    await expect.poll(() => asked(page)).toBe("t:elf c>=g");
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
    await page.getByText("Card not found.").waitFor();
    await leave(player);
  });
});

describe("a user who builds a deck", () => {
  it.each<Device>([
    ["a desktop", undefined, deckOf],
    ["a phone", PHONE, shownOnPhone],
  ])("does it from nothing by keyboard on %s, and plays it against a bot", async (_, device, deckOf) => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Kay", device);
    const { page } = player;
    await buildFromNothing(page, (button) => button.press("Enter"));
    await tabToField(page);

    await page.keyboard.type("!forest");
    await expect.poll(() => chosenRow(page).textContent()).toContain("Forest");
    for (let copy = 0; copy < 17; copy++) await page.keyboard.press("Enter");
    await deckOf(page, 17).waitFor();

    // Enter may be quicker than the answer: it adds what was asked for, not what was there before.
    await page.keyboard.press("Control+A");
    await page.keyboard.type('!"llanowar elves"');
    for (let copy = 0; copy < 4; copy++) await page.keyboard.press("Enter");
    await deckOf(page, 21).waitFor();
    const forests = page.getByRole("button", { name: "Add one Forest", includeHidden: true });
    expect(await forests.count()).toBe(1);

    await page.keyboard.press("Control+A");
    await page.keyboard.type("c=g t:creature mv=2 pow=2");
    const creatures = await totalOf("c=g t:creature mv=2 pow=2");
    await expect.poll(() => countOf(page)).toBe(creatures);
    for (let name = 0; name < 5; name++) {
      for (let copy = 0; copy < 4; copy++) await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
    }
    await deckOf(page, 41).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+Enter");
    await deckOf(page, 40).waitFor();

    if (device === PHONE) await shownOnPhone(page, 40).press("Enter");
    await page.getByText(/^Legal in .*Limited/).waitFor();
    await page.getByRole("button", { name: "Play against a bot" }).press("Enter");
    await player.sitDown();
    await player.dealt();
    const { hand } = await player.settled();
    expect(hand.every((name) => /Forest|Elf|Elves|green|Creature/.test(name))).toBe(true);
    await leave(player);
  });

  it("drags cards out of the catalogue into the deck, and on to another section", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Drew");
    const { page } = player;
    await buildFromNothing(page);
    await queryField(page).fill("!shock");
    await expect.poll(() => chosenRow(page).textContent()).toContain("Shock");
    await drag(page, chosenRow(page).getByText("Instant"), page.getByRole("heading", { name: /^Deck/ }));
    await deckOf(page, 1).waitFor();
    const line = page.getByRole("listitem").filter({ has: page.getByLabel("Section of Shock") });
    await drag(
      page,
      line.getByText("Shock", { exact: true }),
      page.getByRole("heading", { name: /^Sideboard/ }),
    );
    await page.getByRole("heading", { name: "Sideboard 1 card" }).waitFor();
    await deckOf(page, 0).waitFor();
    await leave(player);
  });

  it("drags cards by a finger on a phone out of the catalogue and to another section, and still scrolls", async () => {
    const context = await openWindow(stage.browser, PHONE);
    const page = await context.newPage();
    await buildFromNothing(page, (button) => button.tap());
    await queryField(page).fill("t:instant");
    await expect.poll(() => chosenRow(page).textContent()).toContain("Instant");
    const finger = await fingerOn(page);
    const rows = page.getByRole("list", { name: "Catalogue" });
    const [first, second] = [rows.getByRole("listitem").nth(0), rows.getByRole("listitem").nth(1)];
    const named = async (row: Locator) => (await row.locator("b").nth(1).textContent()) ?? "";
    const dragged = await named(first);

    // A finger that doesn't rest scrolls, and adds nothing.
    const top = await first.evaluate((row) => row.getBoundingClientRect().top);
    await finger.down(second.getByText("Instant"));
    await finger.moveBy(0, -120);
    await finger.up();
    await expect
      .poll(() => first.evaluate((row) => (row.isConnected ? row.getBoundingClientRect().top : -1)))
      .not.toBe(top);
    expect(await dockOf(page, "Deck").count()).toBe(0);
    await rows.evaluate((list) => list.parentElement?.scrollTo(0, 0));

    await finger.down(first.getByText("Instant"));
    await dockOf(page, "Deck").waitFor();
    await finger.moveTo(dockOf(page, "Deck"));
    await page.locator("[data-drop=main][data-over]").first().waitFor();
    await finger.up();
    await page.getByRole("button", { name: "Deck (1)" }).waitFor();
    expect(await dockOf(page, "Deck").count()).toBe(0);

    await page.getByRole("button", { name: "Deck (1)" }).tap();
    const line = page.getByRole("listitem").filter({ has: page.getByLabel(`Section of ${dragged}`) });
    await finger.down(line.getByText(dragged, { exact: true }));
    await dockOf(page, "Sideboard").waitFor();
    await finger.moveTo(dockOf(page, "Sideboard"));
    await finger.up();
    await page.getByRole("heading", { name: "Sideboard 1 card" }).waitFor();
    await deckOf(page, 0).waitFor();
    await context.close();
  });

  it("tries opening hands: draws, takes a mulligan, draws a card", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Hana");
    const { page } = player;
    await buildFromNothing(page);
    await queryField(page).fill("!forest");
    await expect.poll(() => chosenRow(page).textContent()).toContain("Forest");
    await queryField(page).focus();
    for (let copy = 0; copy < 8; copy++) await page.keyboard.press("Enter");
    await deckOf(page, 8).waitFor();
    const hand = page.getByRole("list", { name: "Test draws" }).getByRole("listitem");
    await page.getByRole("button", { name: "Draw a sample hand" }).click();
    await expect.poll(() => hand.allTextContents()).toEqual(Array.from({ length: 7 }, () => "Forest"));
    await page.getByRole("button", { name: "Mulligan", exact: true }).click();
    await page.getByText("Put 1 card on the bottom").waitFor();
    expect(await page.getByRole("button", { name: "Draw a card" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Put Forest on the bottom" }).first().click();
    await expect.poll(() => hand.count()).toBe(6);
    // By keyboard: the focus goes on to the next card each time, and at last to the draw.
    await page.getByRole("button", { name: "Draw a sample hand" }).press("Enter");
    const mulligan = page.getByRole("button", { name: "Mulligan", exact: true });
    for (let taken = 0; taken < 2; taken++) await mulligan.press("Enter");
    await page.getByText("Put 2 cards on the bottom").waitFor();
    await hand.nth(6).getByRole("button").press("Enter");
    await expect.poll(() => hand.count()).toBe(6);
    await page.keyboard.press("Enter");
    await expect.poll(() => hand.count()).toBe(5);
    await page.keyboard.press("Enter");
    await expect.poll(() => hand.count()).toBe(6);
    for (const size of [7, 8]) {
      await page.getByRole("button", { name: "Draw a card" }).click();
      await expect.poll(() => hand.count()).toBe(size);
    }
    expect(await page.getByRole("button", { name: "Draw a card" }).isDisabled()).toBe(true);
    await leave(player);
  });

  it("adds cards by a finger on a phone, to the sideboard too", async () => {
    const context = await openWindow(stage.browser, PHONE);
    const page = await context.newPage();
    await buildFromNothing(page, (button) => button.tap());
    await queryField(page).fill("!shock");
    await page.getByRole("button", { name: "Add one Shock" }).tap();
    await page.getByRole("combobox", { name: "Add to", exact: true }).selectOption("Sideboard");
    await page.getByRole("button", { name: "Add one Shock" }).tap();
    await page.getByText("+1 elsewhere").waitFor();
    await page.getByRole("button", { name: "Deck (1)" }).tap();
    await page.getByRole("heading", { name: "Sideboard 1 card" }).waitFor();
    await deckOf(page, 1).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.viewport?.width ?? 0);
    await context.close();
  });
});
