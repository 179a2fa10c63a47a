import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shareStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const MOST_TABS = 80;
const PLAYABLE_LAND = /\bLand\b.*can be played/;
const TURN_MILLISECONDS = 180_000;

const stage = shareStage();

/** What has the focus, as it is read aloud. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "";
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return [name, ...labels.map((label) => label.textContent)].join(" ").trim();
  });
}

/** Moves the focus to what is called so, and waits until it can be pressed: buttons take the focus before they do anything. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < MOST_TABS; count++) {
    if (name.test(await focused(page))) {
      await page.waitForFunction(() => document.activeElement?.getAttribute("aria-disabled") !== "true");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not lead to ${name}`);
}

/** Counts the answers that the page has sent to the table. */
function countedAnswers(page: Page): () => number {
  let count = 0;
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      if (payload.includes("choose")) count++;
    });
  });
  return () => count;
}

describe("a user with only a keyboard", () => {
  it("starts a game against a bot and plays a turn of it", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Kay");
    const { page } = player;
    const answers = countedAnswers(page);
    await tabTo(page, /^Play a bot/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await tabTo(page, /^Start$/);
    await page.keyboard.press("Enter");
    await player.sitDown();

    await until("the first hand", async () => (await player.screen()).prompt === "Keep this hand?");
    await page.keyboard.press("Space");
    await until(
      "a main phase with a land to play",
      async () => {
        const { isOwnTurn, step, playable, main, prompt } = await player.screen();
        const canPlay = playable.some(({ name }) => /\bLand\b/.test(name));
        if (isOwnTurn && step === "Main phase" && prompt === null && canPlay) return true;
        if (main?.enabled && (prompt !== null || step !== "Main phase" || !canPlay))
          await page.keyboard.press("Space");
        // A hand without lands fills up.
        else if (prompt?.startsWith("Discard"))
          await player.press('[data-zone="hand"] [data-card]:not([data-selected])');
        return false;
      },
      TURN_MILLISECONDS,
    ).catch(async (cause: unknown) => {
      throw new Error(`no land could be played: ${JSON.stringify(await player.screen())}`, { cause });
    });

    const before = await player.screen();
    await tabTo(page, /costs|Land/);
    for (const _card of before.hand) await page.keyboard.press("ArrowLeft");
    for (const _card of before.hand) {
      if (PLAYABLE_LAND.test(await focused(page))) break;
      await page.keyboard.press("ArrowRight");
    }
    await expect.poll(() => focused(page)).toMatch(PLAYABLE_LAND);
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await player.screen()).board.length, { timeout: 10_000 })
      .toBeGreaterThan(before.board.length);
    await expect.poll(() => focused(page), { message: "the focus is lost with the card" }).not.toBe("");

    await page.getByRole("tab", { name: "Chat" }).click();
    await page.keyboard.type("pause, fold: all legal uses? ");
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe(
      "pause, fold: all legal uses? ",
    );
    expect(await player.screen()).toMatchObject({ turn: before.turn, step: before.step });
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");

    // The second click of a double click is not meant for what the first one has brought there.
    const [step, sent] = [(await player.screen()).step, answers()];
    await page.locator("[data-main-button]").dblclick();
    await until("the next question", async () => {
      const { step: now, turn, main } = await player.screen();
      return main?.enabled === true && (now !== step || turn !== before.turn);
    });
    expect(answers() - sent).toBe(1);

    await until(
      "the end of the turn",
      async () => {
        const { turn, result, main } = await player.screen();
        if (turn !== before.turn || result !== null) return true;
        if (main?.enabled) await page.keyboard.press("Space");
        return false;
      },
      TURN_MILLISECONDS,
    );
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });
});
