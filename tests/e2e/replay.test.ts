import { greedyBot } from "@spellroom/bots";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Autoplay } from "../support/autoplay.ts";
import { seededChance } from "../support/chance.ts";
import { openWindow } from "../support/chromium.ts";
import { becomeGuest, CardLibrary, takePlace } from "../support/people.ts";
import { setStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { readScreen } from "./support/screen.ts";

const stage = setStage({ RATE_LIMIT_SCALE: "0", BOT_THINKING_MS: "0" });

/** A page whose visitor is this guest. */
async function pageOf(token: string): Promise<Page> {
  const context = await openWindow(stage.browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  await context.addInitScript((kept) => localStorage.setItem("spellroom-token", kept), token);
  return context.newPage();
}

async function momentOf(page: Page): Promise<number> {
  return Number(await page.getByRole("slider", { name: "Position in the game" }).inputValue());
}

describe("a finished game in the browser", () => {
  it("is found in the list, looked at step by step and by turn, verified, and played on from", async () => {
    const ada = await becomeGuest(stage.server.url, "Ada");
    const { matchId } = await ada.api.matches.playBot({
      format: "presets",
      deck: { preset: "ember-rush" },
      bot: "greedy",
      botDeck: { preset: "wild-stampede" },
    });
    const library = new CardLibrary([stage.server.url]);
    const bot = greedyBot({ definition: library.get, chance: seededChance(1) });
    const player = new Autoplay(takePlace([stage.server.url], ada.token, matchId), bot, library);
    await until("the game to end", () => player.isOver, 120_000);
    player.close();

    const page = await pageOf(ada.token);
    await page.goto(`${stage.server.url}/replays`);
    await page.getByRole("link", { name: /^Watch replay: Ada/ }).click();
    await page.getByRole("slider", { name: "Position in the game" }).waitFor();
    expect(await momentOf(page)).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => momentOf(page)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Next turn" }).click();
    await page.keyboard.press("Shift+ArrowRight");
    await page.getByText(/^Turn [2-9]\d*, step/).waitFor();
    const [linked, there] = [page.url(), await momentOf(page)];
    await page.reload();
    await page.getByRole("slider", { name: "Position in the game" }).waitFor();
    await expect.poll(async () => [page.url(), await momentOf(page)]).toEqual([linked, there]);

    await page.getByLabel("View as").selectOption("all");
    await page.getByRole("list", { name: "Brass Automaton's hand" }).waitFor();
    await page.getByRole("button", { name: "Verify the shuffles" }).click();
    await page.getByText(/random streams match their commitments/).waitFor();

    await page.getByRole("button", { name: "Play from here" }).click();
    await page.waitForURL(/\/table\//);
    await page.locator(".sr-life").first().waitFor();
    expect(page.url()).not.toContain(matchId);
  });

  it("is reviewed by a search in the page, and played on from on this device", async () => {
    const ada = await becomeGuest(stage.server.url, "Ada");
    const { matchId } = await ada.api.matches.playBot({
      format: "presets",
      deck: { preset: "ember-rush" },
      bot: "greedy",
      botDeck: { preset: "wild-stampede" },
    });
    const library = new CardLibrary([stage.server.url]);
    const client = takePlace([stage.server.url], ada.token, matchId);
    const bot = greedyBot({ definition: library.get, chance: seededChance(1) });
    const player = new Autoplay(client, bot, library);
    await until("the fifth turn", () => (client.store.getState().table?.turn ?? 0) >= 5, 60_000);
    await client.concede();
    await until("the end", () => player.isOver, 20_000);
    player.close();

    const page = await pageOf(ada.token);
    await page.goto(`${stage.server.url}/replay/${matchId}`);
    await page.getByRole("button", { name: "Review this game" }).click();
    await page.getByText(/^Reviewing the game: \d+%$/).waitFor();
    await page.getByRole("img", { name: /^Winning chances of Ada\b.* over the game/ }).waitFor();
    await page.getByText(/costly choice|No choice cost much/).waitFor();

    await page.getByRole("button", { name: "Next turn" }).click();
    await page.getByRole("button", { name: "Next turn" }).click();
    await page.getByText(/^Turn 2, step/).waitFor();
    await page.getByRole("button", { name: "Practice from here" }).click();
    await page.waitForURL(/\/practice#table$/);
    await page.locator('[data-zone="hand"] [data-card]').first().waitFor();
    await page
      .getByText(/Turn [23]/)
      .first()
      .waitFor();
    await page.context().close();
  });
});

describe("the best of three in two browsers", () => {
  it("sideboards between two games, and the loser decides who starts", async () => {
    const list = "56 Mountain\n4 Lightning Bolt\n\nSideboard\n2 Shock";
    const [cleo, dora] = [
      await becomeGuest(stage.server.url, "Cleo"),
      await becomeGuest(stage.server.url, "Dora"),
    ];
    const { code } = (await cleo.api.meetings.invite({ format: "open", deck: { list }, bestOf: 3 }))
      .invitation;
    const { matchId } = await dora.api.meetings.joinInvitation({ code, deck: { list } });
    const [one, other] = [await pageOf(cleo.token), await pageOf(dora.token)];
    for (const page of [one, other]) {
      await page.goto(`${stage.server.url}/table/${matchId}`);
      await page.locator(".sr-life").first().waitFor();
    }
    await until(
      "the cards to be dealt",
      async () => (await one.locator("[data-zone=hand] [data-card]").count()) > 0,
    );
    await one.getByRole("button", { name: "Menu" }).click();
    await one.getByRole("button", { name: "Concede", exact: true }).click();
    await one.getByRole("dialog").last().getByRole("button", { name: "Concede", exact: true }).click();

    for (const page of [one, other])
      await page.getByRole("heading", { name: "Sideboarding for game 2" }).waitFor();
    await one.getByText("You lost the last game.").waitFor();
    await one.getByRole("button", { name: /Put in Shock/ }).click();
    await one.getByText(/Take out as many cards/).waitFor();
    await one.getByRole("button", { name: /Take out Mountain/ }).click();
    await one.getByRole("radio", { name: "Opponent goes first" }).check();
    await one.getByRole("button", { name: "Ready for the next game" }).click();
    await one.getByText("Ready. Waiting for Dora").waitFor();
    await other.getByText("Cleo chooses who goes first.").waitFor();
    await other.getByRole("button", { name: "Ready for the next game" }).click();
    await other.getByRole("heading", { name: "Sideboarding for game 2" }).waitFor({ state: "detached" });
    await until("the second game to be dealt", async () => {
      const hand = other.locator("[data-zone=hand] [data-card]");
      return (await hand.count()) > 0;
    });
    await expect.poll(async () => (await readScreen(other)).isOwnTurn).toBe(true);
    expect((await readScreen(one)).isOwnTurn).toBe(false);
    for (const page of [one, other]) await page.context().close();
  });
});
