import { describe, expect, it } from "vitest";
import { newGame, reviveGame, sameBeginning } from "../../src/worker/kept-game.ts";
import { setUpPractice } from "../../src/worker/practice-setup.ts";
import { reviewOf } from "../../src/worker/review.ts";
import { ADA, BRASS, begin, PracticeTable } from "./practice-table.ts";

const limits = { nodes: 40, milliseconds: Number.POSITIVE_INFINITY, reach: { turns: 0, decisions: 20 } };
const wish = { format: "presets", seats: [ADA, BRASS] };

/** A game that is over, as its record tells it. */
function played() {
  const table = new PracticeTable(begin(ADA, BRASS));
  table.playUntil(() => table.match.position.state.turn.number >= 5);
  const made = setUpPractice(wish, "5a".repeat(32), () => 0);
  if (!made.ok) throw new Error("the game can't be set up");
  const { setup, ruleset } = made;
  return { setup, ruleset, inputs: table.match.game.inputs, table };
}

describe("a review", () => {
  it("goes through every input and rates the position at each real decision, the same every time", () => {
    const game = played();
    const steps = [...reviewOf(game, [], limits)];
    expect(steps.map(({ done }) => done)).toEqual(game.inputs.map((_, at) => at + 1));
    const points = steps.flatMap(({ point }) => point ?? []);
    expect(points.length).toBeGreaterThan(5);
    expect(points.every(({ chances }) => chances >= 0 && chances <= 1)).toBe(true);
    expect(new Set(points.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const { blunder } of steps) {
      if (blunder === null) continue;
      expect(blunder.lost).toBeGreaterThanOrEqual(0.15);
      expect(blunder.better).not.toEqual(blunder.chosen);
    }
    expect([...reviewOf(game, [], limits)]).toEqual(steps);
  });
});

describe("a match that is played on from another game", () => {
  it("stands where that game stood, is kept, and begins there again", () => {
    const { setup, ruleset, inputs, table } = played();
    const game = newGame(wish, setup, ruleset, inputs);
    if (game === null) throw new Error("the game can't be played on");
    expect(game.position.state.turn.number).toBe(table.match.position.state.turn.number);
    const on = new PracticeTable(game);
    on.playUntil(() => on.match.game.inputs.length > inputs.length + 5);
    const revived = reviveGame(structuredClone(on.kept));
    expect(revived?.inputs).toEqual(on.match.game.inputs);
    expect(revived && sameBeginning(revived)?.inputs).toEqual(inputs);
    on.playUntil(() => on.match.isOver);
  });

  it("is none where the inputs are of another game", () => {
    const { setup, ruleset, inputs } = played();
    expect(newGame(wish, setup, ruleset, inputs.toReversed())).toBeNull();
  });
});
