import { expect, it } from "vitest";
import { createLogger } from "../../src/logging/logger.ts";
import { LiveMatches } from "../../src/match/hosting/live-matches.ts";
import { openMatchBench, presetMatch } from "../support/match-bench.ts";
import { until } from "../support/processes.ts";

it("bots of a featured match wait while they may not play, and continue from there when they may", async () => {
  await using bench = await openMatchBench();
  let mayPlay = false;
  let asked = 0;
  const live = new LiveMatches({
    journal: bench.journal,
    definitions: bench.definitions,
    cardNamed: () => undefined,
    logger: createLogger("silent"),
    botThinkingMs: 0,
    mayFeature: () => {
      asked++;
      return mayPlay;
    },
  });
  const match = presetMatch([{ bot: "greedy" }, { bot: "script" }]);
  const created = await bench.journal.create({ ...match, origin: "featured" });
  if (created.outcome !== "created") throw new Error("the match was not made");
  const featured = await live.open(match.id, created.epoch);
  await until(() => asked >= 4);
  expect(featured.length).toBe(0);
  mayPlay = true;
  await until(() => featured.length > 10);
  live.closeAll();
});
