import { MOMENTS, type MomentName, type PhaseName, STEPS, type StepName } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import { isActive } from "../../state/teams.ts";

export type During = readonly (PhaseName | StepName | "yourTurn" | "opponentsTurn" | MomentName)[];

/** Whose priority it is, or `null` while nobody has it (CR 117.1). */
export function priorityHolder(state: GameState): Seat | null {
  const frame = state.frames[state.frames.length - 1];
  return frame?.kind === "priority" ? frame.holder : null;
}

/** A main phase of a turn of that player's with nothing on the stack (CR 307.1, 602.5d, 606.3, 116.2a). */
export function isSorceryTime(state: GameState, seat: Seat): boolean {
  return isActive(state, seat) && state.stack.length === 0 && isMainPhase(state);
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

/** The step that a moment is before, which none of the turn may have been yet. */
const BEFORE: Readonly<Partial<Record<MomentName, StepName>>> = {
  beforeAttackers: "declareAttackers",
  beforeBlockers: "declareBlockers",
  beforeCombatDamage: "firstStrikeDamage",
  beforeEndOfCombat: "endOfCombat",
};

/**
 * Whether now is within the time a text names (CR 602.5, 601.3): whose turn and how early are conditions of their own, of
 * several steps or phases one is enough.
 */
export function isDuring(state: GameState, seat: Seat, during: During): boolean {
  const { step } = state.turn;
  let steps = 0;
  let inStep = false;
  for (const word of during) {
    if (word === "yourTurn") {
      if (!isActive(state, seat)) return false;
    } else if (word === "opponentsTurn") {
      if (isActive(state, seat)) return false;
    } else if (isMoment(word)) {
      if (!isAt(state, word, during.includes("combat"))) return false;
    } else {
      steps++;
      inStep ||= word === step || word === PHASE_OF[step];
    }
  }
  return steps === 0 || inStep;
}

function isMoment(word: During[number]): word is MomentName {
  return MOMENTS.some((moment) => moment === word);
}

/**
 * Whether a moment is now. "During combat" it is one of the present combat phase; otherwise what it is before may not have been
 * in any combat of the turn.
 */
function isAt({ turn, combat }: GameState, moment: MomentName, ofThisCombat: boolean): boolean {
  const { step, plan, at } = turn;
  if (moment === "afterBlockers") return combat?.blockersDeclared === true;
  if (moment === "afterCombat")
    return plan.slice(0, at).includes("endOfCombat") && PHASE_OF[step] !== "combat";
  if (moment === "afterUpkeep") return STEPS.indexOf(step) > STEPS.indexOf("upkeep");
  const limit = BEFORE[moment];
  if (limit === undefined) return false;
  const isEarly = STEPS.indexOf(step) < STEPS.indexOf(limit);
  return isEarly && (ofThisCombat || !plan.slice(0, at).includes(limit));
}
