import { type Server, startServer } from "@spellroom/infra/testing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { BotMatch } from "../support/bot-match.ts";
import { takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { PAGES: "off", RATE_LIMIT_SCALE: "0" } });
});
afterAll(() => server.dispose());

async function watchers(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^spellroom_watchers (\d+)$/m.exec(text)?.[1]);
}

it("leaves no connection behind, and logs nothing to the console, when a client is closed at any moment while connecting", async () => {
  const duel = await BotMatch.byLink({ endpoints: [[server.url], [server.url]], luck: 1 });
  await duel.bothLive();
  const [{ token }] = duel.people;
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const stays = takePlace([server.url], token, duel.matchId, "watch");
  await until("the one who stays to be let in", () => stays.store.getState().status === "live");
  for (let delayMs = 0; delayMs < 40; delayMs++) {
    const client = takePlace([server.url], token, duel.matchId, "watch");
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    client.close();
  }
  await until("all but one to have left", async () => (await watchers()) === 1);
  // A client that was still connecting would have arrived by now.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await watchers()).toBe(1);
  expect(warn.mock.calls).toEqual([]);
  stays.close();
  duel.close();
});
