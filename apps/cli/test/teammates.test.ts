import { greedyBot, instinctBot } from "@spellroom/bots";
import { loadPool, rulesetById } from "@spellroom/cards";
import { areTogether, type Entity, type GameEvent, type GameState, type Seat } from "@spellroom/rules";
import { expect, test } from "vitest";
import { type PlayedGame, playGame } from "../src/game/play.ts";

/** A deck of burn and hasty creatures, whose every spell could be aimed at a teammate. */
const deck = ["Mountain", "Lightning Bolt", "Mountain", "Raging Goblin"].flatMap((name) => {
  const card = loadPool().byName(name);
  return card ? Array.from({ length: 10 }, () => card) : [];
});

/** Who aims a spell or deals damage, and at whom or at whose permanent. */
type Aim = readonly [by: Seat, at: Seat];

function aimsOf(event: GameEvent, whose: (entity: Entity) => readonly Seat[]): readonly Aim[] {
  if (event.kind === "spellCast")
    return event.targets.flatMap((target) => whose(target).map((at): Aim => [event.seat, at]));
  if (event.kind === "damageDealt") return whose(event.to).map((at) => [event.controller, at]);
  return [];
}

/** A whole game of four bots, with everything that was aimed at players and at permanents. */
function played(seed: string): PlayedGame & { readonly atPlayers: Aim[]; readonly atPermanents: Aim[] } {
  const atPlayers: Aim[] = [];
  const atPermanents: Aim[] = [];
  let before: GameState | null = null;
  const game = playGame({
    setup: {
      ruleset: rulesetById("twoHeadedGiant"),
      seed: seed.repeat(64),
      players: ["Ada", "Bo", "Cy", "Di"].map((name) => ({ name, deck })),
    },
    bots: (definition) => {
      const aids = { definition, chance: () => 0.5 };
      return [greedyBot(aids), instinctBot(aids), instinctBot(aids), greedyBot(aids)];
    },
    maximumDecisions: 6_000,
    each: ({ state, events }) => {
      // What dies of damage has no controller afterwards.
      const { objects } = before ?? state;
      for (const event of events) {
        atPlayers.push(...aimsOf(event, (to) => ("player" in to ? [to.player] : [])));
        atPermanents.push(
          ...aimsOf(event, (to) => ("object" in to ? [objects[to.object]?.controller ?? -1] : [])),
        );
      }
      before = state;
    },
  });
  return { ...game, atPlayers, atPermanents };
}

test.each(["9", "2", "c"])(
  "bots on a team play two-headed giant to its end, and aim nothing at each other or at each other's creatures: seed %s",
  (seed) => {
    const { state, capped, atPlayers, atPermanents } = played(seed);
    expect(capped).toBe(false);
    expect([
      [0, 1],
      [2, 3],
    ]).toContainEqual(state.result?.winners);
    expect(atPlayers.length).toBeGreaterThan(5);
    expect(atPermanents.length).toBeGreaterThan(0);
    expect(atPermanents.filter(([, at]) => at < 0)).toEqual([]);
    expect([...atPlayers, ...atPermanents].filter(([by, at]) => areTogether(state, by, at))).toEqual([]);
  },
);
