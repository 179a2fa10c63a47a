/** Hints over a connection, as a page or a program asks for them. */
import { safeChoice } from "@spellroom/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../hostile/support/table.ts";
import { becomeGuest, takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

let running: TestServer;
beforeAll(async () => {
  running = await startTestServer(1);
});
afterAll(() => running[Symbol.asyncDispose]());

const DECK = { preset: "ember-rush" };
const LATEST_MS = 180_000;

it("a player against a bot gets hints, a few at once, and then has to wait", async () => {
  const { url } = running.server;
  const { api, token } = await becomeGuest(url, "Ada");
  const { matchId } = await api.matches.playBot({ format: "presets", deck: DECK, bot: "greedy" });
  const table = takePlace([url], token, matchId);
  await until("something to choose from", async () => {
    const { decision, pending } = table.store.getState();
    if (decision === null || pending !== null) return false;
    if (decision.kind === "act" && decision.acts.length > 2) return true;
    await table.choose(decision.id, safeChoice(decision));
    return false;
  });
  // Threads that think give way to everything else: on a busy machine the first hint is late, and one asks again.
  const hint = await until("a hint", () => table.hint(), LATEST_MS);
  expect(hint.decision).toBe(table.store.getState().decision?.id);
  expect(hint.answers.length).toBeGreaterThan(1);
  const more = await Promise.all(Array.from({ length: 12 }, () => table.hint()));
  expect(more.filter((one) => one !== null).length).toBeLessThan(8);
  table.close();
}, 240_000);

it("nobody is given a hint in a match between people", async () => {
  const { url } = running.server;
  const [ada, bea] = [await becomeGuest(url, "Ada"), await becomeGuest(url, "Bea")];
  const { code } = (await ada.api.meetings.invite({ format: "presets", deck: DECK })).invitation;
  const { matchId } = await bea.api.meetings.joinInvitation({ code, deck: DECK });
  const tables = [ada, bea].map(({ token }) => takePlace([url], token, matchId));
  const asked = await until("a decision", () =>
    tables.find((table) => table.store.getState().decision !== null),
  );
  expect(await asked.hint()).toBeNull();
  for (const table of tables) table.close();
});
