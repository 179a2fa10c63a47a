import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { becomeGuest } from "../support/people.ts";
import { shareStage } from "../support/stage.ts";

const stage = shareStage();

/** A site of somebody else, whose pages show whatever their address says in a frame. */
let elsewhere: Server;
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const shown = stage.server.url + (request.url ?? "/");
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<!doctype html><title>Elsewhere</title><iframe src="${shown}" width="1200" height="780"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
});
afterAll(() => elsewhere.close());

const isAddress = (address: ReturnType<Server["address"]>): address is AddressInfo =>
  typeof address === "object" && address !== null;

/** Where a path of the server is shown in a frame of another site. */
function framed(path: string): string {
  const address = elsewhere.address();
  if (!isAddress(address)) throw new Error("the other site is not there");
  return `http://127.0.0.1:${address.port}${path}`;
}

describe("a match in a page of another site", () => {
  it("is watched there in nobody's name, while no other page stands in a frame", async () => {
    const player = await becomeGuest(stage.server.url, "Emma");
    const wish = { format: "presets", deck: { preset: "ember-rush" }, bot: "pass" } as const;
    const { matchId } = await player.api.matches.playBot(wish);
    const context = await openWindow(stage.browser);
    await context.addInitScript((token) => localStorage.setItem("spellroom-token", token), player.token);
    const page = await context.newPage();
    await page.goto(framed(`/embed/${matchId}`));
    const frame = page.frameLocator("iframe");
    await frame.locator(".sr-life").first().waitFor();
    // Its player would have a hand here.
    expect(await frame.locator('[data-zone="hand"] [data-card]').count()).toBe(0);
    await frame.getByRole("button", { name: "Menu" }).click();
    await frame.getByRole("button", { name: "Copy code to embed this match" }).waitFor();
    expect(await frame.getByRole("link", { name: "Leave table" }).getAttribute("target")).toBe("_blank");
    for (const path of [`/watch/${matchId}`, `/table/${matchId}`, "/account"]) {
      await page.goto(framed(path));
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    }
    await context.close();
  });
});
