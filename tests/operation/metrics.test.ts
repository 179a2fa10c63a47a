/** What a server tells Prometheus of a match that was played at it. */
import { type Server, startServer } from "@spellroom/infra/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Duel } from "../support/duel.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { PAGES: "off", RATE_LIMIT_SCALE: "0" } });
});
afterAll(() => server.dispose());

it("counts matches, choices, their times and sizes, and who came", async () => {
  const duel = await Duel.byLink({ endpoints: [[server.url], [server.url]], luck: 1 });
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
  expect(value('spellroom_message_bytes_count{message="update"}')).toBeGreaterThan(12);
  expect(value('spellroom_arrivals_total{kind="first"}')).toBe(2);
  duel.close();
});
