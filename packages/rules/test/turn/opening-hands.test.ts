import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { type Choice, choose, type GameState, startGame } from "../../src/index.ts";
import { card } from "../support/cards.ts";
import { real } from "../support/duel.ts";

const line = card("Line", {
  types: ["enchantment"],
  manaCost: ["4"],
  abilities: [
    {
      kind: "static",
      zone: "hand",
      effects: [{ kind: "rule", rule: { kind: "beginsOnBattlefield" } }],
    },
  ],
});

const FOREST = real("Forest");

function begun(deck: readonly (typeof line)[]): GameState {
  const players = ["A", "B"].map((name, seat) => ({
    name,
    deck: seat === 0 ? deck : Array.from({ length: 20 }, () => FOREST),
  }));
  const seed = "0".repeat(64);
  const { state } = startGame({ ruleset: rulesetById("full"), seed, players });
  const kept = answered(state, { kind: "confirm", yes: false });
  return answered(kept, { kind: "confirm", yes: false });
}

function answered(state: GameState, choice: Choice): GameState {
  const { decision } = state;
  if (!decision) throw new Error("nothing is asked");
  const result = choose(state, decision.seat, decision.id, choice);
  if (!result.ok) throw new Error(result.refusal.kind);
  return result.state;
}

describe("cards of an opening hand", () => {
  it("may be on the battlefield as the game begins, as many as their owner likes", () => {
    const state = begun(Array.from({ length: 20 }, () => line));
    const { decision } = state;
    expect(decision).toMatchObject({ kind: "pick", seat: 0, min: 0, max: 7 });
    const after = answered(state, { kind: "pick", values: [0, 1] });
    expect(after.battlefield).toHaveLength(2);
    expect(after.players[0]?.hand).toHaveLength(5);
    expect(after.turn.number).toBe(1);
  });

  it("ask nothing of a player who has none of them", () => {
    const state = begun(Array.from({ length: 20 }, () => FOREST));
    expect(state.decision?.kind).not.toBe("pick");
    expect(state.turn.number).toBe(1);
  });
});
