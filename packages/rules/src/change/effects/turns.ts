import type { StepName } from "@spellroom/card-language";
import { playerOf } from "../../state/access.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import { oneOfEachTurn } from "../../state/teams.ts";
import { presentPlace } from "../../state/turn.ts";
import { controlNextTurnOf } from "../events/player-control.ts";
import { tell, updatePlayer } from "../game/game.ts";
import { captured } from "./lasting.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 500.7, 805.8: the latest extra turn is taken first. */
export function extraTurn(run: Run, effect: EffectOf<"extraTurn">): void {
  const seats = oneOfEachTurn(run.state, run.players(effect.who));
  const { g } = run;
  const made = effect.thenLose ? losing(run) : null;
  run.finish(undefined, { did: seats.length > 0 });
  const turns = seats.toReversed().map((seat) => ({ seat, ...(made ? { id: made.timestamp } : {}) }));
  g.state.turn = { ...g.state.turn, extraTurns: [...g.state.turn.extraTurns, ...turns] };
  if (made) g.state.delayed = [...g.state.delayed, made];
  for (const seat of seats) tell(g, { kind: "extraTurn", seat });
}

/** "At the beginning of that turn's end step, you lose the game": of no other turn that comes before it (CR 603.7). */
function losing(run: Run): DelayedTrigger {
  const timestamp = run.g.state.nextTimestamp++;
  return {
    timestamp,
    event: { kind: "nextStep", step: "end", whose: [run.controller], ofExtraTurn: timestamp },
    body: { kind: "plain", effects: [{ kind: "loseGame", who: { kind: "you" } }] },
    context: captured(run),
    repeats: false,
    lasting: null,
    madeInStep: presentPlace(run.state.turn),
  };
}

const PHASE_STEPS: Readonly<Record<EffectOf<"extraPhase">["phases"][number], readonly StepName[]>> = {
  beginning: ["untap", "upkeep", "draw"],
  main: ["postcombatMain"],
  combat: [
    "beginningOfCombat",
    "declareAttackers",
    "declareBlockers",
    "firstStrikeDamage",
    "combatDamage",
    "endOfCombat",
  ],
  end: ["end", "cleanup"],
};

const PHASES: readonly (readonly StepName[])[] = [
  ["untap", "upkeep", "draw"],
  ["precombatMain"],
  PHASE_STEPS.combat,
  ["postcombatMain"],
  ["end", "cleanup"],
];

/** CR 500.8: put in directly after the phase that it follows; what was put in there earlier comes after it. */
export function extraPhase(run: Run, effect: EffectOf<"extraPhase">): void {
  const { turn, ruleset } = run.state;
  const known = new Set(ruleset.steps.map(({ step }) => step));
  const steps = effect.phases.flatMap((phase) => PHASE_STEPS[phase]).filter((step) => known.has(step));
  const after = effect.after === "main" ? endOfMain(turn.plan, turn.at) : endOfPhase(turn.plan, turn.at);
  run.finish(undefined, { did: steps.length > 0 });
  run.g.state.turn = {
    ...turn,
    plan: [...turn.plan.slice(0, after + 1), ...steps, ...turn.plan.slice(after + 1)],
  };
}

/** The index of the last step of the phase that the turn is in. */
function endOfPhase(plan: readonly StepName[], at: number): number {
  const phase = PHASES.find((steps) => steps.some((step) => step === plan[at])) ?? [];
  let last = at;
  while (last + 1 < plan.length && isLaterIn(phase, plan[last], plan[last + 1])) last++;
  return last;
}

function isLaterIn(
  phase: readonly StepName[],
  step: StepName | undefined,
  next: StepName | undefined,
): boolean {
  if (step === undefined || next === undefined) return false;
  const from = phase.indexOf(step);
  return from >= 0 && phase.indexOf(next) > from;
}

/** The main phase that the turn is in, else the next one. */
function endOfMain(plan: readonly StepName[], at: number): number {
  const found = plan.findIndex(
    (step, index) => index >= at && (step === "precombatMain" || step === "postcombatMain"),
  );
  return found < 0 ? endOfPhase(plan, at) : found;
}

/** CR 720.1. */
export function controlNextTurn(run: Run, effect: EffectOf<"controlNextTurn">): void {
  const by = run.player(effect.who);
  const seats = run.players(effect.of);
  run.finish(undefined, { did: by !== undefined && seats.length > 0 });
  if (by !== undefined)
    for (const seat of seats)
      controlNextTurnOf(run.g, { seat, by, ...(effect.thenExtraTurn ? { thenExtraTurn: true } : {}) });
}

/** CR 614.10. */
export function skipNext(run: Run, effect: EffectOf<"skipNext">): void {
  const seats = oneOfEachTurn(run.state, run.players(effect.who));
  run.finish(undefined, { did: seats.length > 0 });
  for (const seat of seats) {
    const { skips } = playerOf(run.state, seat);
    updatePlayer(run.g, seat, {
      skips: { ...skips, [effect.what]: (skips[effect.what] ?? 0) + (effect.times ?? 1) },
    });
  }
}
