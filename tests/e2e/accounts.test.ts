import { readFile } from "node:fs/promises";
import {
  freePort,
  type MailServer,
  type Server,
  startMailServer,
  startServer,
  textOf,
} from "@spellroom/infra/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const PASSWORD = "nine lives of the cat";
const NEW_PASSWORD = "ten lives of the owl";

let mail: MailServer;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  mail = await startMailServer();
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const env = { PORT: `${port}`, PUBLIC_URL: site, SMTP_URL: mail.url, MAIL_FROM: "no-reply@play.example" };
  [server, browser] = await Promise.all([startServer({ env }), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
  await mail?.close();
});

const arrive = (name: string) => BrowserPlayer.arrive(browser, server.url, name);

async function claim({ page }: BrowserPlayer, email: string): Promise<void> {
  await page.goto(`${server.url}/account`);
  await page.getByLabel("Email address").first().fill(email);
  await page.getByLabel("Password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Register this account" }).click();
  await page.getByText(`Signed in as ${email}`).waitFor();
}

/** The link in the newest mail to somebody, once there are so many. */
async function linkTo(email: string, count: number): Promise<string> {
  const theirs = () => mail.received.filter(({ to }) => to === email);
  await until(`mail ${count} to ${email}`, async () => theirs().length >= count);
  const last = theirs().at(-1);
  const link = last && /http\S+#\S+/.exec(textOf(last));
  if (!link) throw new Error("there is no link in the mail");
  return link[0];
}

describe("a user who has forgotten the password", () => {
  it("follows the link of a mail on another device, and is back in the account", async () => {
    const [ada, phone] = [await arrive("Ada"), await arrive("Phone")];
    await claim(ada, "ada@example.org");
    await phone.page.goto(`${server.url}/account`);
    await phone.page.getByRole("link", { name: "Forgot your password?" }).click();
    await phone.page.getByRole("heading", { name: "Recover your account" }).waitFor();
    await phone.page.getByLabel("Email address").first().fill("ada@example.org");
    await phone.page.getByRole("button", { name: "Send link" }).click();
    await phone.page.getByText("a link is on its way").waitFor();
    await phone.page.goto(await linkTo("ada@example.org", 2));
    await phone.page.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
    expect(phone.page.url()).not.toContain("#");
    await phone.page.getByRole("button", { name: "Set password and sign in" }).click();
    await phone.page.getByText("Signed in as ada@example.org").waitFor();
    await phone.page.getByText("ada@example.org is confirmed.").waitFor();
    for (const { context } of [ada, phone]) await context.close();
  });

  it("gets back without mail by a recovery code, which is shown once", async () => {
    const [bea, phone] = [await arrive("Bea"), await arrive("Phone")];
    await claim(bea, "bea@example.org");
    await bea.page.getByRole("button", { name: "Create new codes" }).click();
    const panel = bea.page.locator("form", { hasText: "unused code" });
    await panel.getByLabel("Password").fill(PASSWORD);
    await panel.getByRole("button", { name: "Create new codes" }).click();
    await bea.page.getByText("You have 10 unused codes.").waitFor();
    const code = await panel.locator("code").first().textContent();
    await bea.page.reload();
    await bea.page.getByText("You have 10 unused codes.").waitFor();
    expect(await bea.page.locator("code").count()).toBe(0);
    await phone.page.goto(`${server.url}/account/password`);
    await phone.page.getByLabel("Email address").last().fill("bea@example.org");
    await phone.page.getByRole("textbox", { name: "Recovery code" }).fill(code ?? "");
    await phone.page.getByLabel("New password").fill(NEW_PASSWORD);
    await phone.page.getByRole("button", { name: "Set password and sign in" }).click();
    await phone.page.getByText("Signed in as bea@example.org").waitFor();
    await phone.page.getByText("You have 9 unused codes.").waitFor();
    for (const { context } of [bea, phone]) await context.close();
  });
});

describe("the account page", () => {
  it("confirms an address by a link sent by e-mail, and says so", async () => {
    const cem = await arrive("Cem");
    await claim(cem, "cem@example.org");
    await cem.page.getByText("cem@example.org is not confirmed yet.").waitFor();
    const link = await linkTo("cem@example.org", 1);
    await cem.page.goto(link);
    await cem.page.getByText("Your email address is confirmed.").waitFor();
    await cem.page.goto(`${server.url}/account`);
    await cem.page.getByText("cem@example.org is confirmed.").waitFor();
    await cem.page.goto(link);
    await cem.page.getByText("This link has been used or has expired.").waitFor();
    await cem.context.close();
  });

  it("gives everything that is kept of the account as a file", async () => {
    const dan = await arrive("Dan");
    await claim(dan, "dan@example.org");
    const saved = dan.page.waitForEvent("download");
    await dan.page.getByRole("button", { name: "Download my data" }).click();
    const file = await (await saved).path();
    const all: unknown = JSON.parse(await readFile(file, "utf8"));
    expect(all).toMatchObject({ account: { email: "dan@example.org", kind: "member" }, matches: [] });
    await dan.context.close();
  });
});
