import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeOn } from "../support/axe.ts";
import { openWindow } from "../support/chromium.ts";
import { becomeGuest, type Guest } from "../support/people.ts";
import { shareStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = shareStage();

const RED = {
  main: [
    { count: 56, name: "Mountain" },
    { count: 4, name: "Shock" },
  ],
  sideboard: [{ count: 4, name: "Lightning Bolt" }],
};
const GREEN = { main: [{ count: 60, name: "Forest" }] };
const TOO_SMALL = { main: [{ count: 12, name: "Swamp" }] };
const asText = (cards: readonly { readonly count: number; readonly name: string }[]) =>
  cards.map(({ count, name }) => `${count} ${name}`).join("\n");
const RED_LIST = { list: `${asText(RED.main)}\n\nSideboard\n${asText(RED.sideboard)}` };

/** Somebody with decks of their own, whose browser opens a page. */
async function comesWith(guest: Guest, path: string): Promise<BrowserPlayer> {
  const context = await openWindow(stage.browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  await context.addInitScript((kept) => localStorage.setItem("spellroom-token", kept), guest.token);
  const page = await context.newPage();
  await page.goto(stage.server.url + path);
  return BrowserPlayer.at(guest.account.id, context, page);
}

/** Two people who have begun the best of three with red decks of their own. */
async function begin(): Promise<readonly [BrowserPlayer, BrowserPlayer]> {
  const [ada, bea] = [
    await becomeGuest(stage.server.url, "Adeline"),
    await becomeGuest(stage.server.url, "Beatrix"),
  ];
  await bea.api.decks.save({
    deck: "green-deck-of-bea",
    base: 0,
    content: { name: "Green of Bea", ...GREEN },
  });
  await bea.api.decks.save({
    deck: "small-deck-of-bea",
    base: 0,
    content: { name: "Small of Bea", ...TOO_SMALL },
  });
  const { invitation } = await ada.api.meetings.invite({ format: "open", deck: RED_LIST, bestOf: 3 });
  const { matchId } = await bea.api.meetings.joinInvitation({ code: invitation.code, deck: RED_LIST });
  const players = [
    await comesWith(ada, `/table/${matchId}`),
    await comesWith(bea, `/table/${matchId}`),
  ] as const;
  await Promise.all(players.map((player) => player.sitDown()));
  return players;
}

async function concede(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
}

async function sideboardShock(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Sideboarding for game 2" }).waitFor();
  await page.getByRole("button", { name: /Take out Shock/ }).click();
  await page.getByText("Take out as many cards as you put in: your deck must have 60.").waitFor();
  await page.getByRole("button", { name: /Put in Lightning Bolt/ }).click();
  await page.getByRole("button", { name: /^3 Shock/ }).waitFor();
  await page.getByRole("button", { name: "Ready for the next game" }).click();
}

describe("players of the best of three with decks of their own", () => {
  it("sideboard between the games, and one of them plays the rematch with another deck", async () => {
    const [ada, bea] = await begin();
    await bea.dealt();
    await concede(bea.page);
    await sideboardShock(ada.page);
    await bea.page.getByRole("button", { name: "Ready for the next game" }).click();
    await bea.dealt();
    await concede(bea.page);

    const lost = bea.page.getByRole("dialog", { name: "Defeat" });
    await lost.getByText("With the same deck").waitFor();
    await lost.getByRole("button", { name: "Change deck" }).click();
    const small = lost.getByRole("radio", { name: /^Small of Bea/ });
    await small.check({ force: true });
    await lost.getByText("With the same deck").waitFor();
    await lost.getByText("Small of Bea can't be played in this format:").waitFor();
    await lost.getByText("With the same deck").waitFor();
    await lost.getByRole("radio", { name: /^Green of Bea/ }).check({ force: true });
    await lost.getByText("With Green of Bea").waitFor();
    const { violations } = await axeOn(bea.page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await lost.getByRole("button", { name: "Rematch" }).click();

    const match = new URL(ada.page.url()).pathname;
    await ada.page
      .getByRole("dialog", { name: "Victory" })
      .getByRole("button", { name: "Accept rematch" })
      .click();
    await Promise.all([ada, bea].map(({ page }) => page.waitForURL((url) => url.pathname !== match)));
    await Promise.all([ada.dealt(), bea.dealt()]);
    const hands = [(await ada.settled()).hand, (await bea.settled()).hand];
    expect(hands[0]?.filter((card) => !/^(Mountain|Shock)/.test(card))).toEqual([]);
    expect(hands[1]?.filter((card) => !card.startsWith("Forest"))).toEqual([]);
    // The last one used is chosen from now on.
    await bea.page.goto(stage.server.url);
    await bea.page
      .getByLabel("Format")
      .selectOption({ label: "Open" })
      .catch(() => undefined);
    await expect.poll(() => bea.page.getByRole("radio", { name: /^Green of Bea/ }).isChecked()).toBe(true);
    for (const { context, complaints } of [ada, bea]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
