/** Two-headed giant, from the lobby to the result: two people on a team against two bots. */
import { expect, it } from "vitest";
import { setStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = setStage({ RATE_LIMIT_SCALE: "0" });

it("two people sit down as a team against two bots, see each other's hands and one life total of each team, and lose together", async () => {
  const players = await Promise.all(
    ["Ada", "Bea"].map((name) => BrowserPlayer.arrive(stage.browser, stage.server.url, name)),
  );
  const [ada, bea] = players;
  if (!ada || !bea) throw new Error("nobody came");
  await ada.page.getByRole("button", { name: "Multiplayer table" }).click();
  const dialog = ada.page.getByRole("dialog");
  await dialog.getByLabel("Format").selectOption({ label: "Two-headed giant" });
  await expect.poll(() => dialog.getByLabel("Seats").locator("option").allTextContents()).toEqual(["4"]);
  await ada.page.getByRole("button", { name: "Create table" }).click();
  await ada.page.waitForURL(/\/gather\//);
  for (const team of ["Team 1", "Team 2"]) await expect.poll(() => ada.page.getByText(team).count()).toBe(2);

  await bea.page.goto(ada.page.url());
  await bea.page.getByRole("button", { name: "Join" }).first().click();
  await ada.page.getByText("2 of 4 seats taken").waitFor();
  expect(await ada.page.getByRole("button", { name: "Start game" }).isDisabled()).toBe(true);
  for (const taken of [3, 4]) {
    await ada.page.getByRole("button", { name: "Add a bot" }).click();
    await ada.page.getByText(`${taken} of 4 seats taken`).waitFor();
  }
  await ada.page.getByRole("button", { name: "Start game" }).click();
  await Promise.all(players.map((player) => player.sitDown()));
  await Promise.all(players.map((player) => player.dealt()));

  for (const player of players) {
    const { lives } = await player.screen();
    expect(lives.map((life) => /\d+/.exec(life)?.[0])).toEqual(["30", "30"]);
    await player.page.getByText("your teammate").first().waitFor();
    await expect.poll(() => player.page.locator("[data-open-hand]").count()).toBe(1);
    await expect.poll(() => player.page.locator("[data-open-hand] li").count()).toBe(7);
  }

  await expect
    .poll(
      async () => {
        for (const player of players) await player.step();
        const screens = await Promise.all(players.map((player) => player.screen()));
        return screens.every(({ isOwnTurn, step }) => isOwnTurn && /main/i.test(step));
      },
      { timeout: 120_000, interval: 20 },
    )
    .toBe(true);

  await bea.page.getByRole("button", { name: "Menu" }).click();
  await bea.page.getByRole("button", { name: "Concede", exact: true }).click();
  await bea.page.getByRole("dialog").last().getByRole("button", { name: "Concede", exact: true }).click();
  for (const player of players) {
    await expect.poll(async () => (await player.screen()).result, { timeout: 30_000 }).toBe("Defeat");
    expect(player.complaints).toEqual([]);
    await player.context.close();
  }
});
