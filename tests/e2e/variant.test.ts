/** A variant that came with no release: a file in the operator's folder, played from the home page to its end. */
import path from "node:path";
import { expect, it } from "vitest";
import { setStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const VARIANTS = path.resolve(import.meta.dirname, "../../docs/guides/variants");
const stage = setStage({ VARIANTS, RATE_LIMIT_SCALE: "0" });

it("two people meet in the format of a variant, begin with its life totals and its emblem, and one of them wins", async () => {
  const players = await Promise.all(
    ["Ada", "Bea"].map((name) => BrowserPlayer.arrive(stage.browser, stage.server.url, name)),
  );
  for (const player of players) {
    await player.page.getByLabel("Format").selectOption({ label: "Low tide" });
    await player.playNow("Ember Rush");
  }
  await Promise.all(players.map((player) => player.sitDown()));
  await Promise.all(players.map((player) => player.dealt()));
  for (const player of players) {
    const { lives } = await player.screen();
    expect(lives.map((life) => /\d+/.exec(life)?.[0]).sort()).toEqual(["18", "20"]);
  }

  const [ada, bea] = players;
  const commandZone = () => ada?.page.getByRole("button", { name: /^Command zone/ }).count();
  await expect
    .poll(
      async () => {
        for (const player of players) await player.step();
        return commandZone();
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(2);
  await ada?.page
    .getByRole("button", { name: /^Command zone/ })
    .first()
    .click();
  await ada?.page.getByText("Low Tide").first().waitFor();
  await ada?.page.keyboard.press("Escape");

  await bea?.page.getByRole("button", { name: "Menu" }).click();
  await bea?.page.getByRole("button", { name: "Concede", exact: true }).click();
  await bea?.page.getByRole("dialog").last().getByRole("button", { name: "Concede", exact: true }).click();
  await expect.poll(async () => (await ada?.screen())?.result, { timeout: 30_000 }).toBe("Victory");
  await expect.poll(async () => (await bea?.screen())?.result, { timeout: 30_000 }).toBe("Defeat");
  for (const { complaints, context } of players) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
