import { describe, expect, it } from "vitest";
import { PASSWORD } from "../support/lively-site.ts";
import { becomeGuest } from "../support/people.ts";
import { shareStage } from "../support/stage.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const stage = shareStage();

describe("a custom clock", () => {
  it("is agreed on for a table, and runs in its match", async () => {
    const player = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Tess");
    const { page } = player;
    await page.getByRole("button", { name: "Multiplayer table" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Time" }).selectOption("Your own clock");
    await dialog.getByRole("spinbutton", { name: "Minutes for the game" }).fill("7");
    await dialog.getByRole("spinbutton", { name: "Seconds added each turn" }).fill("2");
    await dialog.getByRole("button", { name: "Create table" }).click();
    await page.getByText("7 min + 2 s").waitFor();
    await page.getByRole("button", { name: "Add a bot" }).click();
    await page.getByText("2 of 4 seats taken").waitFor();
    await page.getByRole("button", { name: "Start game" }).click();
    await player.sitDown();
    await page
      .getByRole("timer")
      .getByText(/[67]:\d\d/)
      .first()
      .waitFor();
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });

  it("is for games that are not rated", async () => {
    const { api } = await becomeGuest(stage.server.url);
    await api.sessions.claim({ email: "tess@example.org", password: PASSWORD });
    const wish = { format: "presets", deck: { preset: "ember-rush" }, timeControl: "custom-7-2" } as const;
    await expect(api.meetings.invite({ ...wish, rated: true })).rejects.toMatchObject({ code: "invalid" });
    const { invitation } = await api.meetings.invite({ ...wish, rated: false });
    expect(invitation.timeControl).toBe("custom-7-2");
  });
});
