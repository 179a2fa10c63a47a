import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { shareStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

/** What a fingertip needs, in CSS pixels. */
const FINGER = 44;

/** Sizes of windows: a phone held upright and on its side, and a laptop's screen at 200 % zoom. */
const PHONE = { width: 390, height: 844 };
const LOW_WINDOWS = [
  { what: "a phone on its side", size: { width: 844, height: 390 } },
  { what: "a laptop at 200 % zoom", size: { width: 720, height: 450 } },
  { what: "a small laptop at 200 % zoom", size: { width: 640, height: 400 } },
];

const stage = shareStage();

/** Somebody who comes with a phone. */
async function arriveByPhone(browser: Browser): Promise<Page> {
  const context = await openWindow(browser, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(stage.server.url);
  await page.getByRole("button", { name: "Play now" }).waitFor();
  return page;
}

/** Buttons and links outside of running text that take less than a fingertip, across or along. */
async function tooSmall(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, finger }) => {
      const reach = (control: Element, x: number, y: number, dx: number, dy: number): number => {
        let far = 0;
        while (far < finger && control.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far++;
        return far;
      };
      const missed: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(`${selector} :is(button, a, select)`)) {
        if (!control.checkVisibility() || control.matches("[data-card]")) continue;
        const { left, top, bottom, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isOut = bottom < 0 || getComputedStyle(control).pointerEvents === "none";
        const across = reach(control, x, y, 1, 0) + reach(control, x, y, -1, 0);
        const along = reach(control, x, y, 0, 1) + reach(control, x, y, 0, -1);
        const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
        if (!isOut && Math.min(across, along) < finger) missed.push(`${name}: ${across} by ${along}`);
      }
      return missed;
    },
    { selector: within, finger: FINGER },
  );
}

async function playToTurn(player: BrowserPlayer, turn: number): Promise<void> {
  await until(
    `turn ${turn}`,
    async () => {
      const screen = await player.screen();
      if (screen.result !== null || Number(/\d+/.exec(screen.turn)?.[0] ?? 0) >= turn) return true;
      await player.step();
      return false;
    },
    90_000,
  );
}

describe("on a phone", () => {
  it("all of the site's pages are reached from the head of the page by a finger", async () => {
    const page = await arriveByPhone(stage.browser);
    await expect.poll(() => tooSmall(page, "header")).toEqual([]);
    await page.getByRole("navigation").getByText("More", { exact: true }).tap();
    await page.getByRole("link", { name: "Leaderboard" }).waitFor();
    await expect.poll(() => tooSmall(page, "header")).toEqual([]);
    const links = page.getByRole("navigation").getByRole("link");
    await expect.poll(() => links.count()).toBe(8);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), await link.innerText()).toBeLessThanOrEqual(PHONE.width);
    }
    await page.context().close();
  });

  it("the opening hand lies open, no card over another, and every button has room for a finger", async () => {
    const page = await arriveByPhone(stage.browser);
    await page.getByRole("button", { name: "Play a bot" }).tap();
    await page.getByRole("button", { name: "Start" }).tap();
    await page.waitForURL(/\/table\//);
    await page.getByRole("heading", { name: "Keep this hand?" }).waitFor();
    const cards = page.locator('[data-zone="hand"] [data-card]');
    await expect.poll(() => cards.count()).toBe(7);
    const covered = () =>
      cards.evaluateAll(
        (all) =>
          all.filter((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            const corners = [
              [left + 6, top + 6] as const,
              [right - 6, top + 6] as const,
              [right - 6, bottom - 6] as const,
            ];
            return !corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
          }).length,
      );
    await expect.poll(covered).toBe(0);
    await expect.poll(() => tooSmall(page, "main")).toEqual([]);
    await page.context().close();
  });
});

/** The largest tile of every side that lies open above one's own, by seat. */
async function openSides(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const sides: Record<string, number> = {};
    for (const zone of document.querySelectorAll<HTMLElement>('main [data-zone*=" "]')) {
      const seat = zone.dataset.zone?.split(" ")[1] ?? "";
      const widths = [...zone.querySelectorAll("[data-card]")].map(
        (card) => card.getBoundingClientRect().width,
      );
      if (seat !== "0" && zone.checkVisibility()) sides[seat] = Math.max(sides[seat] ?? 0, ...widths);
    }
    return sides;
  });
}

describe("at a table of four", () => {
  it("each board says whose it is, and a phone shows one of the others, large enough for a finger, and everyone's life", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Zoe");
    const { page } = player;
    await player.playThreeBots();
    await playToTurn(player, 10);
    await until("a question for whose answer everybody waits", async () => {
      const { prompt, main } = await player.screen();
      return prompt !== null || main?.enabled === true;
    });
    await expect.poll(async () => Object.keys(await openSides(page))).toEqual(["1", "2", "3"]);
    const names = (await player.screen()).lives.slice(0, 3).map((life) => life.replace(/, .*/, ""));
    expect(await page.locator("[data-whose]").allInnerTexts()).toEqual(names);
    const sides = page.getByRole("list", { name: "Other players' boards" }).getByRole("button");
    expect(await sides.count()).toBe(0);
    await page.setViewportSize(PHONE);
    await expect.poll(() => sides.count()).toBe(3);
    await expect.poll(() => tooSmall(page, "main > :first-child")).toEqual([]);
    const { lives } = await player.screen();
    for (const [at, side] of (await sides.all()).entries()) {
      const label = await side.locator(".sr-hidden").textContent();
      expect(label).toMatch(/^.+, -?\d+ life, \d+ cards? in hand, \d+ permanents?/);
      expect(label).toContain(lives[at]);
      await (at === 1 ? side.press("Enter") : side.click());
      await expect.poll(() => side.getAttribute("aria-pressed")).toBe("true");
      await expect.poll(async () => Object.keys(await openSides(page))).toEqual([`${at + 1}`]);
      const open = await openSides(page);
      if (!label?.includes(", 0 permanents")) expect(open[at + 1]).toBeGreaterThanOrEqual(FINGER);
      for (const one of await sides.all()) {
        const life = await one.locator("b").boundingBox();
        expect((life?.x ?? -1) >= 0 && (life?.y ?? -1) >= 0 && (life?.y ?? 0) < PHONE.height).toBe(true);
      }
    }
    expect(player.complaints).toEqual([]);
    await page.context().close();
  });
});

describe.each(LOW_WINDOWS)("in the low window of $what", ({ size }) => {
  it("the board, the hand and the big button are there to be used", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Zoe");
    const { page } = player;
    await page.getByRole("button", { name: "Play a bot" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await player.sitDown();
    await playToTurn(player, 4);
    await page.setViewportSize(size);
    const whole = { ratio: 1 } as const;
    await expect.poll(async () => (await player.screen()).main?.enabled, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => inWindow(page, "[data-main-button]")).toMatchObject(whole);
    const land = '[data-zone^="lands"] [data-card]';
    await expect.poll(() => inWindow(page, land)).toMatchObject(whole);
    await expect.poll(async () => (await inWindow(page, land)).width).toBeGreaterThanOrEqual(24);
    await expect.poll(async () => (await inWindow(page, '[data-zone="hand"]')).ratio).toBeGreaterThan(0.5);
    await page.context().close();
  });
});

/** From a tablet held upright to a large screen. */
const WIDTHS = [840, 1024, 1210, 1280, 1440, 1920];

describe.each(["en", "fr"])("on a tablet or a larger screen (%s)", (locale) => {
  it("the head of the page is one row at every width", async () => {
    const context = await openWindow(stage.browser, { locale, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${stage.server.url}/cards`);
    const head = page.getByRole("banner");
    await head.locator('a[href^="/account"], a[href^="/player"]').first().waitFor();
    const link = (await head.getByRole("link").first().boundingBox())?.height ?? 0;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const height = (await head.boundingBox())?.height ?? 0;
      expect(height, `at ${width}`).toBeLessThan(link + FINGER);
    }
    await context.close();
  });

  it("bots to practice against don't cover each other where their list is scrolled", async () => {
    const viewport = { width: 1280, height: 800 };
    const context = await openWindow(stage.browser, { locale, viewport, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${stage.server.url}/practice`);
    const bots = page.locator('label:has(input[name$="bot"])');
    await bots.first().waitFor();
    const overflowing = await bots.evaluateAll((all) =>
      all.flatMap((bot) => (bot.scrollHeight > bot.clientHeight ? [bot.textContent] : [])),
    );
    expect(overflowing).toEqual([]);
    await context.close();
  });
});

/** How wide an element is, and how much of its height the window shows. */
async function inWindow(page: Page, selector: string): Promise<{ ratio: number; width: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const shown = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      return { ratio: height === 0 ? 0 : Math.max(0, Math.round((shown / height) * 100) / 100), width };
    });
}
