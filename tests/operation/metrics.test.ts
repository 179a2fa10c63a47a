/** What a server tells Prometheus of a match that was played at it. */
import { type Server, startServer } from "@spellroom/infra/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BotMatch } from "../support/bot-match.ts";
import { takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { PAGES: "off", RATE_LIMIT_SCALE: "0" } });
});
afterAll(() => server.dispose());

it("counts matches, choices, their times and sizes, and who came", async () => {
  const duel = await BotMatch.byLink({ endpoints: [[server.url], [server.url]], luck: 1 });
  const watcher = takePlace([server.url], duel.people[0].token, duel.matchId, "watch");
  await until("the watcher to be let in", () => watcher.store.getState().status === "live");
  await duel.playUntil(12);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const value = (line: string): number =>
    Number(
      text
        .split("\n")
        .find((one) => one.startsWith(line))
        ?.split(" ")
        .at(-1),
    );
  expect(value("spellroom_matches_live ")).toBe(1);
  expect(value('spellroom_choices_total{result="taken"}')).toBeGreaterThanOrEqual(12);
  expect(value("spellroom_choice_seconds_count")).toBeGreaterThanOrEqual(12);
  for (const viewer of ["seat", "watcher"]) {
    expect(value(`spellroom_message_bytes_count{message="update",viewer="${viewer}"}`)).toBeGreaterThan(3);
    const patches = value(`spellroom_patch_bytes_count{viewer="${viewer}"}`);
    expect(patches).toBeGreaterThanOrEqual(12);
    const mean = value(`spellroom_patch_bytes_sum{viewer="${viewer}"}`) / patches;
    expect(mean).toBeGreaterThan(5);
    expect(mean).toBeLessThan(2_000);
  }
  expect(value('spellroom_arrivals_total{kind="first"}')).toBe(2);
  watcher.close();
  duel.close();
});
