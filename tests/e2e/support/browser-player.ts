/** Somebody who plays in a browser of their own: with the mouse, by what is written and what glows. */
import { isDeepStrictEqual } from "node:util";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { openWindow } from "../../support/chromium.ts";
import { until } from "../../support/waiting.ts";
import { isWhole, lasting, readScreen, type Screen } from "./screen.ts";

const CLICK_MILLISECONDS = 1_500;

/** The windows that players have. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export class BrowserPlayer {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about. */
  readonly complaints: string[] = [];

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    page.on("pageerror", (error) => this.complaints.push(error.message));
  }

  /** Somebody who has come to a page in another way. */
  static at(name: string, context: BrowserContext, page: Page): BrowserPlayer {
    return new BrowserPlayer(name, context, page);
  }

  /** A new browser window of somebody who was never here. */
  static async arrive(
    browser: Browser,
    url: string,
    name: string,
    window: BrowserContextOptions = DESKTOP,
  ): Promise<BrowserPlayer> {
    const context = await openWindow(browser, { ...window, reducedMotion: "reduce" });
    const player = new BrowserPlayer(name, context, await context.newPage());
    await player.page.goto(url);
    await player.page.getByRole("button", { name: "Play now" }).waitFor();
    // Named by the page's own scripts: from here on it answers to keys and clicks.
    await player.page.getByRole("link", { name: /^Your account:/ }).waitFor();
    return player;
  }

  /** Picks a deck and asks for an opponent. */
  async playNow(deck: string): Promise<void> {
    const { page } = this;
    await page.getByRole("radio", { name: deck }).check({ force: true });
    await page.getByRole("button", { name: "Play now" }).click();
  }

  /** Sets a table for four at which everybody else is a bot, and begins. */
  async playThreeBots(): Promise<void> {
    const { page } = this;
    await page.getByRole("button", { name: "Multiplayer table" }).click();
    await page.getByRole("button", { name: "Create table" }).click();
    for (const taken of [2, 3, 4]) {
      await page.getByRole("button", { name: "Add a bot" }).click();
      await page.getByText(`${taken} of 4 seats taken`).waitFor();
    }
    await page.getByRole("button", { name: "Start game" }).click();
    await this.sitDown();
  }

  /** Waits until there is a table before one. */
  async sitDown(): Promise<void> {
    await this.page.waitForURL(/\/(table|watch)\//);
    await this.page.locator(".sr-life").first().waitFor();
  }

  screen(): Promise<Screen> {
    return readScreen(this.page);
  }

  /**
   * Does the next thing that there is to do; false while there is nothing.
   *
   * @param seen the screen that it is decided on: one that a condition was asked of, so that nothing happens between the two
   */
  async step(seen?: Screen): Promise<boolean> {
    const screen = seen ?? (await this.screen());
    const { result, prompt, main } = screen;
    if (result !== null || (prompt === null && main === null)) return false;
    if (prompt === null) return this.#act(screen);
    if (/attackers/.test(prompt)) return this.#attack(screen);
    if (main?.enabled && !/target/i.test(prompt)) return this.#pressMain(screen);
    return this.#choose(screen);
  }

  /** A land if there is one to play, then whatever else can be played in one's own main phases. */
  async #act(screen: Screen): Promise<boolean> {
    const { playable, isOwnTurn, step, main } = screen;
    const land = playable.find(({ name }) => /\bLand\b/.test(name));
    const card = isOwnTurn && /main/i.test(step) ? (land ?? playable.at(-1)) : undefined;
    if (card) return this.#playCard(card.key);
    return main?.enabled === true && this.#pressMain(screen);
  }

  async #playCard(key: string): Promise<boolean> {
    const pressed = await this.press(`[data-zone="hand"] [data-card="${key}"]`);
    const menu = this.page.locator('main [role="dialog"] button').first();
    if (await menu.isVisible()) await menu.click({ timeout: CLICK_MILLISECONDS }).catch(() => undefined);
    return pressed;
  }

  /** Drags a card of the hand to the middle of the battlefield and lets it go there, or gives up with Escape. */
  async drag(key: string, end: "drop" | "escape"): Promise<void> {
    const { page } = this;
    // While the hand is drawn again after a lost connection, its cards have no place for a moment.
    const card = await until("the card to drag", () =>
      page.locator(`[data-zone="hand"] [data-card="${key}"]`).boundingBox(),
    );
    const felt = await until("the table to drag it to", () => page.locator("[data-felt]").boundingBox());
    // Each card lies over the one before it: its left edge is free unless that one is raised.
    await page.mouse.move(card.x + 12, card.y + card.height / 2);
    await page.mouse.down();
    await page.mouse.move(felt.x + felt.width / 2, felt.y + felt.height / 2, { steps: 8 });
    if (end === "escape") {
      await page.keyboard.press("Escape");
      // Nobody lets go of the button in the same moment.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    }
    await page.mouse.up();
  }

  async #attack(screen: Screen): Promise<boolean> {
    const all = this.page.getByRole("button", { name: "Attack with all" });
    if (await all.isVisible()) await all.click({ timeout: CLICK_MILLISECONDS }).catch(() => undefined);
    return screen.main?.enabled === true && this.#pressMain(await this.screen());
  }

  /** Takes the next option that glows or is listed; the other player rather than anything else. */
  async #choose(screen: Screen): Promise<boolean> {
    const options = [
      'main section > button[data-mark="targetable"]',
      '[data-zone^="creatures"] [data-card][data-targetable]',
      "[data-card][data-targetable]",
      "[data-card][data-legal]",
      'main section[aria-live="off"] button[aria-pressed="false"]',
    ];
    for (const option of options) if (await this.press(option)) return true;
    return screen.main?.enabled === true && this.#pressMain(screen);
  }

  /** Presses the big button as long as it says what it said; it may have become another one meanwhile. */
  async #pressMain({ main }: Screen): Promise<boolean> {
    return this.page
      .locator("[data-main-button]")
      .filter({ hasText: main?.label ?? "" })
      .click({ timeout: CLICK_MILLISECONDS })
      .then(
        () => true,
        () => false,
      );
  }

  /** Presses the first element of a kind that there is; false if there is none, or it went away meanwhile. */
  async press(selector: string): Promise<boolean> {
    const element = this.page.locator(selector).first();
    if ((await element.count()) === 0) return false;
    // Cards of a fan lie over each other; the keyboard reaches those that the mouse does not.
    return element.press("Enter", { timeout: CLICK_MILLISECONDS }).then(
      () => true,
      () => false,
    );
  }

  /** Reloads the page, and waits until the table is there again. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.sitDown();
  }

  async lasting() {
    return lasting(await this.screen());
  }

  /** Waits until the game has begun: a table is there as soon as somebody sits down. */
  async dealt(): Promise<void> {
    await until("an opening hand", async () => (await this.screen()).hand.length > 0);
  }

  /** The same once every card's face has come and nothing on the screen moves any more. */
  async settled() {
    let last: Screen | null = null;
    const screen = await until("a screen at rest", async () => {
      const before = last;
      last = await this.screen();
      return isWhole(last) && isDeepStrictEqual(before, last) ? last : null;
    });
    return lasting(screen);
  }

  /** The same once the game waits for this player: while it waits for a bot, it goes on by itself. */
  async settledToMove() {
    return until("a move to make", async () => {
      const screen = await this.settled();
      return screen.prompt !== null || screen.main?.enabled === true ? screen : null;
    });
  }
}
