import type { PhaseName, StepName } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";

export type During = readonly (PhaseName | StepName | "yourTurn" | "opponentsTurn" | "beforeAttackers")[];

/** Whose priority it is, or `null` while nobody has it (CR 117.1). */
export function priorityHolder(state: GameState): Seat | null {
  const frame = state.frames[state.frames.length - 1];
  return frame?.kind === "priority" ? frame.holder : null;
}

/** A main phase of that player's own turn with nothing on the stack (CR 307.1, 602.5d, 606.3, 116.2a). */
export function isSorceryTime(state: GameState, seat: Seat): boolean {
  return state.turn.active === seat && state.stack.length === 0 && isMainPhase(state);
}

/** Whether the ruleset lets spells of sorcery timing and lands be played in the present step. */
export function isMainPhase(state: GameState): boolean {
  let main = mainSteps.get(state.ruleset);
  if (!main) {
    main = new Set(state.ruleset.steps.filter((one) => one.main).map((one) => one.step));
    mainSteps.set(state.ruleset, main);
  }
  return main.has(state.turn.step);
}
const mainSteps = new WeakMap<GameState["ruleset"], ReadonlySet<StepName>>();

const PHASE_OF: Readonly<Record<StepName, PhaseName>> = {
  untap: "beginning",
  upkeep: "beginning",
  draw: "beginning",
  precombatMain: "precombatMain",
  beginningOfCombat: "combat",
  declareAttackers: "combat",
  declareBlockers: "combat",
  firstStrikeDamage: "combat",
  combatDamage: "combat",
  endOfCombat: "combat",
  postcombatMain: "postcombatMain",
  end: "ending",
  cleanup: "ending",
};

const BEFORE_ATTACKERS: ReadonlySet<StepName> = new Set<StepName>([
  "untap",
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
]);

/**
 * Whether now is within the time a text names (CR 602.5, 601.3): whose turn and how early are conditions of their own, of
 * several steps or phases one is enough.
 */
export function isDuring(state: GameState, seat: Seat, during: During): boolean {
  const { active, step, plan, at } = state.turn;
  let steps = 0;
  let inStep = false;
  for (const word of during) {
    if (word === "yourTurn") {
      if (active !== seat) return false;
    } else if (word === "opponentsTurn") {
      if (active === seat) return false;
    } else if (word === "beforeAttackers") {
      const late = plan.slice(0, at).includes("declareAttackers");
      if (late || !BEFORE_ATTACKERS.has(step)) return false;
    } else {
      steps++;
      inStep ||= word === step || word === PHASE_OF[step];
    }
  }
  return steps === 0 || inStep;
}
