import { greedyBot, instinctBot } from "@spellroom/bots";
import { loadPool, rulesetById } from "@spellroom/cards";
import { areTogether, type GameEvent } from "@spellroom/rules";
import { expect, test } from "vitest";
import { playGame } from "../src/game/play.ts";

/** A deck of burn and hasty creatures, whose every spell could be aimed at a teammate. */
const deck = ["Mountain", "Lightning Bolt", "Mountain", "Raging Goblin"].flatMap((name) => {
  const card = loadPool().byName(name);
  return card ? Array.from({ length: 10 }, () => card) : [];
});

test("bots on a team play two-headed giant to its end, and aim nothing at each other", () => {
  const events: GameEvent[] = [];
  const { state, capped } = playGame({
    setup: {
      ruleset: rulesetById("twoHeadedGiant"),
      seed: "9".repeat(64),
      players: ["Ada", "Bo", "Cy", "Di"].map((name) => ({ name, deck })),
    },
    bots: (definition) => {
      const aids = { definition, chance: () => 0.5 };
      return [greedyBot(aids), instinctBot(aids), instinctBot(aids), greedyBot(aids)];
    },
    maximumDecisions: 6_000,
    each: (step) => events.push(...step.events),
  });
  expect(capped).toBe(false);
  expect([
    [0, 1],
    [2, 3],
  ]).toContainEqual(state.result?.winners);
  const dealt = events.flatMap((event) =>
    event.kind === "damageDealt" && "player" in event.to
      ? [[event.controller, event.to.player] as const]
      : [],
  );
  expect(dealt.length).toBeGreaterThan(5);
  expect(dealt.filter(([from, to]) => areTogether(state, from, to))).toEqual([]);
});
