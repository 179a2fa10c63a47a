import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { becomeGuest } from "../support/people.ts";
import { shareStage } from "../support/stage.ts";

const stage = shareStage();
/** How far from the edge of a card the pointer is. */
const INSIDE = 3;
/** Longer than a card takes to rise. */
const RISEN_MS = 400;

interface Point {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** Points just inside the lower, left and right edges of each card, where no other card lies over it. */
function edges(page: Page): Promise<Point[]> {
  return page.evaluate(
    (inside) =>
      [...document.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-card]')].flatMap((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const [across, down] = [(left + right) / 2, (top + bottom) / 2];
        const visibleAt = (x: number, y: number): boolean =>
          document.elementFromPoint(x, y)?.closest("[data-card]") === card;
        const firstVisible = (points: { x: number; y: number }[]) =>
          points.filter(({ x, y }) => visibleAt(x, y)).slice(0, 1);
        const steps = Array.from({ length: 20 }, (_, at) => at + inside);
        const found = [
          ...firstVisible(steps.map((far) => ({ x: across, y: bottom - far }))),
          ...firstVisible(steps.map((far) => ({ x: left + far, y: down }))),
          ...firstVisible(steps.map((far) => ({ x: right - far, y: down }))),
        ];
        return found.map((point) => ({ ...point, key: card.dataset.card ?? "" }));
      }),
    INSIDE,
  );
}

describe("a card of the hand", () => {
  it("stays under the pointer that raises it, at its lower edge and at its sides", async () => {
    const { api, token } = await becomeGuest(stage.server.url);
    const { matchId } = await api.matches.playBot({
      format: "presets",
      deck: { preset: "ember-rush" },
      bot: "greedy",
    });
    const context = await openWindow(stage.browser, { viewport: { width: 1280, height: 800 } });
    await context.addInitScript((kept) => localStorage.setItem("spellroom-token", kept), token);
    const page = await context.newPage();
    await page.goto(`${stage.server.url}/table/${matchId}`);
    await expect.poll(() => page.locator('[data-zone="hand"] [data-card]').count()).toBe(7);
    await page.waitForTimeout(RISEN_MS);
    const points = await edges(page);
    expect(points.length).toBeGreaterThanOrEqual(14);
    const lost: Point[] = [];
    for (const point of points) {
      await page.mouse.move(0, 0);
      await page.waitForTimeout(RISEN_MS);
      await page.mouse.move(point.x, point.y);
      await page.waitForTimeout(RISEN_MS);
      const under = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-card]")?.dataset.card,
        point,
      );
      if (under !== point.key) lost.push(point);
    }
    expect(lost).toEqual([]);
    await context.close();
  });
});
