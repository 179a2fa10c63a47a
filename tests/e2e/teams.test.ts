/** Two-headed giant, from the lobby to the result: two people on a team against two bots. */
import { expect, it } from "vitest";
import { shareStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = shareStage();

/** A card's name, which its accessible name begins with. */
const nameIn = (label: string): string => label.split(",")[0] ?? "";

/** The hands of others that lie open before a player: whose, and the names of its cards. */
async function openHands({
  page,
}: BrowserPlayer): Promise<readonly (readonly [string, readonly string[]])[]> {
  const hands = await page
    .locator("[data-open-hand]")
    .evaluateAll((lists) =>
      lists.map((list): [string, string[]] => [
        list.getAttribute("data-open-hand") ?? "",
        [...list.querySelectorAll("li > *")].map((card) => card.getAttribute("aria-label") ?? ""),
      ]),
    );
  return hands.map(([seat, labels]) => [seat, labels.map(nameIn).sort()]);
}

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
    const [teammate, seat] = player === ada ? [bea, "1"] : [ada, "0"];
    const { hand } = await teammate.settled();
    expect(hand).toHaveLength(7);
    await expect.poll(() => openHands(player)).toEqual([[seat, hand.map(nameIn).sort()]]);
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
