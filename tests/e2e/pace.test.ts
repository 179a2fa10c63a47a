import type { Timing } from "@spellroom/protocol";
import { openDatabase, SqlJournal } from "@spellroom/server";
import { describe, expect, it } from "vitest";
import { type Arrangement, arrangeMatch } from "../support/arranged.ts";
import { apiOf } from "../support/people.ts";
import { setStage } from "../support/stage.ts";
import { until } from "../support/waiting.ts";
import { BrowserPlayer } from "./support/browser-player.ts";

const LONG_MILLISECONDS = 60_000;

const stage = setStage();

/** Who somebody is whose browser keeps a token. */
async function accountOf({ page }: BrowserPlayer): Promise<string> {
  const token = await until("a token", () => page.evaluate(() => localStorage.getItem("spellroom-token")));
  const { account } = await apiOf(stage.server.url, token).accounts.me();
  return account.id;
}

/** Two people at a table on terms of the test's own. */
async function sitDown(
  terms: Partial<Arrangement>,
): Promise<{ readonly matchId: string; readonly players: readonly [BrowserPlayer, BrowserPlayer] }> {
  const ada = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Ada");
  const bea = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Bea");
  const database = await openDatabase({ kind: "sqlite", directory: stage.server.dataFolder });
  const accounts = [await accountOf(ada), await accountOf(bea)];
  const matchId = await arrangeMatch(new SqlJournal(database), { accounts, names: ["Ada", "Bea"], ...terms });
  await database.close();
  for (const player of [ada, bea]) {
    await player.page.goto(`${stage.server.url}/table/${matchId}`);
    await player.sitDown();
  }
  return { matchId, players: [ada, bea] };
}

async function leave(players: readonly BrowserPlayer[]): Promise<void> {
  for (const { complaints, context } of players) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

/** Both keep their hands, and the starting player reaches the first main phase. */
async function toMainPhase(
  players: readonly [BrowserPlayer, BrowserPlayer],
): Promise<readonly [BrowserPlayer, BrowserPlayer]> {
  const active = await until(
    "a main phase",
    async () => {
      for (const player of players) {
        const { prompt, main, isOwnTurn, step } = await player.screen();
        if (prompt === null && isOwnTurn && step === "Main phase" && main?.enabled) return player;
        if (prompt === "Keep this hand?" && main?.enabled) await player.step();
      }
      return null;
    },
    LONG_MILLISECONDS,
  );
  return active === players[0] ? [players[0], players[1]] : [players[1], players[0]];
}

describe("two people in two browsers with clocks", () => {
  const timing: Timing = {
    bankMs: 600_000,
    allowanceMs: 500,
    incrementMs: 0,
    longestMs: 15_000,
    timeouts: 1,
    graceMs: 600_000,
    warningMs: 13_000,
  };

  it("see the rope burn, and one loses on time", async () => {
    const { players } = await sitDown({ timing });
    const rope = async () => {
      const shown = await Promise.all(players.map(({ page }) => page.locator("[data-rope]").count()));
      return shown.some((count) => count > 0);
    };
    await until("the rope", rope, LONG_MILLISECONDS);
    for (const { page } of players) expect(await page.getByRole("timer").count()).toBe(2);
    await until(
      "the end",
      async () =>
        (await Promise.all(players.map((player) => player.screen()))).every(({ result }) => result !== null),
      LONG_MILLISECONDS,
    );
    const results = await Promise.all(players.map(async (player) => (await player.screen()).result));
    expect(results.sort()).toEqual(["Defeat", "Victory"]);
    await leave(players);
  });

  it("are told which decision timed out, and which choice was made", async () => {
    const { players } = await sitDown({ timing: { ...timing, timeouts: 50 } });
    const told = () =>
      Promise.all(players.map(({ page }) => page.locator("[data-timed-out]").allTextContents()));
    await until(
      "a time-out",
      async () => (await told()).flat().some((text) => text.includes("“Keep this hand?” was answered")),
      LONG_MILLISECONDS,
    );
    expect((await told()).flat().join(" ")).toContain("was answered for you: Yes.");
    await leave(players);
  });

  it("see for how much longer a seat is kept whose player has left, and win when that is over", async () => {
    const { players } = await sitDown({ timing: { ...timing, longestMs: 60_000, graceMs: 12_000 } });
    const [stays, leaves] = players;
    await leaves.page.goto("about:blank");
    await stays.page
      .locator("[data-away]")
      .getByText(/is disconnected and loses the game in 0:\d\d/)
      .waitFor();
    await until("the end", async () => (await stays.screen()).result === "Victory", LONG_MILLISECONDS);
    await leave(players);
  });
});

describe("two people in two browsers who take back", () => {
  it("get a land back at once, and a turn only by the other's leave", async () => {
    const { players } = await sitDown({});
    const [active, other] = await toMainPhase(players);
    const named = (names: readonly string[]) =>
      names.map((name) => name.replace(", can be played", "")).sort();
    const hand = async () => named((await active.screen()).hand.map(({ name }) => name));
    const before = named((await active.settled()).hand);
    const land = (await active.screen()).playable.find(({ name }) => /\bLand\b/.test(name));
    await active.press(`[data-zone="hand"] [data-card="${land?.key}"]`);
    await until("the land to lie on the table", async () => (await hand()).length === before.length - 1);
    await active.page.keyboard.press("u");
    await expect.poll(hand).toEqual(before);
    expect(await active.page.locator("[data-offer]").count()).toBe(0);

    await active.page.getByRole("button", { name: "Pass until" }).click();
    await active.page.getByRole("button", { name: "the end of the turn" }).click();
    await until("the other's turn", async () => (await other.screen()).isOwnTurn, LONG_MILLISECONDS);
    await active.page.getByRole("button", { name: "Menu" }).click();
    await active.page.getByRole("button", { name: "Take back" }).last().click();
    await other.page.locator("[data-offer]").waitFor();
    await other.page.getByRole("button", { name: "Allow" }).click();
    await until("the own turn again", async () => (await active.screen()).isOwnTurn, LONG_MILLISECONDS);
    await expect.poll(async () => (await active.screen()).turn).toBe("Turn 1");
    await expect.poll(hand).toEqual(before);
    await leave(players);
  });
});

describe("a player who shows the hand to watchers", () => {
  it("is seen by them card for card until it is hidden again, with a sign for everyone at the table", async () => {
    const { matchId, players } = await sitDown({});
    const [active, other] = await toMainPhase(players);
    const watcher = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Cleo");
    await watcher.page.goto(`${stage.server.url}/watch/${matchId}`);
    await watcher.sitDown();
    // Watchers see the first seat below, where a hand is a fan, and the others above, where it is a list.
    const shown = () =>
      watcher.page.locator('[data-open-hand] li:has(*), [data-zone="hand"] [data-card]').count();
    expect(await shown()).toBe(0);
    const size = (await active.settled()).hand.length;
    await active.page.getByRole("button", { name: "Menu" }).click();
    await active.page.getByRole("button", { name: "Show my hand to spectators" }).click();
    await expect.poll(shown).toBe(size);
    for (const { page } of [active, other, watcher]) await page.getByText("hand revealed").waitFor();
    expect(await other.page.locator("[data-open-hand]").count()).toBe(0);
    await active.page.getByRole("button", { name: "Menu" }).click();
    await active.page.getByRole("button", { name: "Hide my hand from spectators" }).click();
    await expect.poll(shown).toBe(0);
    await leave([...players, watcher]);
  });
});

describe("a watcher of a match that is watched late", () => {
  it("sees the table as it was", async () => {
    const { matchId, players } = await sitDown({ watchDelayMs: 8_000 });
    const watcher = await BrowserPlayer.arrive(stage.browser, stage.server.url, "Cleo");
    await watcher.page.goto(`${stage.server.url}/watch/${matchId}`);
    await watcher.sitDown();
    await toMainPhase(players);
    expect((await watcher.screen()).step).not.toBe("Main phase");
    await until(
      "the main phase",
      async () => (await watcher.screen()).step === "Main phase",
      LONG_MILLISECONDS,
    );
    await leave([...players, watcher]);
  });
});
