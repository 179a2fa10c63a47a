import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { becomeGuest, type Guest } from "../support/people.ts";
import { shareStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";

const stage = shareStage();

/** A device of somebody's, with the decks before it. */
async function deviceOf({ token }: Guest): Promise<Page> {
  const context = await openWindow(stage.browser, { viewport: { width: 1280, height: 800 } });
  await context.addInitScript((kept) => localStorage.setItem("spellroom-token", kept), token);
  const page = await context.newPage();
  await page.goto(`${stage.server.url}/decks`);
  await page.getByRole("link", { name: /^Your account:/ }).waitFor();
  return page;
}

function nameField(page: Page) {
  return page.getByLabel(/^(Name of the deck|Deck name)$/);
}

/** The names of the decks that the account keeps. */
async function namesOf({ api }: Guest): Promise<string[]> {
  return (await api.decks.list()).decks.map(({ name }) => name).sort();
}

/** Makes a deck of that name on one device, and opens it on the other. */
async function sameDeckOnBoth(owner: Guest, name: string): Promise<readonly [Page, Page]> {
  const [desk, phone] = [await deviceOf(owner), await deviceOf(owner)];
  await desk.getByRole("button", { name: /^\+? ?Build a deck/ }).click();
  await nameField(desk).fill(name);
  await expect.poll(() => namesOf(owner)).toEqual([name]);
  await phone.reload();
  await phone.getByRole("link", { name: new RegExp(name) }).click();
  await expect.poll(() => nameField(phone).inputValue()).toBe(name);
  return [desk, phone];
}

/** What a browser does when somebody comes back to the window. */
async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

describe("a player's own decks", () => {
  it("are on every device of the account, each change on the others", async () => {
    const owner = await becomeGuest(stage.server.url, "Ada");
    const [desk, phone] = await sameDeckOnBoth(owner, "Zebus");
    await nameField(phone).fill("Zebus of the phone");
    await expect.poll(() => namesOf(owner)).toEqual(["Zebus of the phone"]);
    await comeBackTo(desk);
    await expect.poll(() => nameField(desk).inputValue()).toBe("Zebus of the phone");
    for (const page of [desk, phone]) await page.context().close();
  });

  it("can begin as a copy of a ready-made one, its commander included, even if the server is busy at first", async () => {
    const owner = await becomeGuest(stage.server.url, "Ada");
    const page = await deviceOf(owner);
    const { decks } = await owner.api.catalogue.all();
    const preset = decks.find(({ formats }) => formats.includes("commander"));
    await page.goto(`${stage.server.url}/decks/${preset?.id}`);
    const busy = {
      status: 503,
      headers: { "retry-after": "0" },
      json: { error: { code: "unavailable", message: "busy" } },
    };
    let refusals = 0;
    const refuse = (route: Route): Promise<void> => {
      refusals++;
      return route.fulfill(busy);
    };
    await page.route("**/api/decks/read", refuse, { times: 1 });
    await page.getByRole("button", { name: "Copy to my decks" }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe(preset?.name);
    await page.getByRole("heading", { name: "Deck 99 cards" }).waitFor();
    await page.getByRole("heading", { name: "Commander 1 card" }).waitFor();
    await expect.poll(() => namesOf(owner)).toEqual([preset?.name]);
    expect(refusals).toBe(1);
    await page.context().close();
  });

  it("are kept twice when they were changed in two places, one of them without a connection", async () => {
    const owner = await becomeGuest(stage.server.url, "Ada");
    const [desk, phone] = await sameDeckOnBoth(owner, "Quagga");
    await phone.context().setOffline(true);
    await nameField(phone).fill("Quagga offline");
    await until("the draft to be kept on the phone", () =>
      phone.evaluate(() => localStorage.getItem("spellroom-decks")?.includes("Quagga offline")),
    );
    await nameField(desk).fill("Quagga online");
    await expect.poll(() => namesOf(owner)).toEqual(["Quagga online"]);
    await phone.context().setOffline(false);
    await comeBackTo(phone);
    await expect.poll(() => namesOf(owner)).toEqual(["Quagga offline (other version)", "Quagga online"]);
    for (const page of [desk, phone]) await page.context().close();
  });
});

describe("a player's own bot", () => {
  it("is written with its problems by the line, kept, and played against on the site and without it", async () => {
    const owner = await becomeGuest(stage.server.url, "Ada");
    const page = await deviceOf(owner);
    await page.goto(`${stage.server.url}/account/bots`);
    const field = page.getByRole("textbox", { name: "Document" });
    const starter = await field.inputValue();
    await field.fill(starter.replace('"with": "everything"', '"with": "elephants"'));
    await page.getByText("attack.0.with must be one of: everything, nothing, profitable.").waitFor();
    await page.getByRole("button", { name: "Line 24" }).click();
    const selected = await field.evaluate((area) =>
      area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : "",
    );
    expect(selected).toContain("elephants");
    await field.fill(starter);
    await page.getByRole("button", { name: "Save bot" }).click();
    await page.getByText("My Fox [bot] is saved.").waitFor();
    await page.getByRole("button", { name: "Play against My Fox [bot]" }).click();
    await page.getByRole("button", { name: "Play a bot" }).click();
    const choice = page.getByRole("dialog").getByRole("radio", { name: /My Fox \[bot\]/ });
    expect(await choice.isChecked()).toBe(true);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText("My Fox [bot]").first().waitFor();
    await page.waitForURL(/\/table\//);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("The bot has nothing to add here.").waitFor();
    await page.goto(`${stage.server.url}/practice`);
    await page.getByRole("button", { name: "Start game" }).click();
    await page.waitForURL(/#table/);
    await page.getByText("My Fox [bot]").first().waitFor();
    await page.context().close();
  });
});
