import type { GameState } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { isEmptyAttack, isWorthAStop } from "../src/automation/smart-stops.ts";
import { presetMatch } from "./support/preset-match.ts";

const start: GameState = presetMatch().state;

/** The game in a step of seat 0's turn, with attacks on these seats. */
function inStep(step: GameState["turn"]["step"], ...defending: readonly number[]): GameState {
  const attackers = defending.map((seat, object) => ({
    object,
    defender: { player: seat },
    defending: seat,
    blocked: null,
    blockers: [],
  }));
  const combat = {
    attackers,
    blockers: [],
    dealtFirst: [],
    attackersDeclared: true,
    hadAttackers: attackers.length > 0,
    blockersDeclared: false,
  };
  return { ...start, turn: { ...start.turn, active: 0, step }, combat };
}

/** The seats, of so many, for which a step is worth a stop. */
function stopsAt(state: GameState, seats = 2): number[] {
  const [player] = start.players;
  if (player === undefined) throw new Error("nobody plays");
  const players = Array.from({ length: seats }, (_, seat) => start.players[seat] ?? { ...player, seat });
  const game = { ...state, players };
  return players.map((_, seat) => seat).filter((seat) => isWorthAStop(game, seat));
}

describe("a smart stop", () => {
  it("is made in the player's own main phases and in nobody else's", () => {
    expect(stopsAt(inStep("precombatMain"))).toEqual([0]);
    expect(stopsAt(inStep("postcombatMain"))).toEqual([0]);
    for (const step of ["upkeep", "draw", "beginningOfCombat", "endOfCombat", "cleanup"] as const)
      expect(stopsAt(inStep(step))).toEqual([]);
  });

  it("is made by the attacked player, and after blocks by the attacking player, too", () => {
    expect(stopsAt(inStep("declareAttackers", 1))).toEqual([1]);
    expect(stopsAt(inStep("declareBlockers", 1))).toEqual([0, 1]);
    expect(stopsAt(inStep("declareAttackers"))).toEqual([]);
    expect(stopsAt(inStep("declareBlockers"))).toEqual([]);
  });

  it("leaves the attacks on others to those", () => {
    expect(stopsAt(inStep("declareAttackers", 2, 2), 4)).toEqual([2]);
    expect(stopsAt(inStep("declareBlockers", 2, 3), 4)).toEqual([0, 2, 3]);
  });

  it("is made in the end step before the player's own turn, whichever players have left", () => {
    expect(stopsAt(inStep("end"), 4)).toEqual([1]);
    const state = inStep("end");
    const players = [0, 1, 2].map((seat) => {
      const player = start.players[Math.min(seat, 1)];
      if (player === undefined) throw new Error("nobody plays");
      return { ...player, seat, lost: seat === 1 ? ("concede" as const) : null };
    });
    expect([1, 2].filter((seat) => isWorthAStop({ ...state, players }, seat))).toEqual([2]);
  });
});

it("a declare attackers step without attackers has no stop", () => {
  expect(isEmptyAttack(inStep("declareAttackers"))).toBe(true);
  expect(isEmptyAttack(inStep("declareAttackers", 1))).toBe(false);
  expect(isEmptyAttack(inStep("end"))).toBe(false);
});
