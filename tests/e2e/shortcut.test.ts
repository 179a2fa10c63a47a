/** A loop that one player proposes as a shortcut and the other accepts, each in a browser of their own. */
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { openDatabase, SqlJournal } from "@spellroom/server";
import { expect, it } from "vitest";
import { arrangeMatch } from "../support/arranged.ts";
import { axeOn } from "../support/axe.ts";
import { apiOf } from "../support/people.ts";
import { shareStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = shareStage();

/** Basalt Monoliths that cost nothing: each untaps itself for the mana that it makes. */
function freeMonoliths(): readonly CardDefinition[] {
  const card = loadPool().byName("Basalt Monolith");
  if (!card) throw new Error("the card is missing");
  const [face] = card.faces;
  return Array.from({ length: 60 }, () => ({ ...card, faces: [{ ...face, manaCost: ["0"] }] }));
}

async function accountOf({ page }: BrowserPlayer): Promise<string> {
  const token = await until("a token", () => page.evaluate(() => localStorage.getItem("spellroom-token")));
  return (await apiOf(stage.server.url, token).accounts.me()).account.id;
}

it("a player proposes by keyboard to repeat a loop 20 times, the opponent accepts, and both are told how it ends", async () => {
  const { browser, server } = stage;
  const players = await Promise.all(
    ["Ada", "Bea"].map((name) => BrowserPlayer.arrive(browser, server.url, name)),
  );
  const database = await openDatabase({ kind: "sqlite", directory: server.dataFolder });
  const matchId = await arrangeMatch(new SqlJournal(database), {
    accounts: await Promise.all(players.map(accountOf)),
    names: ["Ada", "Bea"],
    deck: freeMonoliths(),
  });
  await database.close();
  for (const player of players) {
    await player.page.goto(`${server.url}/table/${matchId}`);
    await player.sitDown();
  }
  await Promise.all(players.map((player) => player.dealt()));

  const active = await until("a main phase", async () => {
    for (const player of players) {
      const screen = await player.screen();
      if (screen.isOwnTurn && /main/i.test(screen.step) && screen.playable.length > 0) return player;
      await player.step(screen);
    }
    return null;
  });
  const other = players.find((player) => player !== active);
  if (!other) throw new Error("nobody sits opposite");
  const { page } = active;
  await active.press('[data-zone="hand"] [data-card][data-legal]');
  const monolith = page.locator('[data-zone]:not([data-zone="hand"]) [data-card][data-legal]').first();
  await monolith.press("Enter");
  await page.getByRole("button", { name: /untap/i }).last().press("Enter");

  const repeat = page.getByRole("button", { name: "Repeat…" });
  await repeat.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Repeat what you have just done" });
  await dialog.getByLabel("Repeat", { exact: true }).selectOption({ label: "your last action" });
  await dialog.getByLabel(/^How many times/).fill("20");
  await page.keyboard.press("Enter");
  await page.getByText(/^Waiting for .* to accept the shortcut/).waitFor();

  await other.page
    .getByText(/wants to repeat the last action 20 times/)
    .first()
    .waitFor();
  const { violations } = await axeOn(other.page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await other.page.getByRole("button", { name: "Accept", exact: true }).press("Enter");
  for (const player of players) {
    await player.page.getByText("Repeated 20 times. The shortcut is complete.").waitFor({ timeout: 60_000 });
    expect(player.complaints).toEqual([]);
    await player.context.close();
  }
});
