import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";
import type { Screen } from "./support/screen.ts";

const GAME_MILLISECONDS = 170_000;

const stage = setStage();

/**
 * Plays until the condition holds of the screen of the player who acts next.
 *
 * @param before something to do before a player acts; the player then acts on the screen that it leaves
 */
async function playUntil(
  players: readonly BrowserPlayer[],
  holds: (screen: Screen, next: BrowserPlayer) => boolean | Promise<boolean>,
  before: (screen: Screen, next: BrowserPlayer) => Promise<Screen> = async (screen) => screen,
): Promise<void> {
  const playOn = async (): Promise<boolean> => {
    for (const player of players) {
      const screen = await before(await player.screen(), player);
      if (await holds(screen, player)) return true;
      await player.step(screen);
    }
    return false;
  };
  await until("the players", playOn, GAME_MILLISECONDS).catch(async (cause: unknown) => {
    const screens = await Promise.all(players.map((player) => player.screen()));
    throw new Error(`the game stands still: ${JSON.stringify(screens)}`, { cause });
  });
}

describe("two people in two browsers", () => {
  it("meet, play to a loss of life before a watcher, one of them reloading in mid-combat", async () => {
    const ada = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Ada");
    const bea = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Bea");
    await ada.playNow("Ember Rush");
    await bea.playNow("Wild Stampede");
    await Promise.all([ada.sitDown(), bea.sitDown()]);

    const watcher = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Cleo");
    await watcher.page.getByRole("link", { name: /^Watch/ }).click();
    await watcher.sitDown();

    let reloads = 0;
    const reloadInCombat = async (screen: Screen, next: BrowserPlayer): Promise<Screen> => {
      if (reloads > 0 || !isInCombat(screen)) return screen;
      const before = await next.settled();
      await next.reload();
      await expect.poll(() => next.lasting(), { timeout: 20_000 }).toEqual(before);
      reloads++;
      return next.screen();
    };
    await playUntil([ada, bea], ({ result }) => result !== null, reloadInCombat);
    await Promise.all(
      [ada, bea].map((player) => player.page.getByRole("heading", { name: /Victory|Defeat/ }).waitFor()),
    );
    expect(reloads).toBe(1);
    const verdicts = await Promise.all([ada, bea].map(async (player) => (await player.screen()).result));
    expect(verdicts.sort()).toEqual(["Defeat", "Victory"]);
    await expect.poll(async () => (await watcher.screen()).result).toMatch(/ wins$/);
    const { lives } = await watcher.screen();
    expect(lives.some((life) => /, (0|-\d+) life$/.test(life))).toBe(true);
    for (const { complaints, context } of [ada, bea, watcher]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it("have the focus on the result, learn of a wish for a rematch while they look at the battlefield, and are followed to it by watchers", async () => {
    const ada = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Ada");
    const bea = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Bea");
    await ada.playNow("Ember Rush");
    await bea.playNow("Wild Stampede");
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    const match = new URL(ada.page.url()).pathname;
    const watcher = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Cleo");
    await watcher.page.goto(ada.page.url().replace("/table/", "/watch/"));
    await watcher.sitDown();
    const { keyboard } = ada.page;
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByRole("button", { name: "Concede" }).click();
    await ada.page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();

    const lost = ada.page.getByRole("dialog", { name: "Defeat" });
    const won = bea.page.getByRole("dialog", { name: "Victory" });
    await Promise.all([lost.waitFor(), won.waitFor()]);
    await lost.getByText("You concede").waitFor();
    await won.getByText(/ concedes$/).waitFor();
    const isFocused = (dialog: Locator) =>
      dialog.evaluate((element) => element.contains(document.activeElement));
    expect(await isFocused(lost)).toBe(true);
    expect(await isFocused(won)).toBe(true);
    // A press that was meant for the game does nothing, and the focus doesn't leave the dialog for the table.
    await keyboard.press("Space");
    await keyboard.press("Enter");
    await keyboard.press("Tab");
    expect(await isFocused(lost)).toBe(true);
    await keyboard.press("Escape");
    await lost.waitFor({ state: "hidden" });
    await ada.page.getByRole("button", { name: "Show result" }).waitFor();
    const log = ada.page.getByRole("region", { name: "Log" }).getByRole("listitem");
    await log
      .filter({ hasText: /^You draw / })
      .first()
      .waitFor();
    await log.filter({ hasText: /^You concede$/ }).waitFor();
    await won.getByRole("button", { name: "Rematch" }).click();
    await ada.page.getByRole("button", { name: / wants a rematch$/ }).click();
    await lost.getByRole("button", { name: "Accept rematch" }).click();
    await Promise.all([ada, bea].map(({ page }) => page.waitForURL((url) => url.pathname !== match)));
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    await watcher.page.getByRole("link", { name: "Watch the rematch" }).click();
    await watcher.page.waitForURL(ada.page.url().replace("/table/", "/watch/"));
    await watcher.sitDown();
    for (const { complaints, context } of [ada, bea, watcher]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it("continue from the same decision after the server was killed and restarted", async () => {
    const ada = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Ada");
    const bea = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Bea");
    await ada.playNow("Ember Rush");
    await bea.playNow("Wild Stampede");
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    let land = "";
    await playUntil([ada, bea], async (screen, next) => {
      if (next !== ada || landToPlay(screen) === undefined) return false;
      await ada.settled();
      land = landToPlay(await ada.screen())?.key ?? "";
      return land !== "";
    });
    const holdsIt = async () => (await ada.screen()).hand.some(({ key }) => key === land);
    await ada.drag(land, "escape");
    await ada.settled();
    expect(await holdsIt()).toBe(true);
    await ada.drag(land, "drop");
    await expect.poll(holdsIt).toBe(false);
    await playUntil([ada, bea], (screen) => turnOf(screen) >= 4);

    const before = await calm([ada, bea]);
    await stage.server.kill9();
    await Promise.all(
      [ada, bea].map(({ page }) =>
        page.getByText("Connection lost. Reconnecting…").waitFor({ timeout: 20_000 }),
      ),
    );
    await stage.server.restart();
    for (const [at, player] of [ada, bea].entries()) {
      await expect.poll(() => player.lasting(), { timeout: 30_000 }).toEqual(before[at]);
    }
    const turn = turnOf(await ada.screen());
    await playUntil([ada, bea], (screen) => turnOf(screen) > turn + 1);
    for (const { complaints, context } of [ada, bea]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

/** A land that can be played in one's own main phase. */
function landToPlay({ isOwnTurn, step, playable }: Screen) {
  return isOwnTurn && /main/i.test(step) ? playable.find(({ name }) => /\bLand\b/.test(name)) : undefined;
}

/** Asked for blockers; where nobody could block yet, for attackers, before any game can be over. */
function isInCombat(screen: Screen): boolean {
  const { prompt, main } = screen;
  if (prompt === null || main?.enabled !== true) return false;
  return /blockers/.test(prompt) || (/attackers/.test(prompt) && turnOf(screen) >= 5);
}

/** Plays on until somebody is asked something that does not pass by itself, and nothing moves any more. */
async function calm(players: readonly BrowserPlayer[]) {
  await playUntil(players, ({ prompt, isOwnTurn, step, main }) => {
    return main?.enabled === true && (prompt !== null || (isOwnTurn && step === "Main phase"));
  });
  return Promise.all(players.map((player) => player.settled()));
}

function turnOf({ turn }: Screen): number {
  return Number(/\d+/.exec(turn)?.[0] ?? 0);
}
