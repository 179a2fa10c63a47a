import { rulesetById } from "@spellroom/cards";
import { expect, it } from "vitest";
import { Play } from "../effects/play.ts";
import { board } from "../support/board.ts";

it("a player with 0 life loses only where the ruleset says so (704.5a)", () => {
  const full = rulesetById("full");
  const game = (zeroLife: boolean) => {
    const { state } = board({ A: { life: 0 }, B: {} });
    const plan = full.steps.map(({ step }) => step);
    const ruleset = { ...full, loseAt: { ...full.loseAt, zeroLife } };
    const turn = { ...state.turn, plan, at: plan.indexOf("precombatMain") };
    return new Play({
      ...state,
      ruleset,
      turn,
      frames: [{ kind: "priority", holder: 0, passed: [], checked: false }],
    });
  };
  expect(game(true).state.result?.winners).toEqual([1]);
  expect(game(false).state.result).toBeNull();
});
