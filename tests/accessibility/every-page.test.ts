import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeOn } from "../support/axe.ts";
import { openWindow } from "../support/chromium.ts";
import { bringToLife, type LivelySite, type SitePage } from "../support/lively-site.ts";
import { makeModerator } from "../support/moderator.ts";
import { setStage } from "../support/stage.ts";

/** `EVERY_THEME=1` looks at each page in every theme, and at all of them on a phone; otherwise the pages take turns. */
const IN_EVERY_THEME = process.env.EVERY_THEME === "1";
const THEMES = ["dark", "light", "contrast"] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const GRAVE: readonly unknown[] = ["moderate", "serious", "critical"];

const moderator = await makeModerator("Wanderer");
afterAll(moderator.dispose);
const stage = setStage({ ...moderator.env, RATE_LIMIT_SCALE: "0", BOT_THINKING_MS: "0" });

/** What matters of what axe finds wrong, with the places. */
async function grave(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** All of axe's rules, also the one about names that differ from what is written, which it leaves out unless asked. */
function allRules(page: Page): Promise<string[]> {
  return grave(axeOn(page, { rules: { "label-content-name-mismatch": { enabled: true } } }));
}

async function putOn(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** Colors are all that a theme changes. */
async function colorsIn(page: Page, theme: string): Promise<string[]> {
  await putOn(page, theme);
  return grave(axeOn(page).withRules(["color-contrast"]));
}

async function goTo(page: Page, { path, ready }: SitePage): Promise<void> {
  await page.goto(stage.server.url + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
}

const APP = fileURLToPath(new URL("../../apps/web/src/app", import.meta.url));

/** What the address of each page of the web app looks like: `[id]` stands for anything, `(site)` for nothing. */
function routes(): RegExp[] {
  return globSync("**/page.tsx", { cwd: APP }).map((file) => {
    const parts = file.split("/").slice(0, -1);
    const named = parts.filter((part) => !part.startsWith("("));
    return new RegExp(`^/${named.map((part) => (part.startsWith("[") ? "[^/]+" : part)).join("/")}$`);
  });
}

describe("every page of a lively site", () => {
  let site: LivelySite | null = null;
  beforeAll(async () => {
    site = await bringToLife(stage.server.url, moderator);
  });

  it("is each page that the web app has", () => {
    const visited = (site?.pages ?? []).map(({ path }) => path);
    expect(routes().length).toBeGreaterThan(20);
    expect(routes().filter((route) => !visited.some((path) => route.test(path)))).toEqual([]);
  });

  /** What is wrong on pages in a window of this size, in the themes that are tried on each. */
  async function barriers(
    viewport: typeof PHONE,
    themesOf: (at: number) => readonly string[],
  ): Promise<readonly string[]> {
    if (site === null) throw new Error("the site has not come to life");
    const { pages, visitor } = site;
    const context = await openWindow(stage.browser, { viewport, reducedMotion: "reduce" });
    await context.addInitScript((kept) => localStorage.setItem("spellroom-token", kept), visitor.token);
    const page = await context.newPage();
    const found: string[] = [];
    for (const [at, wanted] of pages.entries()) {
      const [first, ...others] = themesOf(at);
      if (first === undefined) continue;
      await goTo(page, wanted);
      await putOn(page, first);
      const told = (barrier: string, look: string) => `${wanted.name}, ${look}: ${barrier}`;
      found.push(...(await allRules(page)).map((barrier) => told(barrier, first)));
      for (const theme of others)
        found.push(...(await colorsIn(page, theme)).map((barrier) => told(barrier, theme)));
    }
    await context.close();
    return found;
  }

  it(`has nothing that axe calls moderate or worse, in ${IN_EVERY_THEME ? "dark, light and high contrast" : "one of three themes"}`, async () => {
    const themesOf = (at: number) => (IN_EVERY_THEME ? THEMES : THEMES.slice(at % 3, (at % 3) + 1));
    expect(await barriers(DESKTOP, themesOf)).toEqual([]);
  });

  it(`has nothing that axe calls moderate or worse on a phone${IN_EVERY_THEME ? "" : ", every third of them"}`, async () => {
    const themesOf = (at: number) => (IN_EVERY_THEME || at % 3 === 1 ? ["dark"] : []);
    expect(await barriers(PHONE, themesOf)).toEqual([]);
  });
});
