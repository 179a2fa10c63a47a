import type { StepName } from "@spellroom/card-language";
import type { GameState } from "@spellroom/rules";
import type { Scenario, ScenarioStep } from "./scenario.ts";

const STEP_OF: Readonly<Record<ScenarioStep, StepName>> = {
  untap: "untap",
  upkeep: "upkeep",
  draw: "draw",
  "precombat-main": "precombatMain",
  "beginning-of-combat": "beginningOfCombat",
  "declare-attackers": "declareAttackers",
  "declare-blockers": "declareBlockers",
  "first-strike-damage": "firstStrikeDamage",
  "combat-damage": "combatDamage",
  "end-of-combat": "endOfCombat",
  "postcombat-main": "postcombatMain",
  end: "end",
  cleanup: "cleanup",
};

/** The step that a scenario means, as the rules name it. */
export function stepName(step: ScenarioStep): StepName {
  return STEP_OF[step];
}

export function isNow(
  state: GameState,
  when: { readonly turn: number; readonly step: ScenarioStep },
): boolean {
  return state.turn.number === when.turn && state.turn.step === stepName(when.step);
}

/** Whether the step in which a scenario stops lies behind. */
export function isPast(state: GameState, { turn, step }: Scenario["stop"]): boolean {
  const { number, step: now } = state.turn;
  if (number !== turn) return number > turn;
  const order = state.ruleset.steps.map((one) => one.step);
  return order.indexOf(now) > order.indexOf(stepName(step));
}

/**
 * In the step in which a scenario stops: the same state with no step after this one. Together with a limit of turns the game
 * then ends with exactly this step, before anything of the next one has happened.
 */
export function withoutLaterSteps(state: GameState): GameState {
  const { turn } = state;
  if (turn.plan.length === turn.at + 1) return state;
  return { ...state, turn: { ...turn, plan: turn.plan.slice(0, turn.at + 1) } };
}
