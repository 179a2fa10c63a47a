import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const PASSWORD = "nine lives of the cat";

const stage = setStage({ BOT_THINKING_MS: "0" });

async function arrive(name: string): Promise<BrowserPlayer> {
  return BrowserPlayer.arrive(stage.browser, stage.server.url, name);
}

/** The name that the player goes by, as the page says it. */
async function nameOf({ page }: BrowserPlayer): Promise<string> {
  const label = await page.getByRole("link", { name: /^Your account:/ }).getAttribute("aria-label");
  return label?.replace("Your account: ", "") ?? "";
}

async function claim({ page }: BrowserPlayer, email: string): Promise<void> {
  await page.goto(`${stage.server.url}/account`);
  await page.getByLabel("Email address").first().fill(email);
  await page.getByLabel("Password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Register this account" }).click();
  await page.getByText(`Signed in as ${email}`).waitFor();
}

async function leave(...players: readonly BrowserPlayer[]): Promise<void> {
  expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of players) await context.close();
}

/** Waits for the table, and gives the game up. */
async function concede(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("button", { name: "Concede" })
    .or(page.getByRole("menuitem", { name: "Concede" }))
    .click();
  const sure = page.getByRole("dialog").getByRole("button", { name: /Concede/ });
  await sure.click();
}

/** Bytes that come over the line for a script. What is built comes compressed. */
async function sizeOf(script: string): Promise<number> {
  const headers = { "Accept-Encoding": "br" };
  const response = await fetch(stage.server.url + script, { method: "HEAD", headers });
  expect(response.ok).toBe(true);
  if (script.startsWith("/_next/")) expect(response.headers.get("Content-Encoding")).toBe("br");
  const size = Number(response.headers.get("Content-Length"));
  expect(size, script).toBeGreaterThan(0);
  return size;
}

it("a table is there after less than 250 kB of scripts", async () => {
  const page = await (await fetch(`${stage.server.url}/table/any`)).text();
  // Browsers that know modules don't load what is for those that don't.
  const tags = [...page.matchAll(/<script [^>]*src="([^"]+\.js)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const scripts = new Set(tags.map(([, script]) => script ?? ""));
  expect(scripts.size).toBeGreaterThan(10);
  const sizes = await Promise.all([...scripts].map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});

describe("an account", () => {
  it("is claimed, opened on another device, and closed there from the first", async () => {
    const [ada, phone] = [await arrive("Ada"), await arrive("the phone")];
    const name = await nameOf(ada);
    await claim(ada, "ada@example.org");
    await phone.page.goto(`${stage.server.url}/account`);
    await phone.page.getByLabel("Email address").last().fill("ada@example.org");
    await phone.page.getByLabel("Password").last().fill("not the password");
    await phone.page.getByRole("button", { name: "Sign in" }).click();
    await phone.page.getByText("Wrong email address or password.").waitFor();
    await phone.page.getByLabel("Password").last().fill(PASSWORD);
    await phone.page.getByRole("button", { name: "Sign in" }).click();
    await phone.page.getByText("Signed in as ada@example.org").waitFor();
    expect(await nameOf(phone)).toBe(name);
    await ada.page.reload();
    await ada.page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await until("the phone to be a guest again", async () => (await nameOf(phone)) !== name);
    expect(await nameOf(ada)).toBe(name);
    await leave(ada, phone);
  });
});

describe("a page that is still on its way", () => {
  it("loses nothing that one chooses on it", async () => {
    const ada = await arrive("Ada");
    const { page } = ada;
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await sleep(2_000);
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await page.getByLabel("Time", { exact: true }).selectOption("blitz");
    await page.getByRole("checkbox", { name: /^Best of three/ }).check();
    await page.getByRole("button", { name: "Open challenge" }).and(page.locator(":enabled")).waitFor();
    expect(await page.getByLabel("Time", { exact: true }).inputValue()).toBe("blitz");
    expect(await page.getByRole("checkbox", { name: /^Best of three/ }).isChecked()).toBe(true);
    await leave(ada);
  });
});

describe("people who look for each other", () => {
  it("play a rated game, and the profile shows the result", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    for (const [player, email] of [
      [ada, "rated-a@example.org"],
      [bea, "rated-b@example.org"],
    ] as const) {
      await claim(player, email);
      await player.page.goto(stage.server.url);
      await player.page.getByLabel("Time", { exact: true }).selectOption("blitz");
      await player.page.getByLabel(/^Rated/).check();
      await player.page.getByRole("button", { name: "Play now" }).click();
    }
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    await concede(bea.page);
    await ada.page.goto(`${stage.server.url}/account`);
    await ada.page.getByRole("link", { name: "Profile" }).click();
    await ada.page.waitForURL(/\/players\//);
    await until("the rating", async () => {
      await ada.page.reload();
      await ada.page.getByRole("heading", { name: "Ratings" }).waitFor();
      return (await ada.page.getByText("1662?").count()) > 0;
    });
    await leave(ada, bea);
  });

  it("take up an open challenge in the format and on the terms that it is for", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    await ada.page.goto(stage.server.url);
    await ada.page.getByLabel("Format").selectOption({ label: "Open" });
    await ada.page.getByLabel("Spectators see").selectOption({ label: "the game a minute late" });
    await ada.page.getByRole("checkbox", { name: /^Best of three/ }).check();
    await ada.page.getByRole("button", { name: "Open challenge" }).click();
    await bea.page.goto(`${stage.server.url}/lobby`);
    await bea.page.getByText(/Open, no clock, best of three, one-minute spectator delay/).waitFor();
    await bea.page.getByRole("button", { name: "Play", exact: true }).click();
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    await concede(bea.page);
    for (const { page } of [ada, bea])
      await page.getByRole("heading", { name: "Sideboarding for game 2" }).waitFor();
    await leave(ada, bea);
  });

  it("challenge each other from the lobby", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    const [host, guest] = [await nameOf(ada), await nameOf(bea)];
    await ada.page.goto(`${stage.server.url}/lobby`);
    await ada.page.getByRole("button", { name: `Challenge ${guest}` }).click();
    await ada.page.getByRole("dialog").getByRole("button", { name: "Challenge", exact: true }).click();
    await bea.page.getByText(`${host} challenges you`).waitFor();
    await bea.page.getByRole("button", { name: "Accept" }).click();
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    await leave(ada, bea);
  });

  it("meet by a private link with a password", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    await ada.page.getByRole("button", { name: "Invite a friend" }).click();
    await ada.page.getByLabel("Password (optional)").fill("open sesame");
    await ada.page.getByRole("button", { name: "Create link" }).click();
    const link = await ada.page.getByLabel("Invitation link").inputValue();
    await bea.page.goto(link);
    await bea.page.getByLabel("Password").fill("open barley");
    const sit = bea.page.getByRole("button", { name: "Join and play" });
    await sit.click();
    await bea.page.getByText("Wrong password.").waitFor();
    await bea.page.getByLabel("Password").fill("open sesame");
    await sit.click();
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    await leave(ada, bea);
  });

  it("gather at a table for several, with bots at the free places", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    const host = await nameOf(ada);
    await ada.page.getByRole("button", { name: "Multiplayer table" }).click();
    await ada.page.getByRole("button", { name: "Create table" }).click();
    await ada.page.waitForURL(/\/gather\//);
    await ada.page.getByRole("radio", { name: "Wild Stampede" }).check({ force: true });
    await bea.page.goto(`${stage.server.url}/lobby`);
    await bea.page.getByRole("link", { name: `View ${host}'s table` }).click();
    await bea.page.getByRole("button", { name: "Join" }).first().click();
    await ada.page.getByText("2 of 4 seats taken").waitFor();
    await ada.page.getByRole("button", { name: "Add a bot" }).click();
    await ada.page.getByText("3 of 4 seats taken").waitFor();
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await Promise.all([ada.sitDown(), bea.sitDown()]);
    await ada.dealt();
    const { lives, hand } = await ada.settled();
    expect(lives).toHaveLength(3);
    expect(hand.filter((name) => /Forest|\bgreen\b/.test(name))).not.toEqual([]);
    expect(hand.filter((name) => /Mountain|\bred\b/.test(name))).toEqual([]);
    await leave(ada, bea);
  });

  it("are told of a table that is full, which only those who sit there can open", async () => {
    const [ada, bea, cleo] = [await arrive("Ada"), await arrive("Bea"), await arrive("Cleo")];
    const host = await nameOf(ada);
    await ada.page.getByRole("button", { name: "Multiplayer table" }).click();
    await ada.page.getByLabel("Seats").selectOption("3");
    await ada.page.getByRole("button", { name: "Create table" }).click();
    await ada.page.getByRole("button", { name: "Add a bot" }).click();
    await bea.page.goto(`${stage.server.url}/lobby`);
    const linkFor = ({ page }: BrowserPlayer) => page.getByRole("link", { name: `View ${host}'s table` });
    const table = bea.page.getByRole("listitem").filter({ hasText: host }).filter({ hasText: "of 3 seats" });
    await linkFor(bea).waitFor();
    expect(await table.getByText("full", { exact: true }).count()).toBe(0);
    await linkFor(bea).click();
    const sit = bea.page.getByRole("button", { name: "Join" });
    await sit.waitFor();
    await cleo.page.goto(bea.page.url());
    await cleo.page.getByRole("button", { name: "Join" }).click();
    await bea.page.getByText("All seats are taken.").waitFor();
    expect(await sit.count()).toBe(0);
    for (const { page } of [bea, cleo]) await page.goto(`${stage.server.url}/lobby`);
    await table.getByText("full", { exact: true }).waitFor();
    expect(await linkFor(bea).count()).toBe(0);
    await linkFor(cleo).click();
    await cleo.page.getByRole("button", { name: "Leave" }).click();
    await linkFor(bea).waitFor();
    await leave(ada, bea, cleo);
  });
});

describe("people who talk", () => {
  it("write to each other, and no longer see messages of those they block", async () => {
    const [ada, bea] = [await arrive("Ada"), await arrive("Bea")];
    const [host, guest] = [await nameOf(ada), await nameOf(bea)];
    await ada.page.goto(`${stage.server.url}/lobby`);
    await ada.page.getByRole("link", { name: guest, exact: true }).click();
    await ada.page.getByRole("link", { name: "Send a message" }).click();
    await ada.page.getByRole("textbox", { name: "Message" }).fill("Would you like to play?");
    await ada.page.getByRole("button", { name: "Send" }).click();
    await bea.page.getByRole("link", { name: "1 new message" }).click();
    await bea.page.waitForURL("**/messages");
    await bea.page.getByRole("link", { name: host }).click();
    await bea.page.getByText("Would you like to play?").waitFor();
    await bea.page.getByRole("link", { name: "Profile" }).click();
    await bea.page.getByRole("button", { name: "Block" }).click();
    await bea.page.getByText("You have blocked this player").waitFor();
    await ada.page.getByRole("textbox", { name: "Message" }).fill("Hello?");
    await ada.page.getByRole("button", { name: "Send" }).click();
    await ada.page.getByText("This no longer exists.").waitFor();
    await leave(ada, bea);
  });
});

describe("a visitor who gets lost", () => {
  it.each([
    "/gather/none",
    "/players/none",
    "/moderation",
    "/join/none",
    "/table/none",
    "/replay/none",
    "/none",
  ])("is told so at %s, and led away from there", async (path) => {
    const ada = await arrive("Ada");
    await ada.page.goto(stage.server.url + path);
    await ada.page.getByRole("main").getByRole("link").first().click();
    await ada.page.waitForURL(({ pathname }) => pathname !== path);
    await leave(ada);
  });
});
