import {
  type Act,
  type Choice,
  characteristics,
  type Decision,
  type GameState,
  isActive,
} from "@spellroom/rules";
import { printed } from "./worth.ts";

/** What a player remembers from one decision to the next. */
export interface Habits {
  /** The turn in which something was last activated, by object. */
  readonly usedIn: Map<number, number>;
}

/** The most useful act with priority, or a pass when nothing is worth its mana now. */
export function greedyAct(
  state: GameState,
  { seat, acts }: Extract<Decision, { kind: "act" }>,
  habits: Habits,
): Choice {
  let best: Act | undefined;
  let most = 0;
  for (const act of acts) {
    const score = scoreOf(state, seat, act, habits);
    if (score <= most) continue;
    best = act;
    most = score;
  }
  if (best?.kind === "activate") habits.usedIn.set(best.object, state.turn.number);
  return { kind: "act", act: best?.id ?? "pass", autoPay: true };
}

function scoreOf(state: GameState, seat: number, act: Act, habits: Habits): number {
  switch (act.kind) {
    case "playLand":
      return 1_000;
    case "cast":
      return castScore(state, seat, act);
    case "activate": {
      if (act.mana || !isMyMain(state, seat) || habits.usedIn.get(act.object) === state.turn.number) return 0;
      return characteristics(state, act.object).types.includes("planeswalker") ? 200 : 30;
    }
    default:
      return 0;
  }
}

/** Biggest first: in one's main phase, instants also in combat, in response and at the end of the opponent's turn. */
function castScore(state: GameState, seat: number, act: Extract<Act, { kind: "cast" }>): number {
  const { types, manaValue } = characteristics(state, act.object);
  if (isMyMain(state, seat)) return (types.includes("creature") ? 100 : 80) + manaValue * 10;
  if (!printed(state, act.object)?.types.includes("instant")) return 0;
  const top = state.stack[state.stack.length - 1];
  const answers = top !== undefined && characteristics(state, top).controller !== seat;
  const { step } = state.turn;
  return answers || step === "declareBlockers" || (step === "end" && !isActive(state, seat))
    ? 50 + manaValue
    : 0;
}

function isMyMain(state: GameState, seat: number): boolean {
  const { turn, stack } = state;
  return (
    isActive(state, seat) &&
    stack.length === 0 &&
    (turn.step === "precombatMain" || turn.step === "postcombatMain")
  );
}
