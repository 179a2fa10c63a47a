/** A commander game, from a list on the clipboard to its end. */
import { expect, it } from "vitest";
import { shareStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = shareStage();

const LIST = "Commander\n1 Isamaru, Hound of Konda\n\nDeck\n99 Plains";

/** The command zone while its commander can be cast, and that card once the zone is open. */
const GLOWING = 'button[data-anchors^="command@"][data-glows]';
const PILE_CARD = '[data-zone^="pile command"] [data-card]';

it("a player brings a commander deck, sits down with two bots, casts the commander from the command zone, and leaves the game", async () => {
  const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Ada");
  const { page } = player;
  await page.goto(`${stage.server.url}/decks/list`);
  await page.getByRole("link", { name: /^Your account:/ }).waitFor();
  await page.getByLabel("Deck list").fill(LIST);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText(/^Legal in Commander/).waitFor();
  await page.getByRole("button", { name: "Save deck" }).click();
  await page.waitForURL(/\/decks\/own\//);

  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Multiplayer table" }).click();
  await expect.poll(() => page.getByRole("dialog").getByLabel("Format").inputValue()).toBe("commander");
  await page.getByRole("dialog").getByLabel("Seats").selectOption("3");
  await page.getByRole("button", { name: "Create table" }).click();
  for (const taken of [2, 3]) {
    await page.getByRole("button", { name: "Add a bot" }).click();
    await page.getByText(`${taken} of 3 seats taken`).waitFor();
  }
  await page.getByRole("button", { name: "Start game" }).click();
  await player.sitDown();
  await player.dealt();
  expect((await player.screen()).lives.every((life) => life.includes("40"))).toBe(true);

  const commandZone = page.getByRole("button", { name: /^Command zone/ });
  await expect.poll(() => commandZone.count()).toBe(3);
  const isCast = () => page.getByText("Isamaru, Hound of Konda +2").first().isVisible();
  await expect
    .poll(
      async () => {
        if (await isCast()) return true;
        const screen = await player.screen();
        // It still glows while the server is asked, and leads to a pile that the commander has left by then.
        const mayCast = screen.isOwnTurn && screen.main?.enabled === true;
        if (mayCast && (await page.locator(GLOWING).count()) > 0) {
          if (!(await player.press(PILE_CARD))) await player.press(GLOWING);
        } else await player.step(screen);
        return isCast();
      },
      { timeout: 120_000, interval: 20 },
    )
    .toBe(true);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede", exact: true }).click();
  await page.getByRole("dialog").last().getByRole("button", { name: "Concede", exact: true }).click();
  await expect.poll(async () => (await player.screen()).result, { timeout: 30_000 }).toBe("Defeat");
  expect(player.complaints).toEqual([]);
  await player.context.close();
});
